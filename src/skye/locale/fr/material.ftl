# Les noms de tout ce qui se trouve sur la table.
terrain-P = pâturage
terrain-M = montagne
terrain-W = eau

symbol-whisky = whisky
symbol-sheep = mouton
symbol-cattle = bétail
symbol-farm = ferme
symbol-broch = broch
symbol-lighthouse = phare
symbol-ship = bateau
symbol-castle = château
symbol-scroll-sheep = parchemin (moutons)
symbol-scroll-whisky = parchemin (whisky)
symbol-scroll-ship = parchemin (bateaux)
symbol-scroll-cattle = parchemin (bétail)
symbol-scroll-broch = parchemin (brochs)
symbol-scroll-farm = parchemin (fermes)
symbol-scroll-lighthouse = parchemin (phares)

word-castle = château
word-completed-meaning = Une zone est complétée quand aucun de ses bords n’est ouvert.
word-tile = tuile
word-territory = territoire
word-round = tour
word-seat = place
word-gold = or
word-points = points
word-axe = tuile Défausse
word-chance = le hasard
word-bag = sac

# Les noms courts des tuiles Score ; leurs règles sont dans rules.ftl.
scoring-squares-name = Carrés
scoring-sheep-name = Moutons
scoring-broch-mountains-name = Montagnes à brochs
scoring-whisky-majority-name = Le plus de whisky
scoring-farm-animals-name = Animaux près des fermes
scoring-road-cattle-name = Bétail sur la route du château
scoring-road-tiles-name = Tuiles sur la route du château
scoring-largest-lake-name = Plus grand lac
scoring-completed-areas-name = Zones complétées
scoring-large-areas-name = Grandes zones complétées
scoring-building-sets-name = Séries de bâtiments
scoring-ship-majority-name = Le plus de bateaux
scoring-gold-majority-name = Le plus d’or
scoring-harbours-name = Ports
scoring-columns-name = Colonnes
scoring-completed-mountains-name = Montagnes complétées
material-not-json = Le matériel { $file } est illisible : { $problem }
