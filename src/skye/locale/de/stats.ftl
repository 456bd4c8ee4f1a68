# Statistik aufgezeichneter Spiele: der Befehl.
cli-stats = Statistik aufgezeichneter Spiele: woher die Punkte kommen, Preise und Verkäufe, was Spiele entscheidet, wer beginnt. Mit --out auch Diagramme und Parquet-Dateien. Die Spiele werden gelesen, nicht geprüft; das tut replay.
cli-stats-short = Statistik, Diagramme und Daten aufgezeichneter Spiele
cli-stats-out = Ordner für Diagramme (PNG und SVG), Tabellen und Parquet-Dateien; er wird bei Bedarf angelegt.
cli-stats-json = Ein JSON-Objekt statt der Tabellen auf die Standardausgabe schreiben.
cli-stats-force = In einen Ordner schreiben, der nicht leer ist, und die Ausgabe eines früheren Laufs ersetzen.
stats-reading = Lesen
stats-drawing = Zeichnen
stats-written = Gespeichert: { $files } Dateien in { $folder }
stats-other-material = Hinweis: { $file } wurde mit anderem Material gespielt als dem mitgelieferten.

# Was falsch sein kann.
stats-twice = { $file } ist zweimal angegeben; die Spiele darin würden doppelt zählen. Lass eine der beiden Angaben weg.
stats-folder-full = { $folder } ist nicht leer. Wähle einen anderen Ordner, oder ersetze mit --force die Ausgabe eines früheren Laufs.
stats-folder-file = { $folder } ist eine Datei. Gib einen Ordner an.
stats-misfit = { $file }, Zeile { $line }: „{ $found }“ passt nicht zu dem, was davor steht. Was falsch ist, zeigt: skye replay { $file }
stats-not-over = { $file }, Zeile { $line }: Hier beginnt ein neues Spiel, aber Spiel { $game } ist noch nicht zu Ende.
stats-truncated = { $file }: endet nach Zeile { $line } mitten in Spiel { $game }, das in Zeile { $first } beginnt. Lass den Lauf, der die Datei schreibt, zu Ende laufen (--resume), oder schneide sie vor dieser Zeile ab.

# Gruppen von Spielen.
stats-base = Grundspiel
stats-group =
    { $game }, { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }: { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }

# Zahlen.
stats-whole = { NUMBER($value) }
stats-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-short-share = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
stats-axis = { NUMBER($value) }
stats-all = alle
stats-more =
    { $count ->
        [one] … und { $count } weitere Zeile (alle mit --json)
       *[other] … und { $count } weitere Zeilen (alle mit --json)
    }

# Woher Punkte kommen.
stats-source-scrolls = Schriftrollen
stats-source-exchanged = Goldtausch

# Tabellen: ein Titel und eine Zeile dazu, was die Zahlen sagen.
stats-table-overview = Überblick
stats-table-overview-note = Punkte: Mittel aller Spieler. Vorsprung: der des Siegers vor dem Nächsten.
stats-table-names = Spieler
stats-table-names-note = Ein geteilter Sieg zählt zu gleichen Teilen.
stats-table-sources = Punkte nach Quelle
stats-table-sources-note = Mittlere Punkte eines Spielers in den Spielen mit dieser Quelle, insgesamt und je Runde, und ihr Anteil an allen Punkten.
stats-table-rounds = Punkte nach Runde
stats-table-rounds-note = Mittlere Punkte eines Spielers. A bis D sind die Plätze der Wertungsplättchen.
stats-table-deciding = Was Spiele entscheidet
stats-table-deciding-note = Voraus: Punkte der Sieger aus dieser Quelle abzüglich des Mittels der anderen. Entschieden: Spiele, die ein Sieger nicht gewonnen hätte, wenn niemand Punkte daraus bekäme.
stats-table-letters = Was Spiele entscheidet, nach Platz des Wertungsplättchens
stats-table-letters-note = Wie oben.
stats-table-seats = Wer beginnt
stats-table-seats-note = Spieler nach ihrer Stelle in der Zugfolge der ersten Runde; 1 ist der Startspieler.
stats-table-prices = Preise
stats-table-prices-note = Gold an den angebotenen Plättchen. Spalten mit Prozent: So viele der Preise sind nicht höher.
stats-table-sale-rates = Verkäufe nach Preis
stats-table-sale-rates-note = Wie viele der Plättchen, die zu einem Preis angeboten wurden, jemand gekauft hat.
stats-table-seller-positions = Wer den Preis festlegt, nach Zugfolge
stats-table-seller-positions-note = Verkäufer nach ihrer Stelle in der Zugfolge der Runde; 1 kauft zuerst.
stats-table-sellers = Wer den Preis festlegt, nach Namen
stats-table-sellers-note = Plättchen, die jeder Spieler angeboten hat.
stats-table-tiles = Was aus den gezogenen Plättchen wird
stats-table-tiles-note = Nicht gelegt: gekaufte oder behaltene Plättchen, die nirgends passten; sie zählen auch als gekauft oder behalten.

# Spalten.
stats-column-interval = 95 %
stats-column-name = Spieler
stats-column-seller-name = Spieler
stats-column-position = Stelle
stats-column-seats = Plätze
stats-column-games = Spiele
stats-column-win-share = Siege
stats-column-points = Punkte
stats-column-best = Punkte des Siegers
stats-column-lead = Vorsprung
stats-column-shared = Geteilte Siege
stats-column-source = Quelle
stats-column-kind = Quelle
stats-column-letter = Platz
stats-column-share = Anteil
stats-column-end = Ende
stats-column-spread = Voraus
stats-column-decided = Entschieden
stats-column-round = Runde
stats-column-offered = Angeboten
stats-column-mean = Mittel
stats-column-minimum = Min.
stats-column-quantile-10 = 10 %
stats-column-quantile-25 = 25 %
stats-column-median = Median
stats-column-quantile-75 = 75 %
stats-column-quantile-90 = 90 %
stats-column-maximum = Max.
stats-column-price = Preis
stats-column-sold = Verkauft
stats-column-sale-rate = Anteil verkauft
stats-column-drawn = Gezogen
stats-column-axe-share = Abgeworfen
stats-column-sold-share = Verkauft
stats-column-kept-share = Unverkauft behalten
stats-column-unplaced-share = Nicht gelegt
stats-column-total = Insgesamt

# Diagramme.
stats-plot-points = Punkte nach Runde und Quelle
stats-plot-points-y = Mittlere Punkte eines Spielers
stats-plot-points-tile = Wertungsplättchen { $letter }
stats-plot-prices = Preise in jeder Runde
stats-plot-prices-x = Preis (Gold)
stats-plot-prices-y = Anteil der angebotenen Plättchen
stats-plot-prices-round = Runde { $round }
stats-plot-prices-median = Median { $price }
stats-plot-sale-rates = Was sich zu welchem Preis verkauft
stats-plot-sale-rates-y = Verkauft von den angebotenen
stats-plot-sale-rates-note = Band: 95-%-Intervall; gestrichelt: alle Preise, { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; Preise mit mindestens { $least } Angeboten.
stats-plot-seats = Kommt es darauf an, wer beginnt?
stats-plot-seats-x = Stelle in der Zugfolge der ersten Runde (1 beginnt)
stats-plot-seats-y = Anteil gewonnener Spiele
stats-plot-seats-note = Balken: 95-%-Intervalle; gestrichelt: gleicher Anteil für alle, { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
stats-plot-deciding = Was Spiele entscheidet
stats-plot-deciding-left = Sieger den anderen voraus (Punkte)
stats-plot-deciding-right = Ohne sie nicht gewonnene Spiele
stats-plot-deciding-note = Blau: Wertungsplättchen; orange: andere Quellen. Balken: 95-%-Intervalle.
