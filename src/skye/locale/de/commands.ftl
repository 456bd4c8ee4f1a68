# Die Befehle für Tische: play, serve, tables.
cli-play = Auf diesem Rechner einen Tisch decken und im Browser öffnen. Tische bleiben bis zum nächsten Mal erhalten.
cli-play-short = Im Browser spielen
play-port = Port; sonst der vom letzten Mal, wenn er frei ist.
play-data = Ordner für die Tische; sonst der übliche Ort für Daten von Programmen.
play-lan = Auch andere Rechner und Telefone im selben Netz mitspielen lassen.
play-no-browser = Nur den Link ausgeben, keinen Browser öffnen.
play-log = Das Protokoll in dieser Form ins Terminal schreiben statt in eine Datei neben den Tischen.
play-missing = Dieser Befehl braucht das Paket „{ $package }“, das nicht installiert ist. Alles zum Spielen installierst du im Ordner von Skye mit: pip install ".[play]"
play-ready = Der Tisch ist gedeckt: { $url }
play-others = Für andere in deinem Netz: { $url }
play-no-network = Es wurde kein Netz gefunden: nur dieser Rechner kann spielen.
play-stop = Ende mit Strg-C; die Tische bleiben erhalten.
play-stopped = Beendet. Deine Tische bleiben erhalten.
play-running = Skye läuft schon: { $url }
play-running-alone = Es wurde nur für diesen Rechner gestartet. Damit andere mitspielen können, beende es und starte es mit --lan.
play-folder = Der Ordner { $folder } ist für die Tische nicht verwendbar: { $problem }. Wähle mit --data einen anderen.
play-unusable = { $problem } Prüfe, ob der Datenträger Platz hat und du dort schreiben darfst, oder wähle mit --data einen anderen Ordner.
play-busy = Die Tische in { $folder } gehören gerade einem anderen Server, der hier nicht antwortet. Beende ihn oder wähle mit --data einen anderen Ordner.
play-failed = Der Server konnte nicht starten. Warum, steht in { $log }.

cli-serve = Einen Server mit Tischen für alle betreiben, die ihn erreichen. Wie das gut geht, steht in docs/server.md.
cli-serve-short = Einen Server mit Tischen betreiben
serve-database = Datenbank: sqlite:///DATEI oder postgresql://NAME@RECHNER/DATENBANK; sonst { $variable }, dann die Tische von „play“. Eine Adresse mit Passwort gehört in { $variable }: eine Befehlszeile ist für andere sichtbar.
serve-host = Adresse, an der er lauscht; 0.0.0.0 für alle.
serve-port = Port, an dem er lauscht; 0 für irgendeinen freien.
serve-workers = Prozesse, die bedienen; mehr als einer braucht PostgreSQL.
serve-thinkers = Prozesse, in denen Bots denken, für jeden Prozess, der bedient; ohne Angabe werden die Kerne dieses Rechners auf diese verteilt.
serve-host-name = Name, unter dem der Server angesprochen werden darf; mehrfach möglich. Ohne Angabe: jeder Name, oder nur die eigenen dieses Rechners, wenn er nur dort lauscht.
serve-origin = Andere Website, deren Seiten diesen Server benutzen dürfen, etwa https://example.org; mehrfach möglich.
serve-proxy = Adresse oder Netz eines Proxys, dem geglaubt wird, wer fragt; mehrfach möglich.
serve-log = Form des Protokolls auf der Fehlerausgabe.
serve-level = Die unwichtigsten Ereignisse, die noch protokolliert werden.
serve-keep-finished = Tage, die ein beendeter Tisch erhalten bleibt, oder never, um keinen zu löschen. Ohne Angabe: { $days }, und never für die Tische von play.
serve-keep-unfinished = Tage, die ein Tisch erhalten bleibt, an dem niemand zieht oder verbunden ist, oder never, um keinen zu löschen. Ohne Angabe: { $days }, und never für die Tische von play.
serve-not-days = '{ $value }' ist weder eine Zahl von Tagen, von 1 bis 36500, noch never.
serve-ready = Tische stehen bereit: { $url }
serve-one-worker = Aus einer SQLite-Datei kann nur ein Prozess Tische bedienen. Für mehrere nimm PostgreSQL: --database postgresql://NAME@RECHNER/DATENBANK
serve-not-proxy = „{ $found }“ ist keine Adresse eines Proxys. Schreibe eine Adresse oder ein Netz, etwa 127.0.0.1 oder 10.0.0.0/8.
serve-port-taken = Port { $port } wird von einem anderen Programm benutzt. Wähle mit --port einen anderen.
serve-port-denied = Port { $port } darfst du nicht benutzen. Wähle mit --port einen über 1023.
serve-address = An { $host } kann der Server nicht lauschen: { $problem }. Wähle eine Adresse dieses Rechners.
serve-failed = Der Server konnte nicht starten. Warum, steht oben im Protokoll.
serve-few-files = Dieses System lässt den Server { $files } Dateien öffnen, genug für { $connections } gleichzeitige Verbindungen statt { $wanted }. Für mehr erhöhe die Grenze: ulimit -n, oder LimitNOFILE in einer Unit von systemd.

cli-tables = Die Tische eines Servers auflisten, ihre Spiele in eine Datei schreiben, Spiele als Tische aufnehmen, die Datenbank prüfen oder einen Tisch löschen. Alles geht auch, während der Server läuft.
cli-tables-short = Tische auflisten, prüfen, ausgeben, aufnehmen, löschen
tables-list = Tische auflisten, die neuesten zuerst.
tables-list-short = Tische auflisten
tables-all = Alle auflisten, nicht nur die neuesten.
tables-none = Es gibt noch keine Tische.
tables-more = Das sind die neuesten { $count }; mit --all kommen auch die übrigen.
tables-counts = Spielbar: { $playable }, beendet: { $finished }, nicht weiterspielbar: { $halted }
tables-column-code = Code
tables-column-status = Stand
tables-column-changed = Zuletzt
tables-column-game = Spiel
tables-column-players = Spieler
tables-base = Grundspiel
tables-status-waiting = wartet
tables-status-playing = Runde { $round }
tables-status-over = beendet
tables-status-halted = nicht weiterspielbar
tables-player = { $name }
tables-open-seat = (frei)

tables-export = Die Spiele beendeter Tische als Aufzeichnung in eine Datei schreiben, die replay, show und stats lesen.
tables-export-short = Spiele in eine Datei schreiben
tables-take-unfinished = Auch einen nicht beendeten Tisch nehmen, so weit dort alle sein Spiel kennen.
tables-unknown = Kein Tisch hat den Code „{ $code }“. „skye tables list“ zeigt alle Codes.
tables-no-database = Die Datenbank { $url } gibt es noch nicht. Sie entsteht mit dem ersten Tisch; mit --database lässt sich eine andere nennen.
tables-not-begun = Das Spiel an { $code } hat noch nicht begonnen: es gibt nichts zu schreiben.
tables-unfinished = Das Spiel an { $code } ist nicht zu Ende. Mit --unfinished wird geschrieben, was bisher alle davon wissen.
tables-many-unfinished = Nur ein nicht beendetes Spiel passt in eine Datei, an ihr Ende. Schreibe diese in eigene Dateien: { $codes }.
tables-mixed = Diese Spiele wurden nicht mit demselben Material gespielt, mit oder ohne Erweiterung oder mit anderen Plättchen; sie passen nicht in dieselbe Datei. Schreib sie in mehrere Dateien.

tables-import = Die Spiele einer Aufzeichnung prüfen und jedes als beendeten Tisch behalten.
tables-import-short = Spiele als Tische aufnehmen
tables-imported =
    { $games ->
        [one] { $games } Spiel ist jetzt ein Tisch.
       *[other] { $games } Spiele sind jetzt Tische.
    }
tables-name = { $file }: in Spiel { $game } heißt jemand „{ $name }“, mit Zeichen, die sich nicht zeigen lassen. Ändere den Namen und versuche es noch einmal.

tables-check = Die ganze Datenbank prüfen: ihre Datei, das Material und jeden Tisch, der dazu nachgespielt wird. Der Exit-Code ist 1, wenn etwas nicht stimmt.
tables-check-short = Die ganze Datenbank prüfen
tables-checking = Prüfen
check-database = Die Datenbank selbst ist beschädigt: { $problem }
check-material = Das Material { $digest }, mit dem Tische begonnen wurden, ist beschädigt oder nicht lesbar.
check-list = Was Listen von diesem Tisch zeigen, stimmt nicht mit seinem Protokoll überein.
check-faults =
    { $count ->
        [one] Ein Fehler wurde gefunden.
       *[other] { $count } Fehler wurden gefunden.
    } Spiel eine Sicherung zurück, oder rette mit „skye tables export“, was sich exportieren lässt.
check-sound = Alles ist in Ordnung.

tables-delete = Einen Tisch mit seinem Spiel endgültig löschen.
tables-delete-short = Einen Tisch löschen
tables-yes = Nicht nachfragen.
tables-sure = { $table } endgültig löschen? [j/N]
tables-answer-yes = ja
tables-left = Nichts wurde gelöscht.
tables-deleted = Gelöscht: { $table }
