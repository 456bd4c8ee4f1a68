# Namen voor alles wat op tafel ligt.
terrain-P = weide
terrain-M = berg
terrain-W = water

symbol-whisky = whiskyvat
symbol-sheep = schaap
symbol-cattle = rund
symbol-farm = boerderij
symbol-broch = toren
symbol-lighthouse = vuurtoren
symbol-ship = schip
symbol-castle = kasteel
symbol-scroll-sheep = perkamentrol (schapen)
symbol-scroll-whisky = perkamentrol (whisky)
symbol-scroll-ship = perkamentrol (schepen)
symbol-scroll-cattle = perkamentrol (runderen)
symbol-scroll-broch = perkamentrol (torens)
symbol-scroll-farm = perkamentrol (boerderijen)
symbol-scroll-lighthouse = perkamentrol (vuurtorens)

word-castle = kasteel
word-completed-meaning = Een gebied is afgebouwd als geen enkele zijde ervan open ligt.
word-tile = tegel
word-territory = territorium
word-round = ronde
word-seat = plaats
word-gold = goud
word-points = punten
word-axe = bijl
word-chance = het toeval
word-bag = buidel

# Korte namen van de scoretegels; hun regels staan in rules.ftl.
scoring-squares-name = Vierkanten
scoring-sheep-name = Schapen
scoring-broch-mountains-name = Bergen met torens
scoring-whisky-majority-name = Meeste whisky
scoring-farm-animals-name = Dieren bij boerderijen
scoring-road-cattle-name = Runderen aan de kasteelweg
scoring-road-tiles-name = Tegels aan de kasteelweg
scoring-largest-lake-name = Grootste meer
scoring-completed-areas-name = Afgebouwde gebieden
scoring-large-areas-name = Grote afgebouwde gebieden
scoring-building-sets-name = Sets van gebouwen
scoring-ship-majority-name = Meeste schepen
scoring-gold-majority-name = Meeste goud
scoring-harbours-name = Havens
scoring-columns-name = Verticale lijnen
scoring-completed-mountains-name = Afgebouwde bergen
material-not-json = Het materiaal { $file } is niet leesbaar: { $problem }
