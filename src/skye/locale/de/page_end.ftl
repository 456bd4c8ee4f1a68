# Das Ende des Spiels auf der Seite.
page-end-won = Du hast gewonnen!
page-end-winner =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gemeinsam gewonnen
    }
page-end-show = Ergebnis zeigen
page-end-rank = Platz
page-end-player = Spieler
page-end-points = Punkte
page-end-gold = Gold übrig
page-end-tie = Bei Gleichstand entscheidet das übrige Gold.
page-end-rematch = Noch einmal spielen
page-end-next = Zum neuen Tisch
page-end-lands = Clangebiete ansehen
page-end-chart = Diagramm
page-end-chart-sources = Quellen
page-end-chart-course = Verlauf
page-end-sources = Woher die Punkte kamen
page-end-course = Punkte nach jeder Runde
page-end-moment = Ende
page-end-table = Als Tabelle
page-end-source = Quelle
page-end-after = Nach Runde
page-end-sum = Gesamt
page-end-more = Mehr
page-end-replay = Spiel ansehen
page-end-record = Spiel speichern
page-end-private = Dieses Spiel können nur die Spieler sehen.
page-end-open = Für alle sichtbar machen
page-end-opened = Wer den Link hat, kann dieses Spiel jetzt sehen.
