# Die Befehle für Tische: play, serve, tables.
cli-play = Skye auf diesem Rechner starten und im Browser öffnen. Tische bleiben bis zum nächsten Mal erhalten.
cli-play-short = Im Browser spielen
play-port = Port; sonst derselbe wie beim letzten Mal, wenn er frei ist.
play-data = Ordner für die Tische; sonst der übliche Ort für Anwendungsdaten.
play-lan = Auch andere Rechner und Telefone im selben Netz mitspielen lassen.
play-no-browser = Nur den Link ausgeben, keinen Browser öffnen.
play-log = Das Protokoll in diesem Format ins Terminal schreiben statt in eine Datei neben den Tischen.
play-missing = Dieser Befehl braucht das Paket „{ $package }“, das nicht installiert ist. Alles zum Spielen installierst du im Ordner von Skye mit: pip install ".[play]"
play-ready = Skye läuft unter { $url }
play-others = Für andere in deinem Netz: { $url }
play-no-network = Es wurde kein Netz gefunden: Nur dieser Rechner kann spielen.
play-stop = Ende mit Strg-C; die Tische bleiben erhalten.
play-stopped = Beendet. Deine Tische bleiben erhalten.
play-running = Skye läuft schon: { $url }
play-running-alone = Es wurde nur für diesen Rechner gestartet. Damit andere mitspielen können, beende es und starte es mit --lan.
play-folder = Der Ordner { $folder } ist für die Tische nicht verwendbar: { $problem }. Wähle mit --data einen anderen.
play-unusable = { $problem } Prüfe, ob auf dem Datenträger Platz ist und du dort schreiben darfst, oder wähle mit --data einen anderen Ordner.
play-busy = Die Tische in { $folder } werden von einem anderen Server benutzt, der hier nicht antwortet. Beende ihn oder wähle mit --data einen anderen Ordner.
play-failed = Der Server konnte nicht starten. Der Grund steht in { $log }.

cli-serve = Einen Server mit Tischen für alle betreiben, die ihn erreichen. Siehe docs/server.md.
cli-serve-short = Einen Server mit Tischen betreiben
serve-database = Datenbank: sqlite:///DATEI oder postgresql://NAME@RECHNER/DATENBANK; sonst { $variable }, dann die Tische von „play“. Eine Adresse mit Passwort gehört in { $variable }: Eine Befehlszeile ist für andere sichtbar.
serve-host = Adresse, an der der Server lauscht; 0.0.0.0 für alle.
serve-port = Port, an dem der Server lauscht; 0 für einen beliebigen freien.
serve-workers = Anzahl der Serverprozesse; mehr als einer braucht PostgreSQL.
serve-thinkers = Anzahl der Bot-Prozesse je Serverprozess; ohne Angabe werden die Kerne dieses Rechners auf die Serverprozesse verteilt.
serve-host-name = Hostname, unter dem der Server erreichbar ist; mehrfach möglich. Ohne Angabe: jeder Name, oder nur die eigenen dieses Rechners, wenn der Server nur dort lauscht.
serve-origin = Andere Website, deren Seiten diesen Server benutzen dürfen, etwa https://example.org; mehrfach möglich.
serve-proxy = Adresse oder Netz eines vertrauenswürdigen Proxys, der die Adresse des Clients weitergibt; mehrfach möglich.
serve-log = Format des Protokolls auf der Fehlerausgabe.
serve-level = Niedrigste Stufe von Ereignissen, die protokolliert wird.
serve-keep-finished = Tage, die ein beendeter Tisch erhalten bleibt, oder never, um keinen zu löschen. Ohne Angabe: { $days }, und never für die Tische von play.
serve-keep-unfinished = Tage, die ein Tisch erhalten bleibt, an dem niemand zieht oder verbunden ist, oder never, um keinen zu löschen. Ohne Angabe: { $days }, und never für die Tische von play.
serve-not-days = '{ $value }' ist weder eine Anzahl von Tagen, von 1 bis 36500, noch never.
serve-ready = Tische stehen bereit: { $url }
serve-one-worker = Aus einer SQLite-Datei kann nur ein Prozess Tische bedienen. Für mehrere nimm PostgreSQL: --database postgresql://NAME@RECHNER/DATENBANK
serve-not-proxy = „{ $found }“ ist keine Adresse eines Proxys. Gib eine Adresse oder ein Netz an, etwa 127.0.0.1 oder 10.0.0.0/8.
serve-port-taken = Port { $port } wird von einem anderen Programm benutzt. Wähle mit --port einen anderen.
serve-port-denied = Port { $port } darfst du nicht benutzen. Wähle mit --port einen über 1023.
serve-address = An { $host } kann der Server nicht lauschen: { $problem }. Wähle eine Adresse dieses Rechners.
serve-failed = Der Server konnte nicht starten. Der Grund steht oben im Protokoll.
serve-few-files = Dieses System lässt den Server { $files } Dateien öffnen, genug für { $connections } gleichzeitige Verbindungen statt { $wanted }. Für mehr erhöhe das Limit: ulimit -n, oder LimitNOFILE in der systemd-Unit.

cli-tables = Die Tische eines Servers auflisten, ihre Spiele in eine Datei exportieren, Spiele als Tische importieren, die Datenbank prüfen oder einen Tisch löschen. Alles geht auch, während der Server läuft.
cli-tables-short = Tische auflisten, prüfen, exportieren, importieren, löschen
tables-list = Tische auflisten, die neuesten zuerst.
tables-list-short = Tische auflisten
tables-all = Alle auflisten, nicht nur die neuesten.
tables-none = Es gibt noch keine Tische.
tables-more = Das sind die neuesten { $count }; mit --all kommen auch die übrigen.
tables-counts = Spielbar: { $playable }, beendet: { $finished }, nicht weiterspielbar: { $halted }
tables-column-code = Code
tables-column-status = Status
tables-column-changed = Letzte Änderung
tables-column-game = Spiel
tables-column-players = Spieler
tables-base = Grundspiel
tables-status-waiting = wartet
tables-status-playing = Runde { $round }
tables-status-over = beendet
tables-status-halted = nicht weiterspielbar
tables-player = { $name }
tables-open-seat = (frei)

tables-export = Die Spiele beendeter Tische als Aufzeichnung in eine Datei exportieren, die replay, show und stats lesen können.
tables-export-short = Spiele in eine Datei exportieren
tables-take-unfinished = Auch einen nicht beendeten Tisch exportieren, so weit alle dort das Spiel kennen.
tables-unknown = Kein Tisch hat den Code „{ $code }“. „skye tables list“ zeigt alle Codes.
tables-no-database = Die Datenbank { $url } gibt es noch nicht. Sie wird mit dem ersten Tisch angelegt; mit --database lässt sich eine andere angeben.
tables-not-begun = Das Spiel an { $code } hat noch nicht begonnen: Es gibt nichts zu exportieren.
tables-unfinished = Das Spiel an { $code } ist nicht zu Ende. Mit --unfinished wird exportiert, was bisher alle davon wissen.
tables-many-unfinished = Eine Datei kann nur ein nicht beendetes Spiel enthalten, und zwar am Ende. Exportiere diese in eigene Dateien: { $codes }.
tables-mixed = Diese Spiele wurden nicht mit demselben Material gespielt (mit oder ohne Erweiterung oder mit anderen Plättchen); sie können nicht in derselben Datei stehen. Exportiere sie in mehrere Dateien.

tables-import = Die Spiele einer Aufzeichnung prüfen und jedes als beendeten Tisch speichern.
tables-import-short = Spiele als Tische importieren
tables-imported =
    { $games ->
        [one] { $games } Spiel ist jetzt ein Tisch.
       *[other] { $games } Spiele sind jetzt Tische.
    }
tables-name = { $file }: In Spiel { $game } heißt jemand „{ $name }“, mit Zeichen, die sich nicht anzeigen lassen. Ändere den Namen und versuche es noch einmal.

tables-check = Die ganze Datenbank prüfen: ihre Datei, das Material und jeden Tisch, der dazu nachgespielt wird. Der Rückgabewert ist 1, wenn etwas nicht stimmt.
tables-check-short = Die ganze Datenbank prüfen
tables-checking = Prüfen
check-database = Die Datenbank selbst ist beschädigt: { $problem }
check-material = Das Material { $digest }, das Tische verwenden, ist beschädigt oder nicht lesbar.
check-list = Der Listeneintrag dieses Tisches stimmt nicht mit seinem Protokoll überein.
check-faults =
    { $count ->
        [one] Ein Fehler wurde gefunden.
       *[other] { $count } Fehler wurden gefunden.
    } Spiele eine Sicherung zurück, oder rette mit „skye tables export“, was sich exportieren lässt.
check-sound = Alles ist in Ordnung.

tables-delete = Einen Tisch mit seinem Spiel endgültig löschen.
tables-delete-short = Einen Tisch löschen
tables-yes = Keine Bestätigung verlangen.
tables-sure = { $table } endgültig löschen? [j/N]
tables-answer-yes = ja
tables-left = Nichts wurde gelöscht.
tables-deleted = Gelöscht: { $table }
