# My games: the history of this device.
page-history-title = My games
page-history-lead = Finished games played on this device. They stay here even after the server has deleted the table.
page-history-export = Export
page-history-import = Import
page-history-added =
    { $added ->
        [0] No new games.
        [one] { $added } game added.
       *[other] { $added } games added.
    }
page-history-known =
    { $known ->
        [one] { $known } was already here.
       *[other] { $known } were already here.
    }
page-history-broken =
    { $broken ->
        [one] { $broken } entry could not be read.
       *[other] { $broken } entries could not be read.
    }
page-history-wrong-unreadable = “{ $file }” is not an exported history: it does not contain JSON. A record of a single game is opened with “Open a saved game” on the start page.
page-history-wrong-other = “{ $file }” contains JSON, but it is not an exported history of Skye.
page-history-wrong-newer = “{ $file }” was written by a newer version of Skye than this one.
page-history-wrong-empty = “{ $file }” is an exported history, but its list of games is missing.
page-history-no-room = This browser has no room for the games, or does not let this page store anything.
page-history-removed = The game at table { $code } was removed.
page-history-none = No finished games yet. As soon as a game ends, you will find it here.
page-history-not-stored = This browser does not let the page store anything, for example in a private window. So no games can be listed here.
page-history-play = To the start page
page-history-figures = Statistics
page-history-sources = My points by source
page-history-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
page-history-all = Show all { $count } games
page-history-several = Games in which several players shared this device do not count in the statistics.
page-history-won = Won
page-history-shared = Won together
page-history-place = Place { $place } of { $players }
page-history-everybody = All games
page-history-people = Other people
page-history-against = Against
page-history-count = Games
page-history-wins = Wins
page-history-mine = My average
page-history-theirs = Theirs
page-history-choose = Choose a row to see only those games. The averages are points per game.
page-history-tile = Tile { $letter }
page-history-date = Date
page-history-no-record = record no longer stored
page-history-replay = Replay
page-history-remove = Remove the game at table { $code }
page-history-not-here = This game is not in the history of this browser, or its record is no longer stored.
