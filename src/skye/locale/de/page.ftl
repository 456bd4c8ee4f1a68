# Die Seite für Browser: was alle ihre Ansichten teilen.
page-title = Skye
page-loading = Wird geladen …
page-close = Schließen
page-no-answer = Der Server antwortet nicht. Versuche es gleich noch einmal.
page-connection-connecting = Verbinden …
page-connection-lost = Verbindung verloren. Neuer Versuch …
page-connection-remembered = Letzter Kontakt: { $time }. Warte auf die Verbindung …
page-wait-remembered = Du siehst den Tisch, wie er beim letzten Kontakt war. Weiter geht es, sobald die Verbindung wieder steht.
page-connection-closed = Verbindung beendet
page-connection-back = Du bist wieder verbunden.
page-copied = Kopiert.
page-renewing = Ein Teil der Seite fehlt. Sie wird neu geladen, sobald der Server antwortet.
page-renew = Jetzt neu laden

# Länder und Plättchen in Worten.
page-tile = Plättchen { $tile }
page-tile-edges = { $north } im Norden, { $east } im Osten, { $south } im Süden, { $west } im Westen
page-tile-road = Straße: { $sides }
page-side-N = Norden
page-side-E = Osten
page-side-S = Süden
page-side-W = Westen
page-place-castle = bei der Burg
page-place-north = { $count } nach Norden
page-place-south = { $count } nach Süden
page-place-east = { $count } nach Osten
page-place-west = { $count } nach Westen
page-gold-amount = { $gold } Gold
page-points-amount =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page-zoom-in = Vergrößern
page-zoom-out = Verkleinern
page-fit = Alles zeigen
