# Statistiek van opgenomen spellen: de opdracht.
cli-stats = Statistiek van opgenomen spellen: waar punten vandaan komen, prijzen en verkopen, wat spellen beslist, wie begint. Met --out ook grafieken en Parquet-bestanden. De spellen worden gelezen, niet gecontroleerd; dat doet replay.
cli-stats-short = Statistiek, grafieken en gegevens van opgenomen spellen
cli-stats-out = Map voor grafieken (PNG en SVG), tabellen en Parquet-bestanden; die wordt zo nodig aangemaakt.
cli-stats-json = Eén JSON-object in plaats van de tabellen naar de standaarduitvoer schrijven.
cli-stats-force = In een map schrijven die niet leeg is, en de uitvoer van een eerdere keer vervangen.
stats-reading = Lezen
stats-drawing = Tekenen
stats-written = Opgeslagen: { $files } bestanden in { $folder }
stats-other-material = Let op: { $file } is gespeeld met ander materiaal dan het meegeleverde.

# Wat er mis kan zijn.
stats-twice = { $file } is twee keer opgegeven; de spellen erin zouden dubbel tellen. Laat er een weg.
stats-folder-full = { $folder } is niet leeg. Kies een andere map, of vervang met --force de uitvoer van een eerdere keer.
stats-folder-file = { $folder } is een bestand. Geef een map op.
stats-misfit = { $file }, regel { $line }: “{ $found }” past niet bij wat ervoor staat. Wat er mis is, toont: skye replay { $file }
stats-not-over = { $file }, regel { $line }: hier begint een nieuw spel, maar spel { $game } is nog niet afgelopen.
stats-truncated = { $file }: eindigt na regel { $line } midden in spel { $game }, dat op regel { $first } begint. Laat de opdracht die het bestand schrijft tot het einde doorgaan (--resume), of knip het bestand vóór die regel af.

# Groepen spellen.
stats-base = Basisspel
stats-group =
    { $game }, { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }: { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    }

# Getallen.
stats-whole = { NUMBER($value) }
stats-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-short-share = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
stats-axis = { NUMBER($value) }
stats-all = alle
stats-more =
    { $count ->
        [one] … en nog { $count } rij (alle met --json)
       *[other] … en nog { $count } rijen (alle met --json)
    }

# Waar punten vandaan komen.
stats-source-scrolls = Perkamentrollen
stats-source-exchanged = Ingewisseld goud

# Tabellen: een titel, en een regel over wat de getallen zeggen.
stats-table-overview = Overzicht
stats-table-overview-note = Punten: gemiddelde van alle spelers. Voorsprong: die van de winnaar op de volgende speler.
stats-table-names = Spelers
stats-table-names-note = Een gedeelde overwinning telt in gelijke delen.
stats-table-sources = Punten per bron
stats-table-sources-note = Gemiddelde punten van een speler in de spellen met deze bron, in totaal en per ronde, en het aandeel ervan in alle punten.
stats-table-rounds = Punten per ronde
stats-table-rounds-note = Gemiddelde punten van een speler. A tot en met D zijn de plekken van de scoretegels.
stats-table-deciding = Wat spellen beslist
stats-table-deciding-note = Voor: punten van de winnaars uit deze bron min het gemiddelde van de anderen. Beslist: spellen die een winnaar niet had gewonnen als niemand er punten uit kreeg.
stats-table-letters = Wat spellen beslist, per plek van de scoretegel
stats-table-letters-note = Zoals hierboven.
stats-table-seats = Wie begint
stats-table-seats-note = Spelers naar hun beurt in de eerste ronde; 1 is de startspeler.
stats-table-prices = Prijzen
stats-table-prices-note = Goud bij de aangeboden tegels. Kolommen met procent: zoveel van de prijzen zijn niet hoger.
stats-table-sale-rates = Verkopen per prijs
stats-table-sale-rates-note = Hoeveel van de tegels die voor een prijs werden aangeboden, iemand heeft gekocht.
stats-table-seller-positions = Wie de prijs bepaalt, naar beurt
stats-table-seller-positions-note = Verkopers naar hun beurt in de ronde; 1 koopt het eerst.
stats-table-sellers = Wie de prijs bepaalt, naar naam
stats-table-sellers-note = Tegels die elke speler heeft aangeboden.
stats-table-tiles = Wat er met de getrokken tegels gebeurt
stats-table-tiles-note = Niet gelegd: gekochte of gehouden tegels die nergens pasten; ze tellen ook mee als gekocht of gehouden.

# Kolommen.
stats-column-interval = 95%
stats-column-name = Speler
stats-column-seller-name = Speler
stats-column-position = Beurt
stats-column-seats = Plaatsen
stats-column-games = Spellen
stats-column-win-share = Winst
stats-column-points = Punten
stats-column-best = Punten winnaar
stats-column-lead = Voorsprong
stats-column-shared = Gedeelde winst
stats-column-source = Bron
stats-column-kind = Bron
stats-column-letter = Plek
stats-column-share = Aandeel
stats-column-end = Einde
stats-column-spread = Voor
stats-column-decided = Beslist
stats-column-round = Ronde
stats-column-offered = Aangeboden
stats-column-mean = Gemiddeld
stats-column-minimum = Min.
stats-column-quantile-10 = 10%
stats-column-quantile-25 = 25%
stats-column-median = Mediaan
stats-column-quantile-75 = 75%
stats-column-quantile-90 = 90%
stats-column-maximum = Max.
stats-column-price = Prijs
stats-column-sold = Verkocht
stats-column-sale-rate = Aandeel verkocht
stats-column-drawn = Getrokken
stats-column-axe-share = Afgelegd
stats-column-sold-share = Verkocht
stats-column-kept-share = Onverkocht gehouden
stats-column-unplaced-share = Niet gelegd
stats-column-total = Totaal

# Grafieken.
stats-plot-points = Punten per ronde en bron
stats-plot-points-y = Gemiddelde punten van een speler
stats-plot-points-tile = Scoretegel { $letter }
stats-plot-prices = Prijzen in elke ronde
stats-plot-prices-x = Prijs (goud)
stats-plot-prices-y = Aandeel van de aangeboden tegels
stats-plot-prices-round = Ronde { $round }
stats-plot-prices-median = mediaan { $price }
stats-plot-sale-rates = Wat voor welke prijs verkocht wordt
stats-plot-sale-rates-y = Verkocht van de aangeboden tegels
stats-plot-sale-rates-note = Band: 95%-interval; gestreept: alle prijzen, { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; prijzen met minstens { $least } aanbiedingen.
stats-plot-seats = Maakt het uit wie begint?
stats-plot-seats-x = Beurt in de eerste ronde (1 begint)
stats-plot-seats-y = Aandeel gewonnen spellen
stats-plot-seats-note = Balken: 95%-intervallen; gestreept: gelijk aandeel voor iedereen, { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
stats-plot-deciding = Wat spellen beslist
stats-plot-deciding-left = Winnaar voor op de anderen (punten)
stats-plot-deciding-right = Zonder deze bron niet gewonnen
stats-plot-deciding-note = Blauw: scoretegels; oranje: andere bronnen. Balken: 95%-intervallen.
