"""Numbers that the compiled modules of the expansion share; compiled they are C constants, from constants.pxd."""

from __future__ import annotations

# What is decided while the game is held, in the order of STAGES in phases.py.
PLAN = 0
WALK = 1
STEP = 2
ROADS = 3

# Kinds of move.
PLANNING = 1
COLLECTING = 2
STEPPING = 3
ROAD = 4
NO_ROAD = 5

# Why a step is made, in the order of REASONS in phases.py.
REQUIREMENT = 0
CASTLE = 1
SALE = 2
SYMBOL_GAINED = 3
BONUS_STEP = 4

# Versions of the rules.
MARKERS_ONLY = 2  # since then only waypoint markers make steps back (W10)
ROADS_ASKED = 2  # since then holders of roads are asked before the points (W13)

# Tracks and bonus tiles, in the order of material.TRACKS and material.BONUS.
WARRIOR = 0
BONUS_STEP_TILE = 0
BONUS_WAYPOINT = 2
BONUS_MOVEMENT = 4
BONUS_NO_AXE = 6
BONUS_BANK_PAYS = 7
BONUS_TWO_PURCHASES = 8

# Scoring tiles, after those of the base.
JOURNEY = 16
BROCH_LINES = 17
SYMBOL_ROWS = 18
BRIDGES = 19

# Signs on a tile, as bits: the columns of Tables.symbols, then these.
SCROLL = 7
SYMBOL = 8

# Requirements (W4): a sign, then these; DISTANCE + n requires n steps.
COMPLETED_PASTURE = 10
COMPLETED_MOUNTAIN = 11
COMPLETED_WATER = 12
COMPLETED_BOTH = 13
NORTH = 14
EAST = 15
SOUTH = 16
WEST = 17
AT_CASTLE = 18
DISTANCE = 20

# Movement points of a step (W2).
ROAD_STEP = 1
OPEN_STEP = 2

# Sizes.
TRACK_COUNT = 3
BONUSES = 9
SPACES = 16  # room for each track: its start and up to 15 spaces
BOARD = 48  # spaces of all tracks
MOST_MARKERS = 3  # J2
