# The end of the game on the page.
page-end-won = You won!
page-end-winner =
    { $count ->
        [one] { $names } has won
       *[other] { $names } share the win
    }
page-end-show = Show the result
page-end-rank = Place
page-end-player = Player
page-end-points = Points
page-end-gold = Gold left
page-end-tie = Ties are broken by the gold left over.
page-end-rematch = Play again
page-end-next = Go to the new table
page-end-lands = View the territories
page-end-chart = Chart
page-end-chart-sources = Sources
page-end-chart-course = Over time
page-end-sources = Where the points came from
page-end-course = Points after each round
page-end-moment = end
page-end-table = As a table
page-end-source = Source
page-end-after = After round
page-end-sum = Total
page-end-more = More
page-end-replay = Watch the replay
page-end-record = Save this game
page-end-private = Only the players can see this game.
page-end-open = Let everyone see it
page-end-opened = Anyone with the link can see this game now.
