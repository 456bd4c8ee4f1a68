# The same numbers as in constants.py, for the compiled modules.
cdef enum:
    # Phases of a round; in EXTRA an expansion holds the game until it lets it go on.
    DRAW = 0
    PRICE = 1
    BUY = 2
    BUILD = 3
    OVER = 4
    EXTRA = 5
    # Where the game continues after a hold.
    AFTER_PURCHASE = 0
    AFTER_TRADE = 1
    AFTER_BUILDING = 2
    # Terrains.
    PASTURE = 1
    MOUNTAIN = 2
    WATER = 3
    # Columns of Tables.symbols and Territory.totals; the last is only in the totals and counts tiles that show whisky.
    WHISKY = 0
    SHEEP = 1
    CATTLE = 2
    FARM = 3
    BROCH = 4
    LIGHTHOUSE = 5
    SHIP = 6
    WHISKY_TILES = 7
    SYMBOL_COLUMNS = 7
    # Scoring tiles, in the order of data/scoring.toml; those from BASE_SCORING on belong to the expansion.
    SQUARES = 0
    SHEEP_EACH = 1
    BROCH_MOUNTAINS = 2
    WHISKY_MAJORITY = 3
    FARM_ANIMALS = 4
    ROAD_CATTLE = 5
    ROAD_TILES = 6
    LARGEST_LAKE = 7
    COMPLETED_AREAS = 8
    LARGE_AREAS = 9
    BUILDING_SETS = 10
    SHIP_MAJORITY = 11
    GOLD_MAJORITY = 12
    HARBOURS = 13
    COLUMNS = 14
    COMPLETED_MOUNTAINS = 15
    BASE_SCORING = 16
    # Gold.
    CASTLE_GOLD = 5
    EXCHANGE = 5
    # Sizes.
    MOST_PLAYERS = 5
    MOST_ROUNDS = 6
    LETTER_COUNT = 4
    MOST_SCORING = 32
    OFFERS = 3
    MOST_OFFERS = 15
    HAND = 8
    NONE = 255
    MOST_TILES = 82
    TILE_AREAS = 5
    MOST_AREAS = 410
    # Cells are numbered x + ROW * y on a ring of CELLS: no two cells less than 90 steps apart share a number, and a
    # connected shape of 82 cells and its surroundings never spans 90 steps, so the ring shows each cell once.
    ROW = 90
    CELLS = 4096
    MOST_SPOTS = 166
    FIRST_SPOT = 83
