# The expansion Journeyman: rules, names, explained points, errors and options.
section-journeyman-material = Journeyman: material and set-up
section-journeyman-moving = Journeyman: moving
section-journeyman-steps = Journeyman: other steps and benefits
section-journeyman-scoring = Journeyman: scoring tiles

rule-J1 = With this expansion, 8 more landscape tiles, each with a journeyman symbol, go into the bag, which makes 81, and 4 more scoring tiles join the draw, which makes 20. The general principles (X1 to X4) apply here too; gold then also changes by W5, W6, W11, W12 and W14, and plans stay as secret as prices until they are revealed.
rule-J2 = Each player has a progress board with three tracks, for the warrior, the merchant and the herald, and a progress marker at the start of each. One side of the board is for 2 to 4 players, the other for 5. Every track leads through four zones, over a bridge of its own at each of the three borders between them. Your journeyman begins on your castle. You have two waypoint markers, can win a third one, and can win up to three roads. Every track has one slot each for a bonus tile marked I, II and III. Your nine bonus tiles, three of each mark, are shuffled over the slots of their mark, for every player separately; a table can agree on one layout for all.
rule-J3 = No text describes everything printed on the boards and on the eight tiles. What you play with is our reconstruction: it follows everything the rulebook says, it is plain data, and it can be replaced.
rule-journeyman-reconstructed = Reconstructed, not copied: both sides of the progress board and seven of the eight new tiles are our own work, because no text describes what is printed on them. Everything the rulebook says about them is respected. If you own the box, you can put your own file in place of any of ours, with --journeyman-boards, --journeyman-bonus, --journeyman-tiles or --journeyman-scoring.

rule-W1 = When everyone has finished building, all players plan at once and in secret: you put waypoint markers on tiles of your territory, at most one on a tile. The castle, and the tile your journeyman stands on, can have one too. There must be one walk that reaches all of your markers within your movement points (W2); any other plan is refused. You may use fewer markers, or none. When the last player is ready, all plans are revealed.
rule-W2 = At first you have 4 movement points; the merchant track gives you more (W11). Moving to a neighbouring tile of your territory, never diagonally, costs 2 points, or only 1 if the two tiles are joined by road at the edge between them (A3), whether that road is printed or laid (W13). You may cross a tile several times. Collecting a marker costs no movement points.
rule-W3 = From the start player on, in turn order, each player walks as planned and collects the markers one by one, in an order chosen on the way. The walk ends at the last marker, where the journeyman stays; movement points left over are lost. Without a marker the journeyman does not move. For each marker you collect, you may advance one step on one track of your choice if the tile it lay on meets the requirement of the next space there.
rule-W4 =
    These are the requirements, always of the tile from which you collect the marker:

    - Farm, broch, lighthouse, cattle, sheep, ship or whisky: the tile shows this symbol.
    - Scroll: the tile shows a scroll of any kind, in a completed area or not.
    - Castle: it is your castle tile; the step has no price.
    - Distance 2, 3 or 4: it lies at least that many cells from your castle, counted horizontally and vertically, across gaps.
    - Completed mountain, water or pasture: the tile is part of a completed area of that terrain.
    - Completed mountain and water: the tile is part of a completed mountain and also of a completed water area.
    - North, south, east or west: no tile of your territory lies farther in that direction; where several are level, each of them will do.
rule-W5 = With a marker collected on your castle you may instead advance one step on any track, whatever the next space requires, for the price of the zone in which the space entered lies: 1, 3, 5 or 8 gold. If the castle tile itself meets the requirement, you do not pay this price.
rule-W6 = Some spaces of the herald track also cost a fee of 5, 8 or 12 gold, however the step is made. A step you cannot pay for is not possible.

rule-W7 = When someone buys one of your tiles, you may at once advance one step on the warrior track, and on no other, whatever the requirement. You decide before the buyer does under W8.
rule-W8 = When you gain a tile with a journeyman symbol, by buying it or by keeping it unsold, you may at once advance one step on any track, whatever the requirement; fees apply (W6). It does not matter whether the tile can be laid. For tiles that were kept, the players decide in turn order after the last purchase.
rule-W9 = The golden rule: whatever a step unlocks can be used from the next phase on. The only exception is points printed between spaces, which are scored at once.
rule-W10 = Points printed between two spaces are scored on the step that crosses them. On the last two spaces of a track your marker can go back and forth, and every step between the two scores the points printed there. Forward it may go with any step you get, back only with a waypoint marker that you collect: once it stands on the last space, a sale, a journeyman symbol or a bonus tile can do nothing on this track. The requirement and the zone are those of the space entered. Going back and forth costs no fee, and what a space has given once it does not give again.
rule-W11 = Banners under the spaces last to the end of the game. For each kind and track only the best value you have reached counts. The merchant’s income is paid at the start of every round, and the merchant’s movement says how many movement points you have. The warrior’s points and the herald’s points are both scored at the end of every round, before the scoring tiles.
rule-W12 =
    A step onto a space with a bonus tile wins that tile. It takes effect at the end of the phase; those marked III stay with you for the rest of the game.

    - I, { bonus-step }: advance one step on any track, whatever the requirement; fees apply (W6).
    - I, { bonus-road }: 1 point and 1 road (W13).
    - I, { bonus-waypoint }: from now on you have three waypoint markers.
    - II, { bonus-gold }: 5 gold.
    - II, { bonus-movement }: once, 4 more movement points. You keep the tile until you declare its use with a plan that has at least one marker; what you do not need of it is lost.
    - II, { bonus-roads }: 2 roads (W13).
    - III, { bonus-no-axe }: 3 points; then 3 gold at the start of every round, and each time you set prices you may price all three of your tiles and give none back.
    - III, { bonus-bank-pays }: 3 points; then the bank pays whenever you buy, whether or not you could have afforded it.
    - III, { bonus-two-purchases }: 3 points; then you may buy a second tile when everyone has had a purchase, in turn order among those who have this bonus tile.
rule-W13 = A road you have won can be laid at any time you choose, in your turn or not, whenever the game waits for someone, but not in the phase in which you won it. After the walks, before the points of the round, everyone who holds a road that can be laid is asked, all at the same time: lay one, then perhaps another, or none. So a road won on your walk can count for the points of this very round and for the next income. It lies across the edge between two neighbouring tiles of yours and joins them as if both had a road printed there. On each of the two tiles it connects to every printed road, so that two curves become a crossing, and to the other roads laid there. It may cross water, and any number may lie on one tile, but only one on the same edge.
rule-W14 = A tile with two whisky symbols pays 2 gold of income when it is joined to the castle (I2). Everywhere else it counts as one whisky tile.

# The scoring tiles. The numbers are those of the expansion’s scoring.toml.
scoring-journey-name = Journey
scoring-broch-lines-name = Rows and columns with brochs
scoring-symbol-rows-name = Rows with matching symbols
scoring-bridges-name = Bridges
scoring-journey = Your journeyman’s distance from the castle scores 2 points for each cell, counted horizontally and vertically, across gaps.
scoring-broch-lines = Each row and each column of your territory with at least one broch scores 1 point; the same broch can serve its row and its column. Gaps do not break a row or column.
scoring-symbol-rows = Each row of your territory in which at least two different tiles show the same symbol scores 2 points, once. Every symbol counts, the journeyman too; all scrolls are the same symbol. Gaps do not break a row.
scoring-bridges = Each bridge that one of your progress markers has crossed scores 1 point; every track has its own three bridges, so there are at most 9 points.

# Names.
symbol-journeyman = journeyman symbol
track-warrior = warrior track
track-merchant = merchant track
track-herald = herald track

bonus-step = One step
bonus-road = One road
bonus-waypoint = Third waypoint marker
bonus-gold = Gold
bonus-movement = Extra movement
bonus-roads = Two roads
bonus-no-axe = No axe
bonus-bank-pays = Bank pays
bonus-two-purchases = Two purchases
bonus-step-text = One step on any track at the end of the phase; fees apply.
bonus-road-text =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and { $roads ->
        [one] { $roads } road
       *[other] { $roads } roads
    }.
bonus-waypoint-text = One more waypoint marker for the rest of the game.
bonus-gold-text = { $gold } gold.
bonus-movement-text =
    { $movement ->
        [one] Once, { $movement } more movement point.
       *[other] Once, { $movement } more movement points.
    }
bonus-roads-text =
    { $roads ->
        [one] { $roads } road.
       *[other] { $roads } roads.
    }
bonus-no-axe-text =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; { $income } gold every round, and all three tiles may be priced.
bonus-bank-pays-text =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; the bank pays for what you buy.
bonus-two-purchases-text =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; a second purchase every round.

requirement-farm = farm
requirement-broch = broch
requirement-lighthouse = lighthouse
requirement-cattle = cattle
requirement-sheep = sheep
requirement-ship = ship
requirement-whisky = whisky
requirement-scroll = any scroll
requirement-castle = the castle tile
requirement-distance-2 = at least 2 cells from the castle
requirement-distance-3 = at least 3 cells from the castle
requirement-distance-4 = at least 4 cells from the castle
requirement-completed-mountain = part of a completed mountain
requirement-completed-water = part of a completed water area
requirement-completed-pasture = part of a completed pasture
requirement-completed-mountain-and-water = part of a completed mountain and of a completed water area
requirement-north = northernmost tile
requirement-south = southernmost tile
requirement-east = easternmost tile
requirement-west = westernmost tile

word-journeyman = journeyman
word-waypoint = waypoint marker
word-road-piece = road
word-marker = progress marker
word-bonus = bonus tile
word-board = progress board
word-movement = movement points
word-zone = zone
word-fee = fee
word-bridge = bridge
drawing-road = road laid
drawing-journeyman = journeyman

reason-requirement = requirement met
reason-castle = via the castle
reason-sale = tile sold
reason-symbol = journeyman symbol
reason-bonus = bonus tile

# One line of explained points or gold. $count is how many things were counted.
line-journey =
    { $count ->
        [one] journeyman { $count } cell from the castle
       *[other] journeyman { $count } cells from the castle
    }
line-broch-row =
    { $count ->
        [one] row with { $count } broch
       *[other] row with { $count } brochs
    }
line-broch-column =
    { $count ->
        [one] column with { $count } broch
       *[other] column with { $count } brochs
    }
line-symbol-row =
    { $count ->
        [one] row with matching symbols on { $count } tile
       *[other] row with matching symbols on { $count } tiles
    }
line-bridges-warrior = bridges crossed on the warrior track: { $count }
line-bridges-merchant = bridges crossed on the merchant track: { $count }
line-bridges-herald = bridges crossed on the herald track: { $count }
line-warrior-points = banner of the warrior track
line-merchant-points = banner of the merchant track
line-herald-points = banner of the herald track
line-banner-income = banner of the merchant track
line-no-axe-income = bonus tile “{ bonus-no-axe }”

# What a territory’s owner gained, as `skye show` prints it.
show-wages = Further income: { $gold } gold, { $total } in hand
show-banners =
    Banners: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $total } in all
show-bonus =
    Bonus tile “{ $name }” takes effect: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $gained } gold, { $roads ->
        [one] { $roads } road
       *[other] { $roads } roads
    }
show-stepped =
    Step to space { $space }, { $track } ({ $reason }): { $cost } gold paid, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
show-walked =
    Journeyman at { $x },{ $y }: { $spent ->
        [one] { $spent } movement point
       *[other] { $spent } movement points
    } used, { $left } left
show-tracks = Progress markers: warrior { $warrior }, merchant { $merchant }, herald { $herald }
show-bonuses = Bonus tiles won: { $names }
show-roads = Roads still to lay: { $roads }
show-won = Bonus tile won: { $name }
show-granted = Paid by the bank: { $gold } gold

# Texts that are not moves.
notation-plan = “{ $found }” is not a plan; write it like “0 plan 0,1 2,0”, “0 plan 0,1 extra” with the extra movement points, or “0 plan -” without markers.
notation-collect = “{ $found }” does not collect a marker; write it like “0 collect 0,1 warrior”, or “0 collect 0,1 -” without a step.
notation-step = “{ $found }” is not a step; write it like “0 step herald”, or “0 step -” for none.
notation-road = “{ $found }” does not lay a road; write it like “0 road 0,0 1,0” (two neighbouring cells).
notation-no_road = “{ $found }” is not a move no_road; write it like “0 no_road”.

# Moves that the rules do not allow. $acting lists the seats the game waits for.
illegal-in-plan = “{ $move }” is not possible now: walks are being planned, and the game waits for { $acting }.
illegal-in-walk = “{ $move }” is not possible now: the journeymen are walking, and the game waits for { $acting }.
illegal-in-step = “{ $move }” is not possible now: a step has to be decided, and the game waits for { $acting }.
illegal-in-roads = “{ $move }” is not possible now: roads can be laid before scoring, and the game waits for { $acting }.
illegal-plan-markers =
    { $found ->
        [one] { $found } waypoint marker is planned, but at most { $most } can be used.
       *[other] { $found } waypoint markers are planned, but at most { $most } can be used.
    }
illegal-plan-twice = Two waypoint markers are planned at { $x },{ $y }; a tile holds at most one.
illegal-plan-tile = A waypoint marker cannot lie at { $x },{ $y }: no tile of your own is there.
illegal-plan-far =
    { $movement ->
        [one] These markers cannot all be reached in one walk with { $movement } movement point.
       *[other] These markers cannot all be reached in one walk with { $movement } movement points.
    }
illegal-plan-extra = There is no bonus tile for extra movement to use.
illegal-plan-extra-empty = Extra movement needs a plan with at least one waypoint marker.
illegal-collect-marker = No waypoint marker lies at { $x },{ $y }; they lie at { $markers }.
illegal-collect-far =
    { $left ->
        [one] With { $left } movement point left, { $x },{ $y } cannot be next: the other markers would be out of reach.
       *[other] With { $left } movement points left, { $x },{ $y } cannot be next: the other markers would be out of reach.
    }
illegal-step-requirement = The tile at { $x },{ $y } does not meet the requirement of space { $space } ({ $track }): { $requirement }.
illegal-step-warrior = A sale advances the warrior track only.
illegal-step-end = The marker on this track ({ $track }) stands on the last space; only a collected waypoint marker moves it from there.
illegal-step-gold = This step costs { $cost } gold, but only { $gold } is in hand.
illegal-road-none = There is no road to lay.
illegal-road-new = This road was won in this phase; it can be laid from the next one on.
illegal-road-tile = A road cannot lie at { $x },{ $y }: no tile of your own is there.
illegal-road-apart = A road joins two neighbouring tiles; these are not neighbours.
illegal-road-there = A road has already been laid between these two tiles.

# What should come next in a record.
next-plan = plans of seats { $seats }
next-walk = a marker collected by seat { $seats }
next-step = a step of seat { $seats }, or none
next-roads = a road of seats { $seats }, or no_road
record-rules-journeyman = { $file }: this record of version { $version } was played before two rules of Journeyman were corrected (steps back at the end of a track, W10; roads before scoring, W13), so it cannot be verified. “skye show” and the replay on the page still show it; a simulation needs a new file.

# The command line.
cli-journeyman = Play with the expansion Journeyman.
cli-journeyman-art = Also draw the expansion Journeyman.
cli-journeyman-boards = Your own file of progress boards to use instead of the shipped ones.
cli-journeyman-bonus = Your own file of bonus tiles to use instead of the shipped ones.
cli-journeyman-tiles = Your own file of the expansion’s landscape tiles to use instead of the shipped ones.
cli-journeyman-scoring = Your own file of the expansion’s scoring tiles to use instead of the shipped ones.
cli-shared-layout = Bonus tiles lie the same way on the boards of all players.
bench-journeyman-core-games-per-s = Journeyman games in the core, per s
bench-journeyman-core-games-per-s-limit = limited by working out ways and plans, and by setting each game up in Python

# The phases in which a bot decides.
phase-plan = plan
phase-walk = walk
phase-step = step
phase-roads = roads
