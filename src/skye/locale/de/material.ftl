# Namen für alles, was auf dem Tisch liegt.
terrain-P = Weideland
terrain-M = Gebirge
terrain-W = Wasser

symbol-whisky = Whiskyfass
symbol-sheep = Schaf
symbol-cattle = Rind
symbol-farm = Bauernhof
symbol-broch = Broch
symbol-lighthouse = Leuchtturm
symbol-ship = Schiff
symbol-castle = Burg
symbol-scroll-sheep = Schriftrolle (Schafe)
symbol-scroll-whisky = Schriftrolle (Whisky)
symbol-scroll-ship = Schriftrolle (Schiffe)
symbol-scroll-cattle = Schriftrolle (Rinder)
symbol-scroll-broch = Schriftrolle (Brochs)
symbol-scroll-farm = Schriftrolle (Bauernhöfe)
symbol-scroll-lighthouse = Schriftrolle (Leuchttürme)

word-castle = Burg
word-completed-meaning = Ein Gebiet ist abgeschlossen, wenn keine seiner Kanten offen liegt.
word-tile = Plättchen
word-territory = Clangebiet
word-round = Runde
word-seat = Platz
word-gold = Gold
word-points = Punkte
word-axe = Axt
word-chance = der Zufall
word-bag = Beutel

# Kurze Namen der Wertungsplättchen; ihre Regeln stehen in rules.ftl.
scoring-squares-name = Quadrate
scoring-sheep-name = Schafe
scoring-broch-mountains-name = Gebirge mit Brochs
scoring-whisky-majority-name = Meiste Whiskyplättchen
scoring-farm-animals-name = Tiere an Bauernhöfen
scoring-road-cattle-name = Rinder an der Burgstraße
scoring-road-tiles-name = Plättchen an der Burgstraße
scoring-largest-lake-name = Größtes Gewässer
scoring-completed-areas-name = Abgeschlossene Gebiete
scoring-large-areas-name = Große abgeschlossene Gebiete
scoring-building-sets-name = Gebäudesets
scoring-ship-majority-name = Meiste Schiffe
scoring-gold-majority-name = Meistes Gold
scoring-harbours-name = Häfen
scoring-columns-name = Senkrechte Reihen
scoring-completed-mountains-name = Abgeschlossene Gebirge
material-not-json = Das Material { $file } ist nicht lesbar: { $problem }
