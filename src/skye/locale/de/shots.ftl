# Der Befehl shots.
cli-shots = Screenshots aller Ansichten und Phasen der Seite aufnehmen, in drei Größen und beiden Farbschemata. Ein eigener Server spielt dafür echte Spiele; Fehler in der Konsole des Browsers werden am Ende aufgelistet.
cli-shots-short = Screenshots der Seite aufnehmen
shots-out = Ordner für die Screenshots; er wird bei Bedarf angelegt.
shots-only = Nur diese Szene; mehrfach möglich.
shots-size = Nur diese Größe; mehrfach möglich.
shots-browser = Das Chromium, das benutzt wird; sonst das des Systems.
shots-unknown = Eine Szene „{ $found }“ gibt es nicht. Bekannt sind { $known }.
shots-no-browser = Es wurde kein Chromium gefunden ({ $known }). Installiere es, oder gib eines mit --browser an.
shots-no-start = „{ $browser }“ ist nicht als Browser gestartet. Gib mit --browser ein Chromium oder Chrome an. Der Grund: { $problem }
shots-missing = Dieser Befehl braucht das Paket „playwright“, das nicht installiert ist. Alles zum Testen installierst du im Ordner von Skye mit: pip install ".[test]"
shots-no-server = Der Server für die Screenshots ist nicht gestartet: { $problem }
shots-failed = Ein Screenshot ist nicht gelungen. Wenn der Rechner viel zu tun hat, versuche es noch einmal, oder mit nur einer Größe (--size). Der Browser meldet: { $problem }
shots-progress = Screenshots
shots-done = { $count } Screenshots in { $folder } gespeichert.
shots-complaint = Konsole des Browsers: { $problem }
