# The rules to read.
page-rules-title = The rules
page-rules-line = In our own words. Every rule has a short name that the game refers to.
page-rules-contents = Contents
page-rules-search = Search the rules
page-rules-found =
    { $count ->
        [one] { $count } rule found
       *[other] { $count } rules found
    }
page-rules-none = No rule mentions “{ $text }”.
page-rules-link = Link to rule { $rule }
page-rules-print = Print
page-rules-note-base = Two public descriptions of the box agree on every edge but differ in a detail of 13 of the 73 tiles. Skye uses the first one, so a tile in your own box may look a little different.
