# The end of the game on the page.
page-end-won = You have won!
page-end-winner =
    { $count ->
        [one] { $names } has won
       *[other] { $names } have won together
    }
page-end-show = Show the result
page-end-rank = Place
page-end-player = Player
page-end-points = Points
page-end-gold = Gold left over
page-end-tie = Where points are equal, the gold left over decides.
page-end-rematch = Play again
page-end-next = To the new table
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
page-end-record = Save the record
page-end-private = Only the players can see this game.
page-end-open = Let everyone see it
page-end-opened = Whoever has the link can see this game now.
