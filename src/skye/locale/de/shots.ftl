# Der Befehl shots.
cli-shots = Bilder von allen Ansichten und Phasen der Seite, in drei Größen und beiden Farbgebungen. Ein eigener Server spielt dafür echte Spiele; worüber sich die Konsole eines Browsers beschwert, steht am Ende.
cli-shots-short = Die Seite fotografieren
shots-out = Ordner für die Bilder; er wird bei Bedarf angelegt.
shots-only = Nur diese Szene; mehrfach möglich.
shots-size = Nur diese Größe; mehrfach möglich.
shots-browser = Das Chromium, das benutzt wird; sonst das des Systems.
shots-unknown = Eine Szene „{ $found }“ gibt es nicht. Bekannt sind { $known }.
shots-no-browser = Es wurde kein Chromium gefunden ({ $known }). Installiere es, oder nenne eines mit --browser.
shots-missing = Dieser Befehl braucht das Paket „playwright“, das nicht installiert ist. Alles zum Testen installierst du im Ordner von Skye mit: pip install ".[test]"
shots-no-server = Der Server für die Bilder ist nicht gestartet: { $problem }
shots-progress = Fotografieren
shots-done = { $count } Bilder in { $folder } geschrieben.
shots-complaint = Konsole des Browsers: { $problem }
