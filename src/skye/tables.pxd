cdef class Tables:
    # By tile and turn: terrains of the four sides, two bits each.
    cdef unsigned char edges[82 * 4]
    # By tile, turn and side.
    cdef unsigned char area_at[82 * 16]
    cdef unsigned char road_at[82 * 16]
    # By tile.
    cdef unsigned char area_count[82]
    cdef unsigned char scroll[82]
    cdef unsigned char scroll_area[82]
    # By tile and area.
    cdef unsigned char area_terrain[82 * 5]
    cdef unsigned char area_edges[82 * 5]
    cdef unsigned char area_symbols[82 * 5]  # brochs of a mountain, ships of a water area
    cdef unsigned char area_lighthouses[82 * 5]
    # By tile and kind of symbol.
    cdef unsigned char symbols[82 * 7]
    # By scoring tile: up to three numbers.
    cdef unsigned char points[32 * 3]
    # By side: the way to the neighbour.
    cdef int step[4]
    cdef int east[4]
    cdef int north[4]

    cdef readonly object material
    # By number of players: what an expansion has worked out from the material, kept here.
    cdef readonly dict derived
    cdef readonly tuple tiles
    cdef readonly dict index
    cdef readonly dict scoring_index
    # By number of players: the letters of each round as bits, and its catch-up gold (S4).
    cdef readonly dict courses
