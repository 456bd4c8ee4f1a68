# Wertungsplättchen und Runden auf der Seite.
page-scoring-title = Wertungsplättchen
page-scoring-now = diese Runde
page-scoring-times =
    { $count ->
        [0] wird nicht mehr gewertet
        [one] noch { $count }-mal
       *[other] noch { $count }-mal
    }
page-scoring-standing = Die Zahlen zeigen, was jeder jetzt bekommen würde.
page-scoring-final = Schlusswertung
page-scoring-final-hint = Wähle eine Zeile, um zu sehen, was jede Runde gebracht hat.
page-scoring-round = Runde { $round }
page-scoring-nobody = niemand hat gepunktet
page-scoring-where = Wo es jetzt zählt
page-scoring-hidden = Das hängt von verdecktem Gold ab.
page-scoring-example =
    { $points ->
        [one] Beispiel: { $points } Punkt
       *[other] Beispiel: { $points } Punkte
    }
page-scoring-example-you = Du
page-scoring-example-rival = Jemand anders

# Was außer den Wertungsplättchen Punkte oder Gold bringt.
page-source-scrolls = Schriftrollen
page-source-scrolls-text = Eine Schriftrolle zählt einmal, am Ende des Spiels, für das, was sie in deinem ganzen Clangebiet zeigt: 1 Punkt je Broch, Bauernhof, Leuchtturm oder Rind, oder je 2 Schafe, Schiffe oder Whiskyplättchen. In einem abgeschlossenen Gebiet zählt sie doppelt.
page-source-income = Einkommen
page-source-income-text = Gold zu Beginn der nächsten Runde: 5, dazu 1 je Whiskyplättchen, das über Straßen mit deiner Burg verbunden ist, und ab Runde 3 die Münzen unter der Runde für jeden, der mehr Punkte hat als du.
page-source-gold = Gold
page-source-banners = Banner
page-source-banners-text = Sie zählen am Ende jeder Runde.
page-source-steps = Vorrücken
page-source-bonus = Bonusplättchen

# Die Runden.
page-rounds-title = Runden
page-rounds-round = Runde { $round }, gewertet: { $letters }; Gold für jeden, der vor dir liegt: { $gold }
page-rounds-open = Wie wurde Runde { $round } gewertet?
page-rounds-phases = Phasen der Runde
page-phase-income = Einkommen
page-phase-scoring = Wertung
page-phase-end = Spielende

# Die Wertung am Ende einer Runde, Schritt für Schritt.
page-ceremony-title = Punkte der Runde { $round }
page-ceremony-next = Weiter
page-ceremony-skip = Überspringen
page-ceremony-all = Alle Punkte dieser Runde
page-ceremony-again = Noch einmal ansehen
