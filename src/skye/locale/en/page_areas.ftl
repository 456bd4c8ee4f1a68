# Areas of a territory, when they are pointed at or scored.
page-area-P = pasture
page-area-M = mountain
page-area-W = lake
page-area-size =
    { $count ->
        [one] { $area }, { $count } tile
       *[other] { $area }, { $count } tiles
    }
page-area-open =
    { $count ->
        [one] { $size }, { $count } open edge
       *[other] { $size }, { $count } open edges
    }
page-area-completed = { $size }, completed
page-settings-does-area = point at an area; with Shift the one before
