# One line of explained points or gold. $count is how many things were counted; the caller prints the points.
line-square = square of four tiles
line-sheep = { $count } sheep
line-broch-mountain =
    { $count ->
        [one] mountain with { $count } broch
       *[other] mountain with { $count } brochs
    }
line-whisky-most = most whisky tiles: { $count }
line-whisky-second = second most whisky tiles: { $count }
line-farm-animals =
    { $count ->
        [one] { $count } animal at a farm
       *[other] { $count } animals at a farm
    }
line-road-cattle = { $count } cattle on the castle road
line-road-tile = tile on the castle road
line-largest-lake =
    { $count ->
        [one] largest completed lake: { $count } tile
       *[other] largest completed lake: { $count } tiles
    }
line-completed-area = completed area
line-large-area =
    { $count ->
        [one] completed area of { $count } tile
       *[other] completed area of { $count } tiles
    }
line-building-set =
    { $count ->
        [one] { $count } set of broch, farm and lighthouse
       *[other] { $count } sets of broch, farm and lighthouse
    }
line-ships-most = most ships: { $count }
line-ships-second = second most ships: { $count }
line-gold-most = most gold: { $count }
line-gold-second = second most gold: { $count }
line-harbour =
    { $count ->
        [one] harbour with { $count } ship
       *[other] harbour with { $count } ships
    }
line-column =
    { $count ->
        [one] column of { $count } tile
       *[other] column of { $count } tiles
    }
line-completed-mountain = completed mountain

# Scrolls at the end of the game.
line-scroll-sheep = scroll: { $count } sheep
line-scroll-whisky =
    { $count ->
        [one] scroll: { $count } whisky tile
       *[other] scroll: { $count } whisky tiles
    }
line-scroll-ship =
    { $count ->
        [one] scroll: { $count } ship
       *[other] scroll: { $count } ships
    }
line-scroll-cattle = scroll: { $count } cattle
line-scroll-broch =
    { $count ->
        [one] scroll: { $count } broch
       *[other] scroll: { $count } brochs
    }
line-scroll-farm =
    { $count ->
        [one] scroll: { $count } farm
       *[other] scroll: { $count } farms
    }
line-scroll-lighthouse =
    { $count ->
        [one] scroll: { $count } lighthouse
       *[other] scroll: { $count } lighthouses
    }
line-scroll-sheep-doubled = { line-scroll-sheep }, doubled in a completed area
line-scroll-whisky-doubled = { line-scroll-whisky }, doubled in a completed area
line-scroll-ship-doubled = { line-scroll-ship }, doubled in a completed area
line-scroll-cattle-doubled = { line-scroll-cattle }, doubled in a completed area
line-scroll-broch-doubled = { line-scroll-broch }, doubled in a completed area
line-scroll-farm-doubled = { line-scroll-farm }, doubled in a completed area
line-scroll-lighthouse-doubled = { line-scroll-lighthouse }, doubled in a completed area
line-gold = { $count } gold exchanged

# Income.
line-castle = castle
line-whisky = whisky on the castle road: { $count }
line-catch-up =
    { $count ->
        [one] { $count } player ahead
       *[other] { $count } players ahead
    }
