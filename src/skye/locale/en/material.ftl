# Names of everything on the table.
terrain-P = pasture
terrain-M = mountain
terrain-W = water

symbol-whisky = whisky
symbol-sheep = sheep
symbol-cattle = cattle
symbol-farm = farm
symbol-broch = broch
symbol-lighthouse = lighthouse
symbol-ship = ship
symbol-castle = castle
symbol-scroll-sheep = sheep scroll
symbol-scroll-whisky = whisky scroll
symbol-scroll-ship = ship scroll
symbol-scroll-cattle = cattle scroll
symbol-scroll-broch = broch scroll
symbol-scroll-farm = farm scroll
symbol-scroll-lighthouse = lighthouse scroll

word-castle = castle
word-completed-meaning = An area is completed when no edge of it lies open.
word-tile = tile
word-territory = territory
word-round = round
word-seat = seat
word-gold = gold
word-points = points
word-axe = axe
word-chance = chance
word-bag = bag

# Short names of the scoring tiles; their rules are in rules.ftl.
scoring-squares-name = Squares
scoring-sheep-name = Sheep
scoring-broch-mountains-name = Mountains with brochs
scoring-whisky-majority-name = Most whisky
scoring-farm-animals-name = Animals at farms
scoring-road-cattle-name = Cattle on the castle road
scoring-road-tiles-name = Tiles on the castle road
scoring-largest-lake-name = Largest lake
scoring-completed-areas-name = Completed areas
scoring-large-areas-name = Large completed areas
scoring-building-sets-name = Sets of buildings
scoring-ship-majority-name = Most ships
scoring-gold-majority-name = Most gold
scoring-harbours-name = Harbours
scoring-columns-name = Columns
scoring-completed-mountains-name = Completed mountains
material-not-json = The material { $file } cannot be read: { $problem }
