# Complaints about data files. $file and $entry say where to look.
material-unreadable = { $file }: cannot be read: { $problem }.
material-not-toml = { $file }: is not a TOML file: { $problem }.
material-unknown-table = { $file }: “{ $found }” is not known here; every entry belongs under [[{ $expected }]].
material-not-entries = { $file }: “{ $table }” must be a list of entries, each starting with [[{ $table }]].
material-shape = { $file }, { $entry }: a field is missing, unknown or of the wrong kind: { $problem }.
material-duplicate = { $file }, { $entry }: this id stands { $found } times; every id must be unique.
material-count = { $file }: { $expected } entries [[{ $table }]] are needed, { $found } were found.
material-no-castle = { $file }: there is no tile with the id “castle”.
material-castle = { $file }, { $entry }: the castle symbol belongs on the tile “castle”, once, and on no other.
material-tile-id = { $file }, { $entry }: a tile id consists of letters and digits only.
material-edges = { $file }, { $entry }: edges “{ $found }” must be four letters: north, east, south, west.
material-terrain = { $file }, { $entry }: “{ $found }” is no terrain; use P (pasture), M (mountain) or W (water).
material-roads = { $file }, { $entry }: roads “{ $found }” must be at most two groups of the letters N, E, S, W, each letter once.
material-symbol = { $file }, { $entry }: “{ $found }” is no known symbol; known are { $known }.
material-place = { $file }, { $entry }: “{ $found }” must end in @ and one of N, E, S, W or C.
material-symbol-terrain = { $file }, { $entry }: “{ $found }” would stand on terrain { $terrain }, where this symbol cannot be.
material-too-many = { $file }, { $entry }: a tile holds at most one scroll, and at most nine symbols of a kind.
material-unknown-scoring = { $file }, { $entry }: no scoring tile has this id; known are { $known }.
material-points = { $file }, { $entry }: points must be a list of numbers from 0 to 99, with { $expected } of them for this tile.
material-first-game = { $file }, first_game: must name four different scoring tiles.
material-rounds-length = { $file }, { $entry }: “scored” and “catch_up” must have the same length, one to six rounds, with gold from 0 to 99.
material-letters = { $file }, { $entry }: “{ $found }” must be made of different letters A to D.
material-players = { $file }: every number of players from 2 to 5 must stand in exactly one entry.

# Texts that are no move.
notation-kind = “{ $found }” is not a move: a seat number and one of { $known } must come first, as in “0 buy 34”.
notation-draw = “{ $found }” is not a draw; written like “0 draw 17 34 41”.
notation-price = “{ $found }” is not a pricing; written like “0 price axe=17 34=5 41=3”.
notation-buy = “{ $found }” is not a purchase; written like “0 buy 34”.
notation-pass = “{ $found }” is not a pass; written like “0 pass”.
notation-place = “{ $found }” is not a placement; written like “0 place 34 2,-1 r1” (cells east and north of the castle, quarter turns clockwise from 0 to 3).
