# Laying tiles on the page.
page-build-heading = Lay your tiles
page-build-how = Drag a tile onto your land, or tap a highlighted cell.
page-build-best = The number on a cell: points by the end of the game. Green: the best place.
page-build-market = What the others have bought
page-build-keys = Keys: 1 to 9 choose a tile, arrows choose a cell, Enter tries and lays, R turns, Backspace undoes.
page-build-all-laid = All tiles are laid. Finish building, or undo the last tile.
page-build-unfit = Fits nowhere
page-build-unfit-how = A tile that still fits nowhere at the end goes back into the bag.
page-build-returned =
    { $count ->
        [one] This tile fits nowhere and goes back into the bag.
       *[other] These tiles fit nowhere and go back into the bag.
    }

# What the cells and buttons do.
page-build-spot = Try { $tile } here: { $place }
page-build-spot-worth =
    { $points ->
        [one] Try { $tile } here: { $place }; { $points } point by the end of the game
       *[other] Try { $tile } here: { $place }; { $points } points by the end of the game
    }
page-build-spot-tried = Turn { $tile }: { $place }
page-build-turn = Turn
page-build-turn-back = Turn back
page-build-lay = Lay this tile
page-build-lay-last = Lay it and finish
page-build-finish = Finish building
page-build-undo = Undo
page-build-put-away = Back to hand
page-build-one-turn = It fits here only this way round.
page-build-refused = It does not fit there: on every side the terrain must be the same.
page-build-pending = Laying…

# What the tile would earn at the place tried.
page-build-tried = Preview, { $place }: { $tile }.
page-build-tried-worth =
    { $points ->
        [one] Preview, { $place }: { $tile }. { $points } point by the end of the game.
       *[other] Preview, { $place }: { $tile }. { $points } points by the end of the game.
    }
page-build-nothing = Nothing changes yet.
page-build-change = { $name }: { $change }, then { $now }
page-build-times =
    { $count ->
        [one] scored { $count } more time
       *[other] scored { $count } more times
    }
page-build-completed =
    { $count ->
        [one] Completed: { $terrain }, { $count } tile
       *[other] Completed: { $terrain }, { $count } tiles
    }
page-build-worth = By the end of the game
page-build-sum = All tiles of this round
