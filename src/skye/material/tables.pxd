from skye.material.constants cimport MOST_SCORING, MOST_TILES, ROW, SYMBOL_COLUMNS, TILE_AREAS
cdef class Tables:
    # By tile and turn: terrains of the four sides, two bits each.
    cdef unsigned char edges[MOST_TILES * 4]
    # By tile, turn and side.
    cdef unsigned char area_at[MOST_TILES * 16]
    cdef unsigned char road_at[MOST_TILES * 16]
    # By tile.
    cdef unsigned char area_count[MOST_TILES]
    cdef unsigned char scroll[MOST_TILES]
    cdef unsigned char scroll_area[MOST_TILES]
    # By tile and area.
    cdef unsigned char area_terrain[MOST_TILES * TILE_AREAS]
    cdef unsigned char area_edges[MOST_TILES * TILE_AREAS]
    cdef unsigned char area_symbols[MOST_TILES * TILE_AREAS]  # brochs of a mountain, ships of a water area
    cdef unsigned char area_lighthouses[MOST_TILES * TILE_AREAS]
    # By tile and kind of symbol.
    cdef unsigned char symbols[MOST_TILES * SYMBOL_COLUMNS]
    # By scoring tile: up to three numbers.
    cdef unsigned char points[MOST_SCORING * 3]
    # By side: the offset of the neighbour.
    cdef int step[4]
    cdef int east[4]
    cdef int north[4]

    cdef readonly object material
    # By number of players: what an expansion has computed from the material, cached here.
    cdef readonly dict derived
    cdef readonly tuple tiles
    cdef readonly dict index
    cdef readonly dict scoring_index
    # By number of players: the letters of each round as bits, and its catch-up gold (S4).
    cdef readonly dict courses
