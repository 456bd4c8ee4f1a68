# Everything around a table: the bar above it, its menu, its players, its lands.
page-table-title-page = Table { $code } – Skye
page-table-title-turn = Your turn – { $code }
page-table-looking = Looking for table { $code }…
page-table-round = Round { $round } of { $rounds }
page-table-turn = Your turn
page-table-your-turn = Your turn: { $phase }
page-table-connected = Connected
page-table-watching = You are watching
page-table-share = Share the link
page-table-share-short = Link
page-table-menu = Menu
page-table-home = Start page
page-table-leave = Leave the table
page-table-leave-title = Leave the table?
page-table-leave-game = Your seat stays yours: come back in this browser and you can keep playing. Until then the others can ask for a bot in your place.
page-table-leave-lobby = The game has not begun: your seat becomes free for someone else.
page-table-leave-now = Leave
page-table-stay = Stay
page-table-players = Players
page-table-offers = Drawn tiles and their prices
page-table-hand = Tiles to lay
page-table-strength = strength { $level } of { $levels }
page-table-time-left = time left: { $time }
page-table-tabs = Parts of the table
page-table-aside = Next to the territory
page-table-tab-land = Land
page-table-tab-scoring = Scoring
page-table-tab-board = Board
page-table-tab-log = Log

page-player-you = you
page-player-bot = bot
page-player-start = Start player
page-player-awaited = is deciding
page-player-decided = has decided
page-player-away = not connected
page-player-left = has left
page-player-replaced = bot playing: { $bot }
page-player-vote = Ask for a bot
page-player-voted = You asked for a bot
page-land-title = Territory of { $who }
page-land-back = Back to my territory
page-land-back-short = Back

page-wait-title = Waiting
page-wait-for = Waiting for { $names }.
page-wait-table = One moment…
page-wait-sealed = You have decided.
page-hand-title = Hand the device to { $who }
page-hand-text = Only this player should see what comes next.
page-hand-ready = I am { $who }

# Before the game begins.
page-lobby-title = Waiting for players
page-lobby-welcome = Take a seat
page-lobby-missing =
    { $count ->
        [one] { $count } seat is free. The game begins when all are taken.
       *[other] { $count } seats are free. The game begins when all are taken.
    }
page-lobby-name = Your name
page-lobby-sit = Sit down
page-lobby-here = is here
page-lobby-free = Free seat
page-lobby-bot = Which bot
page-lobby-bot-level = { $bot } ({ $level } of { $levels })
page-lobby-fill = Add a bot
page-lobby-free-seat = Free the seat
page-lobby-free-title = Free the seat of { $name }?
page-lobby-free-text = Then someone else can sit down there. { $name } gets a message and can come back with the link.
page-lobby-freed = The host has freed your seat.
page-lobby-admit = Let everyone in from one address
page-lobby-admit-text = Players from a single address cannot take all free seats. Allow it if your friends are in the same place.
page-lobby-admitted = Everyone may sit down from one address.
page-lobby-invite = Invite friends
page-lobby-code = Table code:
page-lobby-copy = Copy the link
page-lobby-invite-text = Anyone with the link or the code can sit down.
page-lobby-options = Game options
page-lobby-game = Game
page-lobby-base = Isle of Skye
page-lobby-gold = Gold of the others
page-lobby-gold-hidden = hidden
page-lobby-gold-open = open
page-lobby-clock = Clock
page-lobby-clock-none = none
page-lobby-clock-move = { $time } per decision
page-lobby-clock-game = { $time } per game
page-lobby-watching = Spectators
page-lobby-watching-open = welcome
page-lobby-watching-closed = none
page-halted-title = This game has stopped
page-any-heading = Choose one of these
page-any-seal = Confirm
page-player-gained =
    { $points ->
        [one] { $points } point in the last round
       *[other] { $points } points in the last round
    }
