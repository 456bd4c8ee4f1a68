# Statistics of recorded games: the command.
cli-stats = Statistics of recorded games: where points come from, prices and sales, what decides games, who starts. With --out also plots and Parquet files. The games are read, not verified; replay does that.
cli-stats-short = Statistics, plots and data frames of recorded games
cli-stats-out = Folder for plots (PNG and SVG), tables and Parquet files; created if needed.
cli-stats-json = Print one JSON object on standard output instead of the tables.
cli-stats-force = Write into a folder that is not empty, replacing the output of an earlier run.
stats-reading = Reading
stats-drawing = Drawing
stats-written = Written: { $files } files in { $folder }
stats-other-material = Note: { $file } was played with different material from the shipped one.

# What can be wrong.
stats-twice = { $file } is given twice; its games would count double. Leave one of them out.
stats-folder-full = { $folder } is not empty. Choose another folder, or add --force to replace the output of an earlier run.
stats-folder-file = { $folder } is a file. Give a folder.
stats-misfit = { $file }, line { $line }: “{ $found }” does not fit what comes before it. To find out what is wrong, run: skye replay { $file }
stats-not-over = { $file }, line { $line }: a new game begins, but game { $game } is not over yet.
stats-truncated = { $file }: ends after line { $line } in the middle of game { $game }, which begins in line { $first }. Let the run that writes it finish (--resume), or cut the file off before that line.

# Groups of games.
stats-base = Base game
stats-group =
    { $game }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }

# Numbers.
stats-whole = { NUMBER($value) }
stats-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-short-share = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
stats-axis = { NUMBER($value) }
stats-all = all
stats-more =
    { $count ->
        [one] … and { $count } more row (--json has them all)
       *[other] … and { $count } more rows (--json has them all)
    }

# Sources of points.
stats-source-scrolls = Scrolls
stats-source-exchanged = Gold exchange

# Tables: a title, and a line on what the numbers say.
stats-table-overview = Overview
stats-table-overview-note = Points are the mean of all players; the lead is that of the winner over the next player.
stats-table-names = Players
stats-table-names-note = A shared win counts in equal parts.
stats-table-sources = Points by source
stats-table-sources-note = Mean points of a player in the games with this source, in total and in each round, and its share of all points.
stats-table-rounds = Points by round
stats-table-rounds-note = Mean points of a player. A to D are the places of the scoring tiles.
stats-table-deciding = What decides games
stats-table-deciding-note = Ahead: the winners’ points from this source minus the mean of the others’. Decided: games that a winner would not have won if nobody had scored from it.
stats-table-letters = What decides games, by place of the scoring tile
stats-table-letters-note = As above.
stats-table-seats = Who starts
stats-table-seats-note = Players by their turn in the first round; 1 is the start player.
stats-table-prices = Prices
stats-table-prices-note = Gold on the tiles offered. Percentage columns: that share of the prices is no higher.
stats-table-sale-rates = Sales by price
stats-table-sale-rates-note = How many of the tiles offered at a price someone bought.
stats-table-seller-positions = Who sets the price, by turn
stats-table-seller-positions-note = Sellers by their turn in the round; 1 buys first.
stats-table-sellers = Who sets the price, by name
stats-table-sellers-note = Tiles offered by each player.
stats-table-tiles = What happens to the tiles drawn
stats-table-tiles-note = Not laid: tiles bought or kept that fitted nowhere; they are among those sold and kept.

# Columns.
stats-column-interval = 95%
stats-column-name = Player
stats-column-seller-name = Player
stats-column-position = Turn
stats-column-seats = Seats
stats-column-games = Games
stats-column-win-share = Wins
stats-column-points = Points
stats-column-best = Winner’s points
stats-column-lead = Lead
stats-column-shared = Shared wins
stats-column-source = Source
stats-column-kind = Source
stats-column-letter = Place
stats-column-share = Share
stats-column-end = End
stats-column-spread = Ahead
stats-column-decided = Decided
stats-column-round = Round
stats-column-offered = Offered
stats-column-mean = Mean
stats-column-minimum = Lowest
stats-column-quantile-10 = 10%
stats-column-quantile-25 = 25%
stats-column-median = Median
stats-column-quantile-75 = 75%
stats-column-quantile-90 = 90%
stats-column-maximum = Highest
stats-column-price = Price
stats-column-sold = Sold
stats-column-sale-rate = Sold of offered
stats-column-drawn = Drawn
stats-column-axe-share = Discarded
stats-column-sold-share = Sold
stats-column-kept-share = Kept unsold
stats-column-unplaced-share = Not laid
stats-column-total = Total

# Plots.
stats-plot-points = Points by round and source
stats-plot-points-y = Mean points of a player
stats-plot-points-tile = Scoring tile { $letter }
stats-plot-prices = Prices set in each round
stats-plot-prices-x = Price (gold)
stats-plot-prices-y = Share of the tiles offered
stats-plot-prices-round = Round { $round }
stats-plot-prices-median = median { $price }
stats-plot-sale-rates = What sells at which price
stats-plot-sale-rates-y = Sold of those offered
stats-plot-sale-rates-note = Band: 95% interval; dashed: all prices, { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; prices offered { $least } times or more.
stats-plot-seats = Does it matter who starts?
stats-plot-seats-x = Turn in the first round (1 starts)
stats-plot-seats-y = Share of the games won
stats-plot-seats-note = Bars: 95% intervals; dashed: an equal share, { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
stats-plot-deciding = What decides games
stats-plot-deciding-left = Winner ahead of the others (points)
stats-plot-deciding-right = Games not won without it
stats-plot-deciding-note = Blue: scoring tiles; orange: other sources. Bars: 95% intervals.
