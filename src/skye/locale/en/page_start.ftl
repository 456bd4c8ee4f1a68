# The start page and a new table.
page-start-line = Draw land, name your price, and build the finest clan territory on the isle.
page-start-play = Play now
page-start-playing = Setting up…
page-start-against =
    { $count ->
        [one] { $count } bot: { $bot }
       *[other] { $count } bots: { $bot }
    }
page-start-change = Change
page-start-done = Done
page-start-bots = Number of bots
page-start-strength = Difficulty
page-start-scoring-first = beginner set
page-start-scoring-random = drawn at random
page-start-scoring-chosen = chosen by hand
page-start-nameless = Laird
page-start-lesson = Learn in five minutes
page-start-friends = With friends
page-start-new = New table
page-start-code = Code or link of a table
page-start-join = Join
page-start-join-hint = If no seat is free, you can watch.
page-start-code-missing = Type the code of a table, or paste its link.
page-start-shut = All seats at table { $code } are taken, and spectators are not allowed.
page-start-elsewhere = No table here has this code. The link leads to another server:
page-start-mine = My tables
page-start-free =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
page-start-waits = waiting for { $names }
page-start-over = finished
page-start-gone = no longer exists
page-start-forget = Forget table { $code }
page-start-forgotten = Table { $code } is forgotten.
page-start-recall = Undo
page-start-all = Show all { $count } tables
page-start-more = More
page-start-rules = Rules
page-start-replay = Open a saved game
page-start-kept = No account: tables are kept on this server, your seats, finished games and settings on this device.
page-start-fan = A fan project. The game is by Andreas Pelikan and Alexander Pfister, published by Lookout.
page-start-away = No connection to the server. As soon as it answers, you can continue.
page-start-table = Table { $code }
page-start-screen = { $screen } – Skye
page-start-lost = There is nothing here
page-start-lost-text = This address does not exist. Check that the link is complete.
page-start-broken = Something went wrong
page-start-broken-text = This screen could not be shown. Your games are safe on the server.
page-start-reload = Reload

page-new-players = Players
page-new-seat = Seat { $seat }
page-new-mine = On this device
page-new-open = Open for a friend
page-new-open-hint = Anyone with the link can sit here.
page-new-bot = Bot: { $bot }
page-new-name = Name on seat { $seat }
page-new-player = Player { $seat }
page-new-slot = { $letter }: { $tile }
page-new-slot-free = { $letter }: not chosen yet
page-new-pick = Now choose a tile for { $letter }.
page-new-picked = All four are chosen. Press a letter to change its tile.
page-new-four = Four scoring tiles are needed; some letters are still empty.
page-new-more = More options
page-new-start-random = random
page-new-start-seat = Seat { $seat }: { $who }
page-new-layout = Same board layout for everyone
page-new-clock-move = per decision
page-new-clock-game = per game
page-new-clock-time = Time
page-new-clock-own = other
page-new-clock-amount = Number
page-new-clock-unit = Unit
page-new-clock-hint = When it runs out, a bot makes that decision.
page-new-clock-range = A clock can be set from 5 seconds to 14 days.
page-new-substitute = Stand-in
page-new-substitute-hint = This bot plays for anyone who is away or runs out of time.
page-new-spectators = Others may watch
page-new-begin = Start the game
page-new-invite = Open the table
