# The bag: every tile of the game, and what is left.
page-bag-title = The bag
page-bag-key = The bag (key B)
page-bag-short = Bag
page-bag-open =
    { $count ->
        [one] The bag: { $count } tile left
       *[other] The bag: { $count } tiles left
    }
page-bag-left = { $count } of { $all } tiles are in the bag.
page-bag-back = Tiles with the axe, and tiles that fit nowhere, go back into it.
page-bag-filter = Only tiles with
page-bag-filter-how = Left in the bag / in the whole game. Choose a symbol to see only its tiles.
page-bag-only = Only tiles with: { $symbol }. Choose it again for all.
page-bag-symbol = { $symbol }: { $left } of { $all } in the bag
page-bag-inside = In the bag
page-bag-drawn = On offer or in hand
page-bag-laid = { $who }: laid
page-bag-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
page-settings-keys-bag = The bag
page-settings-does-bag = open and close
