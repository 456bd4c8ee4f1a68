# Eine beendete Partie weitergeben.
page-share-title = Teilen
page-share-link = Link
page-share-moment = Öffnet die Wiedergabe in dem Moment, den du gerade siehst, für alle, die den Link haben.
page-share-result = Öffnet den Tisch mit dem Ergebnis, für alle, die den Link haben.
page-share-private = Diesen Link können nur die Spieler öffnen. Beim Ergebnis der Partie kannst du sie für alle sichtbar machen.
page-share-no-link = Einen Link gibt es nicht: Diese Partie liegt an keinem Tisch dieses Servers. Gib stattdessen ihre Aufzeichnung weiter.
page-share-copy = Link kopieren
page-share-send = Link senden
page-share-picture = Bild der Clangebiete
page-share-picture-alt = Alle Clangebiete am Ende der Partie, mit Namen und Punkten
page-share-drawing = Das Bild wird gezeichnet …
page-share-send-picture = Bild senden
page-share-png = Als PNG speichern
page-share-svg = Als SVG speichern
page-share-record = Aufzeichnung
page-share-record-hint = Eine Textdatei mit jedem Zug. „Aufzeichnung ansehen“ auf der Startseite spielt sie ab.
