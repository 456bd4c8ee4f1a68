# Laying tiles on the page.
page-build-heading = Lay your tiles
page-build-how = Drag a tile onto your land, or tap a lit cell.
page-build-market = What the others have bought
page-build-keys = Keys: 1 to 9 take a tile, arrows choose a cell, Enter tries and lays, R turns, Backspace takes back.
page-build-all-laid = Everything is laid. Finish building, or take the last tile back.
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
        [one] Try { $tile } here: { $place }; { $points } point over the rest of the game
       *[other] Try { $tile } here: { $place }; { $points } points over the rest of the game
    }
page-build-spot-tried = Turn { $tile }: { $place }
page-build-turn = Turn
page-build-turn-back = Turn back
page-build-lay = Lay this tile
page-build-lay-last = Lay it and finish
page-build-finish = Finish building
page-build-undo = Take back
page-build-put-away = Back into the hand
page-build-one-turn = It fits here only this way round.
page-build-refused = It does not fit there: on every side the terrain must be the same.
page-build-pending = Being laid …

# What the tried tile would bring.
page-build-tried = On trial, { $place }: { $tile }.
page-build-tried-worth =
    { $points ->
        [one] On trial, { $place }: { $tile }. { $points } point over the rest of the game.
       *[other] On trial, { $place }: { $tile }. { $points } points over the rest of the game.
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
page-build-worth = Over the rest of the game
page-build-sum = All tiles of this round
