# Errors in data files. $file and $entry say where to look.
material-unreadable = { $file }: cannot be read: { $problem }.
material-not-toml = { $file }: is not a TOML file: { $problem }.
material-unknown-table = { $file }: “{ $found }” is not known here; every entry belongs under [[{ $expected }]].
material-unknown-part = { $file }: “{ $found }” is not known here; expected one of { $known }.
material-not-entries = { $file }: “{ $table }” must be a list of entries, each starting with [[{ $table }]].
material-shape = { $file }, { $entry }: a field is missing, unknown or of the wrong kind: { $problem }.
material-duplicate = { $file }, { $entry }: this id occurs { $found } times; every id must be unique.
material-count = { $file }: { $expected } entries [[{ $table }]] are needed, { $found } were found.
material-no-castle = { $file }: there is no tile with the id “castle”.
material-castle = { $file }, { $entry }: the castle symbol belongs on the tile “castle”, once, and on no other.
material-tile-id = { $file }, { $entry }: a tile id consists of at most 16 letters and digits and is not “axe”.
material-edges = { $file }, { $entry }: edges “{ $found }” must be four letters: north, east, south, west.
material-terrain = { $file }, { $entry }: “{ $found }” is not a terrain; use P (pasture), M (mountain) or W (water).
material-roads = { $file }, { $entry }: roads “{ $found }” must be at most two groups of the letters N, E, S, W, each letter once.
material-symbol = { $file }, { $entry }: “{ $found }” is not a known symbol; expected one of { $known }.
material-place = { $file }, { $entry }: “{ $found }” must end in @ and one of N, E, S, W or C.
material-symbol-terrain = { $file }, { $entry }: “{ $found }” would be on terrain { $terrain }, where this symbol cannot be.
material-too-many = { $file }, { $entry }: a tile holds at most one scroll, and at most nine symbols of a kind.
material-unknown-scoring = { $file }, { $entry }: no scoring tile has this id; expected one of { $known }.
material-points = { $file }, { $entry }: points must be a list of numbers from 0 to 99, with { $expected } of them for this tile.
material-first-game = { $file }, first_game: must name four different scoring tiles.
material-rounds-length = { $file }, { $entry }: “scored” and “catch_up” must have the same length, one to six rounds, with gold from 0 to 99.
material-letters = { $file }, { $entry }: “{ $found }” must consist of different letters A to D.
material-players = { $file }: every number of players from 2 to 5 must be in exactly one entry.
material-too-large = At most { $tiles } landscape tiles and { $scoring } scoring tiles can be used.
material-unknown-expansion = There is no expansion “{ $found }”; expected one of { $known }.

# Texts that are not moves.
notation-kind = “{ $found }” is not a move: a seat number and one of { $known } must come first, as in “0 buy 34”.
notation-draw = “{ $found }” is not a draw; write it like “0 draw 17 34 41”.
notation-price = “{ $found }” is not a pricing; write it like “0 price axe=17 34=5 41=3”.
notation-buy = “{ $found }” is not a purchase; write it like “0 buy 34”.
notation-pass = “{ $found }” is not a pass; write it like “0 pass”.
notation-place = “{ $found }” is not a placement; write it like “0 place 34 2,-1 r1” (cells east and north of the castle, quarter turns clockwise from 0 to 3).
notation-json = this line is not the JSON of an event: { $problem }.
notation-fact = “{ $found }” should have exactly these fields in this order: { $expected }.
notation-value = “{ $found }” has a value that cannot be read: { $problem }.

# Set-ups that cannot be played.
setup-players = The game is for 2 to 5 players, not { $found }.
setup-start = The start player { $found } is not a seat; seats run from 0 to { $last }.
setup-scoring-four = Four different scoring tiles are needed; found: { $found }.
setup-scoring = “{ $found }” is not a scoring tile; expected one of { $known }.
setup-names = { $found } names were given for { $players } players; each may have up to { $most } characters.
setup-expansion = These scoring tiles belong to an expansion that is not in play.
setup-expansion-seats = The expansion lays out something for each of the { $players } seats; found: { $found }.
setup-no-expansion = Something is laid out for an expansion that is not in play.
setup-hidden-gold = The view hides the gold of some seats. Create it with open_gold=True: all gold can be calculated from public information.

# Moves that the rules do not allow. $acting lists the seats the game waits for.
illegal-in-draw = “{ $move }” is not possible now: tiles are being drawn.
illegal-in-price = “{ $move }” is not possible now: prices are being set, and the game waits for { $acting }.
illegal-in-buy = “{ $move }” is not possible now: tiles are being bought, and the game waits for { $acting }.
illegal-in-build = “{ $move }” is not possible now: tiles are being laid, and the game waits for { $acting }.
illegal-in-over = “{ $move }” is not possible: the game is over.
illegal-in-extra = “{ $move }” is not possible now; the game waits for { $acting }.
illegal-seat = Seat { $seat } has nothing to decide now; the game waits for { $acting }.
illegal-no-seat = There is no seat { $seat }; seats run from 0 to { $last }.
illegal-form = The move is malformed: { $problem }.
illegal-draw-seat = Tiles are drawn for seat { $expected } now, not for seat { $seat }.
illegal-draw-three = Three different tiles are drawn; found: { $found }.
illegal-draw-tile = Tile { $tile } is not in the bag.
illegal-price-tiles = The axe and the prices must be put on exactly these tiles: { $tiles }.
illegal-price-spared = A price must be put on each of these tiles, or the axe on one of them and a price on each of the others: { $tiles }.
illegal-price-low = A price is a whole number of at least 1 gold; tile { $tile } was given { $price }.
illegal-price-sum = The prices cost { $cost } gold together, but only { $gold } is available.
illegal-buy-own = Tile { $tile } is your own; only tiles of others can be bought.
illegal-buy-gold = Tile { $tile } costs { $price } gold, but only { $gold } is in hand.
illegal-buy-sold = Tile { $tile } has already been taken by seat { $buyer }.
illegal-buy-tile = Tile { $tile } is not offered by anyone.
illegal-place-hand = Tile { $tile } is not in hand; in hand: { $hand }.
illegal-place-turn = A tile is turned by 0, 1, 2 or 3 quarter turns clockwise, not by { $turn }.
illegal-place-cell = A cell is two whole numbers, not { $x },{ $y }.
illegal-place-occupied = Another tile lies at { $x },{ $y }.
illegal-place-apart = The cell { $x },{ $y } does not touch the territory.
illegal-place-fit = Tile { $tile } turned { $turn } does not fit at { $x },{ $y }: every touching edge must show the same terrain.

# Records that cannot be read or are wrong. $line says where to look.
record-unreadable = { $file }: cannot be read: { $problem }.
record-empty = { $file }: the file is empty; a record begins with its material.
record-other = { $file }: this is not a Skye record; one begins with “skye record” or with a JSON line of type “skye”.
record-version = { $file }: this record has version { $found }; this program reads versions up to { $known }.
record-long = { $file }, line { $line }: the line is longer than { $most } bytes, which is too long for a record.
record-material = { $file }: the material in the record is not valid: { $problem }
record-malformed = { $file }, line { $line }: cannot be understood: { $problem }
record-no-game = { $file }, line { $line }: a new game must begin here.
record-no-games = { $file }: contains the material but no games.
record-process-died = A process that was playing games has died; the games written so far are saved in { $file }. Run the same command with --resume to continue.
record-fault = Skye contradicts itself (round { $round }, seat { $seat }, { $what }): the explanation says { $explained }, the count { $counted }. Please report this with the file.
record-truncated = { $file }: ends after line { $line } in the middle of game { $game }; expected next: { $expected }.
record-illegal = { $file }, line { $line }: the recorded move “{ $found }” breaks the rules: { $problem }
record-unexpected = { $file }, line { $line }: found “{ $found }”, but expected next: { $expected }.
record-differs =
    { $file }, line { $line }: the record is wrong.
      recorded:     { $found }
      by the rules: { $expected }
record-other-run = { $file }: contains games of another run (“{ $found }”), not of “{ $expected }”; nothing was changed. Choose another file, or --force to overwrite it.
record-other-format = { $file }: the file contains the other kind of record, text instead of JSON lines or the other way round; nothing was changed. Choose another name.
record-unwritable = { $file }: cannot be written: { $problem }.

serve-no-page = The page for browsers has not been built. Start Skye with ./skye from its source folder, which builds it, or run there: python web/build.py

# What should come next in a record.
next-draw = a draw
next-price = prices of seats { $seats }
next-buy = a purchase or pass of seat { $seats }
next-build = a placement of one of the seats { $seats }
next-over = a new game, or nothing
