"""Numbers that the compiled modules share. Compiled they are C constants, from constants.pxd; this file is the same."""

from __future__ import annotations

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
CASTLE_GOLD = 5  # I1
EXCHANGE = 5  # F2

# Sizes.
MOST_PLAYERS = 5
MOST_ROUNDS = 6
LETTER_COUNT = 4  # scoring tiles of a game
MOST_SCORING = 32  # scoring tiles in the box
OFFERS = 3  # P1: tiles in front of each seat
MOST_OFFERS = 15  # of all seats
HAND = 8  # room for more tiles than a player can gain in a round
NONE = 255  # no tile here
MOST_TILES = 82  # the castle, the base game and its expansion; a territory has room for all of them
TILE_AREAS = 5  # areas of a tile
MOST_AREAS = 410  # of all tiles
# Cells are numbered x + ROW * y on a ring of CELLS: no two cells less than 90 steps apart share a number, and a
# connected shape of 82 cells and its surroundings never spans 90 steps, so the ring shows each cell once.
ROW = 90
CELLS = 4096
MOST_SPOTS = 166  # free cells around 82 connected tiles
FIRST_SPOT = 83  # grid values: 0 nothing near, 1.. the tile laid there + 1, FIRST_SPOT.. a free cell next to a tile
