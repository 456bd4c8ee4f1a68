# The same numbers as in constants.py, for the compiled modules.
cdef enum:
    # What a territory has: where each group of inputs begins, and how many there are.
    TILES = 0
    SCORING = 1
    SYMBOLS = 21
    INCOME = 29
    SCROLL_POINTS = 30
    AREAS = 31
    SIZES = 49
    BROCHS = 58
    SHIPS_ALONE = 64
    LIGHTS_ALONE = 65
    OPEN_LAKE = 66
    SCROLLS = 67
    SCROLL_EDGES = 81
    FARM_CELLS = 84
    SPOTS = 85
    ROAD_ENDS = 89
    WHISKY_APART = 90
    CATTLE_APART = 91
    JOINED = 92
    PAIRS = 93
    CORNERS = 94
    WIDTH = 95
    HEIGHT = 96
    LEADS = 97
    DISTANT = 101
    LAND_INPUTS = 104
    # What the game is like, the same for every territory of a seat.
    TIMES = 104
    LATER = 124
    PLAYERS = 130
    GOLD = 134
    RICHEST = 135
    BEHIND = 136
    EXPANSION = 137
    EXPANSION_INPUTS = 63
    INPUTS = 200
    # Of the net.
    KINDS = 20
    SHARED = 32
    BLOCK = 16
    ACTIVE = 96
    UNITS = 352
    SECOND = 16
    OUTPUTS = 2
    SHIFT = 3
    SECOND_SHIFT = 10
    HIGHEST = 1023
    POINT_UNIT = 16384
    BIAS_UNIT = 1024
    # Of the net for prices.
    PRICE_INPUTS = 17
    PRICE_UNITS = 32
    PRICE_OUTPUTS = 2
    # Of the net for the chance to win.
    CHANCE_INPUTS = 18
    CHANCE_UNITS = 32
    SMALL_UNIT = 512
