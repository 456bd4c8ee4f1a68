# Complaints about the data files of the expansion, and about its set-up. $file and $entry say where to look.
journeyman-tile-taken = { $file }, { $entry }: a tile of the base game already has this id.
journeyman-symbol = { $file }, { $entry }: the symbol “journeyman” must stand on this tile exactly once, not { $found } times.
journeyman-prices = { $file }, prices: one price from 1 to { $most } is needed for each of the { $zones } zones.
journeyman-number = { $file }, { $entry }: “{ $field }” must be a number from { $fewest } to { $most }, not { $found }.
journeyman-track = { $file }, { $entry }: “{ $found }” is no track; known are { $known }.
journeyman-length = { $file }, { $entry }: a track has { $fewest } to { $most } spaces, not { $found }.
journeyman-zone = { $file }, { $entry }: zone { $found } cannot be here; zones begin at 1, go up to { $zones } and from space to space stay or rise by 1.
journeyman-requirement = { $file }, { $entry }: “{ $found }” is no requirement; known are { $known }.
journeyman-hop = { $file }, { $entry }: only the last space of a track has “hop”.
journeyman-banner = { $file }, { $entry }: “{ $found }” is no banner; written like “points 2” or “income 4” (1 to 99) or “movement 5” (1 to 20).
journeyman-slot = { $file }, { $entry }: “{ $found }” is no slot; known are { $known }.
journeyman-slots = { $file }, { $entry }: a track has each of the slots { $known } once, in this order; found: { $found }.
journeyman-bonus = { $file }, { $entry }: no bonus tile has this id; known are { $known }.
journeyman-bonus-slot = { $file }, { $entry }: this bonus tile belongs on slot { $expected }, not on “{ $found }”.
journeyman-roads = { $file }: all bonus tiles together give at most { $most } roads.
journeyman-layout-count = Seat { $seat } needs { $expected } bonus tiles, written with + between them; found: { $found }.
journeyman-layout = Seat { $seat }: on the slots { $slot } lie { $expected }, each once, in any order; found: { $found }.
