# The page for browsers: what all its screens share.
page-title = Skye
page-loading = Loading…
page-close = Close
page-no-answer = The server does not answer. Try again in a moment.
page-connection-connecting = Connecting…
page-connection-lost = Connection lost. Trying again…
page-connection-remembered = Last contact: { $time }. Waiting for the connection…
page-wait-remembered = You see the table as it was at the last contact. You can continue as soon as the connection is back.
page-connection-closed = Connection closed
page-connection-back = You are connected again.
page-copied = Copied.
page-renewing = A part of the page is missing. It will reload as soon as the server answers.
page-renew = Reload now

# Territories and tiles, described in words.
page-tile = tile { $tile }
page-tile-edges = { $north } in the north, { $east } in the east, { $south } in the south, { $west } in the west
page-tile-road = road: { $sides }
page-side-N = north
page-side-E = east
page-side-S = south
page-side-W = west
page-place-castle = at the castle
page-place-north = { $count } north
page-place-south = { $count } south
page-place-east = { $count } east
page-place-west = { $count } west
page-gold-amount = { $gold } gold
page-points-amount =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-fit = Show all
