# Die Befehlszeile.
cli-help = Das Brettspiel Isle of Skye spielen, untersuchen und einer Maschine beibringen.
cli-exit-codes = Rückgabewerte: 0 Erfolg; 1 ungültige Eingabe oder fehlgeschlagene Prüfung; 2 ungültiger Befehl; 130 abgebrochen.
cli-version = Die Version ausgeben.
cli-lang = Sprache aller Ausgaben; sonst gilt SKYE_LANG, dann die Sprache des Systems.
cli-stranger = Ein anderes Paket namens „skye“ (Version { $version }) ist neben diesem installiert; manche Dateien können aus ihm oder aus einer alten Version stammen. Entferne es mit pip uninstall skye und installiere Skye neu: pip install --force-reinstall --no-deps . in seinem Ordner.
cli-interrupted = Abgebrochen.
cli-os-error = { $file }: { $problem }
cli-written = Gespeichert: { $file }

cli-players = Anzahl der Spieler.
cli-seed = Ganze Zahl, die jeden Zufall bestimmt (Seed): Dieselbe Zahl ergibt dieselben Spiele.
cli-tiles = Deine korrigierte Kopie von tiles.toml, die statt der mitgelieferten Plättchen gilt.
cli-jobs = Anzahl der Prozesse; ohne Angabe einer je Prozessorkern.

cli-simulate = Viele Spiele mit Zufallsspielern spielen und vollständig aufzeichnen. Ein abgebrochener Lauf lässt sich mit --resume fortsetzen.
cli-games = Anzahl der Spiele.
cli-simulate-out = Zieldatei: lesbarer Text, wenn ihr Name auf .txt endet, sonst JSON-Zeilen.
cli-resume = Eine Datei fortsetzen, die ein früherer, abgebrochener Lauf begonnen hat.
cli-force = Eine schon vorhandene Datei überschreiben.
cli-shared-alone = --shared-layout betrifft Bonusplättchen einer Erweiterung: Gib auch die Option einer Erweiterung an, etwa --{ $known }.
cli-exists = { $file } gibt es schon. Mit --resume wird die Datei fortgesetzt, mit --force überschrieben.
cli-out-exists = { $file } gibt es schon. Mit --force wird die Datei überschrieben.
cli-simulating = Spielen
cli-simulate-stopped =
    Abgebrochen: { $done ->
        [one] { $done } von { $games } Spielen ist
       *[other] { $done } von { $games } Spielen sind
    } in { $file } gespeichert. Weiter geht es mit demselben Befehl und --resume.
cli-simulated =
    { $games ->
        [one] { $games } Spiel steht in { $file }.
       *[other] { $games } Spiele stehen in { $file }.
    }

cli-replay = Die Spiele einer Aufzeichnung nachspielen und jede Zahl darin prüfen; die erste falsche Zeile wird gezeigt.
cli-replaying = Prüfen
cli-replayed =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }, { $lines ->
        [one] { $lines } Zeile
       *[other] { $lines } Zeilen
    }: Jede Zahl stimmt.
cli-other-material = Hinweis: Diese Spiele wurden mit anderem Material gespielt als dem mitgelieferten; geprüft wurden sie mit ihrem eigenen.

cli-show = Ein Clangebiet aus einer Aufzeichnung zeigen, wie es am Ende einer Runde war, mit der Begründung für jeden Punkt.
cli-show-game = Welches Spiel der Datei, ab 1 gezählt.
cli-show-round = Nach welcher Runde; 0 ist vor der ersten. Ohne Angabe nach der letzten.
cli-show-seat = Wessen Clangebiet: ein Platz, ab 0 gezählt, oder der Name eines Spielers.
cli-show-svg = Ein Bild (SVG) statt Buchstaben zeichnen.
cli-show-board = Das Fortschrittstableau statt des Clangebiets zeichnen, als SVG-Bild.
cli-show-out = Zieldatei; endet ihr Name auf .svg, wird es ein Bild.
cli-no-game =
    { $last ->
        [one] Ein Spiel { $found } gibt es nicht; die Datei enthält { $last } Spiel.
       *[other] Ein Spiel { $found } gibt es nicht; die Datei enthält { $last } Spiele.
    }
cli-no-board = { $file }: Die Spiele darin werden ohne Fortschrittstableaus gespielt.
cli-no-round = Eine Runde { $found } gibt es nicht; die letzte dieses Spiels ist Runde { $last }.
cli-no-seat = Einen Platz „{ $found }“ gibt es nicht; die Plätze gehen von 0 bis { $last }, oder gib einen Namen an: { $names }.

show-title = { $name } (Platz { $seat }) nach Runde { $round }
show-state =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $gold } Gold, { $tiles } Plättchen gelegt
show-old-rules = Gespielt nach Version { $version } der Regeln, die seitdem korrigiert wurden: Zu sehen ist das Spiel, wie es gespielt wurde; nach den heutigen Regeln wurde es nicht geprüft.
show-income = Einkommen: { $gold } Gold, nun { $total } auf der Hand
show-scored =
    { $letter } { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, insgesamt { $total }
show-scrolls =
    Schriftrollen: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, insgesamt { $total }
show-exchanged =
    { $spent } Gold eingetauscht: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, insgesamt { $total }

cli-rules = Die Regeln in eigenen Worten ausgeben: alle, eine mit ihrem Kürzel (B2) oder die eines Wertungsplättchens (squares).
cli-rules-markdown = Alle Regeln als Markdown ausgeben.

cli-art = Jedes Plättchen, Symbol und Wertungsplättchen als SVG zeichnen, dazu eine Übersicht aller Plättchen.
cli-drawing = Zeichnen
cli-art-out = Zielordner; er wird bei Bedarf angelegt.
cli-art-written =
    { $files ->
        [one] { $files } Bild gespeichert; alle Plättchen zeigt { $file }.
       *[other] { $files } Bilder gespeichert; alle Plättchen zeigt { $file }.
    }

cli-bench = Messen, wie schnell die Engine auf einem Prozessorkern ist, kompiliert und interpretiert.
cli-bench-json = Ein JSON-Objekt auf die Standardausgabe schreiben.
cli-measuring = Messen
bench-title = Zufällige Spiele mit { $players } Spielern auf einem Prozessorkern, je Sekunde CPU-Zeit, Python { $python }
bench-compiled = kompiliert
bench-not-compiled = NICHT KOMPILIERT
bench-interpreted = interpretiert
bench-ratio = Faktor
bench-core-games-per-s = Spiele im Kern, je Sekunde
bench-core-games-per-s-limit = begrenzt durch das Ausprobieren der Plättchen auf jedem freien Feld und das Verbinden von Gebieten und Straßen
bench-api-games-per-s = Spiele von Python aus, je Sekunde
bench-api-games-per-s-limit = begrenzt durch die Python-Objekte, die für jeden Zug entstehen, und die Aufrufe zwischen Python und Kern
bench-copy-ns-per-player = Kopie eines Spiels, ns je Spieler
bench-copy-ns-per-player-limit = begrenzt durch das Kopieren des Speichers eines Clangebiets, etwa 9 kB

cli-test = Den Quelltext rundum prüfen: Stil, Typen und alle Tests, mit kompiliertem und mit interpretiertem Kern. Gibst du Namen von Tests an, laufen nur diese.
cli-test-full = Auch viele zufällige Spiele für jede Spielerzahl spielen und prüfen, ob sie den Regeln folgen.
cli-test-games = Spiele je Spielerzahl bei --full.
test-no-sources = Die Tests gehören zum Quelltext, und der wurde nicht gefunden. Klone das Repository und führe dort ./skye test aus.
test-not-compiled = Der Kern ist nicht kompiliert; das darf eine automatische Prüfung nicht zulassen. Installiere einen C-Compiler und die Header von Python und führe dann ./skye --rebuild aus.
test-step-style = Stil
test-step-layout = Formatierung
test-step-types = Typen
test-step-page = Typen und Vorlagen der Seite
test-step-page-tests = Unit-Tests der Seite
test-step-compiled = Tests, Kern wie installiert
test-step-interpreted = Tests, Kern interpretiert
test-step-full = Viele zufällige Spiele
test-passed = bestanden
test-failed = FEHLGESCHLAGEN
test-all-passed = Alle Prüfungen bestanden.
test-all-failed = Fehlgeschlagen: { $names }

cli-completion = Ein Skript ausgeben, mit dem deine Shell die Befehle und Optionen von skye vervollständigt.

# Eine Zeile für jeden Befehl in der Liste der Befehle.
cli-simulate-short = Viele zufällige Spiele spielen und aufzeichnen
cli-replay-short = Jede Zahl einer Aufzeichnung prüfen
cli-show-short = Ein Clangebiet einer Aufzeichnung und seine Punkte zeigen
cli-rules-short = Die Regeln oder eine davon ausgeben
cli-art-short = Jedes Plättchen als Bild zeichnen
cli-bench-short = Messen, wie schnell die Engine ist
cli-test-short = Den Quelltext prüfen
cli-completion-short = Vervollständigung in deiner Shell einrichten

# Worte der Bibliothek für die Befehlszeile. Was in Klammern steht, füllt sie selbst aus.
click-usage = Aufruf:
click-options = Optionen
click-commands = Befehle
click-help = Diese Hilfe zeigen.
click-error = Fehler: { $message }
click-try = Hilfe gibt es mit '{ $command }'.
click-missing-command = Es fehlt ein Befehl.
click-missing-option = Es fehlt die Option
click-missing-argument = Es fehlt das Argument
click-no-command = Den Befehl '{ $name }' gibt es nicht.
click-no-option = Die Option '{ $name }' gibt es nicht.
click-invalid = Ungültiger Wert: { $message }
click-invalid-for = Ungültiger Wert für { $option }: { $message }
click-not-a-number = '{ $value }' ist keine ganze Zahl.
click-not-seconds = '{ $value }' ist keine Anzahl von Sekunden über 0 und bis { $most }.
click-not-in-range = { $value } liegt nicht im Bereich { $range }.
click-default = Standard: { $default }
click-required = erforderlich
click-did-you-mean = Meintest du { $names }?
click-extra = Unerwartet: { $arguments }.
click-needs-value = Die Option '{ $name }' braucht einen Wert.
click-no-value = Die Option '{ $name }' nimmt keinen Wert an.
click-not-one-of = '{ $value }' ist keine der Möglichkeiten { $choices }.
click-choose = Zur Wahl stehen: { $choices }
click-is-folder = '{ $name }' ist ein Ordner; gebraucht wird eine Datei.
click-is-file = '{ $name }' ist eine Datei; gebraucht wird ein Ordner.
click-options-place = [OPTIONEN]
click-command-place = BEFEHL …

# Eine Zahl, wie die Sprache sie schreibt.
number = { $value }
