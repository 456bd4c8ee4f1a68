"""Inputs and sizes of the nets, shared by the modules of the search; compiled they are C constants."""

from __future__ import annotations

# What a territory has: where each group of inputs begins, and how many there are.
TILES = 0
SCORING = 1  # by scoring tile in play: what it would give now
SYMBOLS = 21  # by kind, as in Territory.totals
INCOME = 29
SCROLL_POINTS = 30
AREAS = 31  # by terrain and open edges, 0 to 5
SIZES = 49  # tiles of areas by terrain: completed, nearly, open; only where size counts
BROCHS = 58  # mountains with 1, 2, 3 brochs, open and completed
SHIPS_ALONE = 64  # water with ships and no lighthouse, and the other way round
LIGHTS_ALONE = 65
OPEN_LAKE = 66  # tiles of the largest open one
SCROLLS = 67  # by kind, in open and in completed areas
SCROLL_EDGES = 81  # scrolls in areas with 1, 2, more open edges
FARM_CELLS = 84  # free cells around farms
SPOTS = 85  # free cells by tiles around them, 1 to 4
ROAD_ENDS = 89
WHISKY_APART = 90  # not joined to the castle
CATTLE_APART = 91
JOINED = 92
PAIRS = 93  # two tiles in a column
CORNERS = 94  # free cells that would complete a square
WIDTH = 95
HEIGHT = 96
LEADS = 97  # over the best and second rival in whisky, then in ships
DISTANT = 101  # tiles 2, 3, more steps from the castle
LAND_INPUTS = 104

# What the game is like, the same for every territory of a seat.
TIMES = 104  # by scoring tile: how often it is still scored
LATER = 124  # by rounds to come, 0 to 5
PLAYERS = 130  # 2 to 5
GOLD = 134  # of the seat, and of its richest rival
RICHEST = 135
BEHIND = 136  # rivals with more points (I3)
EXPANSION = 137  # what an expansion adds
EXPANSION_INPUTS = 63
INPUTS = 200

# Of the net.
KINDS = 20  # scoring tiles that it knows
SHARED = 32  # hidden units that are always active
BLOCK = 16  # hidden units of each scoring tile, active while it is in play
ACTIVE = 96  # SHARED and those of four scoring tiles
UNITS = 352  # SHARED and those of all scoring tiles
SECOND = 16  # hidden units of the second layer
OUTPUTS = 2  # the correction of a territory's worth, and the points still to come
SHIFT = 3  # of a hidden unit, before its value counts
SECOND_SHIFT = 10  # of one of the second layer
HIGHEST = 1023  # of a hidden unit after that
POINT_UNIT = 16384  # of an output: one point
BIAS_UNIT = 1024  # in which the biases of the second layer and of the outputs are stored

# Of the net for prices: its inputs, and how many there are.
PRICE_WORTH = 0  # of the tile to the seat; all of these in coins
PRICE_OFFER = 1  # up to what the best and the second buyer would go
PRICE_INSTEAD = 3  # worth of what else the best buyer could buy
PRICE_OTHERS = 4  # worth and best offer of the other two tiles
PRICE_GOLD = 8  # of the seat, and of its richest rival
PRICE_RICHEST = 9
PRICE_PLAYERS = 10  # beyond two, four for each
PRICE_LATER = 11  # rounds to come, four for each
PRICE_COIN = 12  # what a coin is worth
PRICE_EXPANSION = 13  # whether one is played
PRICE_WISH = 14  # worth of the best tile of others
PRICE_TURN = 15  # turns before the seat, and before the best buyer
PRICE_BUYER_TURN = 16
PRICE_INPUTS = 17
PRICE_UNITS = 32
PRICE_OUTPUTS = 2  # the price, and how likely the axe is

# Of the net for the chance to win.
CHANCE_LEAD = 0  # over the best rival, the second and their mean
CHANCE_POINTS = 3  # ahead of the best rival
CHANCE_GOLD = 4  # ahead of the richest rival
CHANCE_CASH = 5  # of the seat
CHANCE_LATER = 6  # by rounds to come, 0 to 5
CHANCE_PLAYERS = 12  # 2 to 5
CHANCE_EXPANSION = 16  # whether one is played
CHANCE_TURN = 17  # turns before the seat, as a share of all
CHANCE_INPUTS = 18
CHANCE_UNITS = 32

SMALL_UNIT = 512  # in which the weights of these two are stored
