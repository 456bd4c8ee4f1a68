# The expansion Journeyman on the page.
page-expansion-journeyman = Isle of Skye with Journeyman
page-expansion-journeyman-text = Adds a journeyman who walks over your land, and a board with three tracks. For those who know the game.

# Progress boards.
page-journey-whose = Whose bonus tiles
page-journey-how = Choose a space to read what it requires and what it gives.
page-journey-help = How the journeyman works
page-journey-help-walk = Your journeyman walks over your land. In secret you put markers on the tiles that he is to reach: a step to a neighbouring tile takes 2 movement points, along a road only 1. At first you have 4.
page-journey-help-steps = For each marker that he collects you may take a step on one of the three tracks, if its tile shows what the next space requires. From the castle you may step whatever it requires, if you pay the coin next to the little castle.
page-journey-help-others = You may also take a step, whatever the space requires, on the warrior track when someone buys a tile of yours, and on any track when you gain a tile with a journeyman on it.
page-journey-help-gains = Points between spaces are scored at once. A banner lasts: in every round it gives points, gold or movement points, on each track the best of its kind. Between the last two spaces you can go back and forth; back only with a marker that you collect.
page-journey-help-roads = A road that you win joins two neighbouring tiles of yours, for walking and for everything that counts along roads. You can lay it whenever you like; you are asked before the scoring of each round.
page-journey-space = { $track }, space { $space } of { $count }
page-journey-asks = Requires: { $requirement }
page-journey-fee = Fee: { $gold } gold
page-journey-points =
    { $points ->
        [one] { $points } point at once
       *[other] { $points } points at once
    }
page-journey-hop =
    { $points ->
        [one] { $points } point for every step between the last two spaces
       *[other] { $points } points for every step between the last two spaces
    }
page-journey-banner-points =
    { $value ->
        [one] { $value } point at the end of every round
       *[other] { $value } points at the end of every round
    }
page-journey-banner-income = { $value } gold at the start of every round
page-journey-banner-movement =
    { $value ->
        [one] { $value } movement point
       *[other] { $value } movement points
    }
page-journey-bonus = Bonus tile “{ $name }”: { $text }
page-journey-castle = Via the castle: { $gold } gold
page-journey-here = Here: { $names }
page-journey-at-start = { $who }, at the start
page-journey-at = { $track }: space { $space }
page-journey-won = Bonus tiles won
page-journey-won-none = No bonus tile won yet.
page-journey-bonus-fresh = takes effect when this phase ends
page-journey-bonus-used = used up
page-journey-movement =
    { $count ->
        [one] { $count } movement point
       *[other] { $count } movement points
    }
page-journey-waypoints =
    { $count ->
        [one] { $count } waypoint marker
       *[other] { $count } waypoint markers
    }
page-journey-roads =
    { $count ->
        [one] { $count } road to lay
       *[other] { $count } roads to lay
    }
page-journey-stands-here = The journeyman stands here
page-journey-marker-here = A waypoint marker lies here

# Planning.
page-plan-heading = Plan your walk
page-plan-how = Put markers on your tiles: for each one that your journeyman collects you may take a step on a track.
page-plan-numbers = The number on a tile: movement points for the whole walk.
page-plan-green = Green: meets what a track requires.
page-plan-moved = ⇄: one more marker is not possible there, so the last one moves.
page-plan-markers = Your waypoint markers
page-plan-free = Free waypoint marker
page-plan-spot =
    { $spent ->
        [one] Marker on { $tile }, { $place }: the walk takes { $spent } movement point
       *[other] Marker on { $tile }, { $place }: the walk takes { $spent } movement points
    }
page-plan-spot-instead =
    { $spent ->
        [one] Last marker to { $tile }, { $place } instead: the walk takes { $spent } movement point
       *[other] Last marker to { $tile }, { $place } instead: the walk takes { $spent } movement points
    }
page-plan-spot-chosen = Take the marker off { $tile }, { $place }
page-plan-allows = allows a step: { $tracks }
page-plan-asked = What your tracks require
page-plan-ask-nowhere = None of your tiles: { $requirement }
page-plan-ask =
    { $count ->
        [one] { $track }, space { $space }: { $requirement }; { $count } tile of yours
       *[other] { $track }, space { $space }: { $requirement }; { $count } tiles of yours
    }
page-plan-ask-only = { $track }, space { $space }: { $requirement }
page-plan-extra =
    { $movement ->
        [one] Use the bonus tile: { $movement } more movement point
       *[other] Use the bonus tile: { $movement } more movement points
    }
page-plan-seal = Seal the plan
page-plan-stay = Stay where you are
page-plan-secret = Secret until everyone has planned.
page-plan-sealed = { $who } has planned
page-plan-open = { $who } is still planning

# Walking and stepping.
page-walk-heading = Your walk
page-walk-how = Which marker is next?
page-walk-left =
    { $left ->
        [one] { $left } movement point left
       *[other] { $left } movement points left
    }
page-walk-markers = Markers on the way
page-walk-spot = To { $tile }, { $place }
page-walk-step = The step for this marker
page-walk-missing-step = First choose a step.
page-walk-not-next = Too far from here as the next one.
page-walk-go = Walk there
page-walk-go-step = Walk and step
page-step-heading = A step on a track
page-step-from-next-phase = Can be used from the next phase on.
page-step-nothing = nothing yet
page-step-why-sale = One of your tiles was bought: you may take a step on the warrior track.
page-step-why-symbol = You have gained a tile with a journeyman symbol: you may take a step on any track.
page-step-why-bonus = Your bonus tile takes effect: you may take a step on any track.
page-step-costs = costs
page-step-needs = Requires: { $requirement }
page-step-poor = You cannot pay for it.
page-step-end = The marker stands on the last space; only a waypoint marker moves it from there.
page-step-none = No step
page-step-go = Take the step
page-step-go-none = Continue without a step

# Roads.
page-road-have =
    { $count ->
        [one] Lay { $count } road
       *[other] Lay { $count } roads
    }
page-road-from = Choose a tile that the road begins on.
page-road-to = Choose the neighbour it leads to.
page-road-spot-from = Road from { $tile }, { $place }
page-road-spot-to = Road to { $tile }, { $place }
page-road-spot-other = Not from { $tile }, { $place }
page-road-nothing = No points change now.
page-road-walk = Walking across takes 1 movement point.
page-road-lay = Lay the road
page-road-later = Later
page-road-joins =
    { $count ->
        [one] Joins { $count } tile to your castle
       *[other] Joins { $count } tiles to your castle
    }
page-road-joins-nothing = Joins nothing new to your castle.
page-road-joins-whisky = { $count } whisky
page-road-joins-cattle = { $count } cattle

# The question about roads before the points of a round.
page-roads-heading = Roads before scoring
page-roads-ask =
    { $count ->
        [one] You hold a road. Would you like to lay it before the points are counted?
       *[other] You hold { $count } roads. Would you like to lay one before the points are counted?
    }
page-roads-how = Choose two neighbouring tiles: the marks on your land show where a road can lie.
page-roads-keep =
    { $count ->
        [one] Keep the road
       *[other] Keep the roads
    }
page-roads-none = Lay none
page-roads-later = What you keep you can lay whenever you like.

# What has happened.
page-event-stepped = { $who }: { $track }, space { $space } ({ $reason })
page-event-won = { $who } wins a bonus tile: { $bonus }
page-event-bonus = { $who }: the bonus tile “{ $bonus }” takes effect
page-event-wages = { $who }: banners, gold +{ $amount }
page-event-banners = { $who }: banners, +{ $points } = { $total }
page-event-granted = { $who }: the bank pays { $granted }
page-event-road = { $who } lays a road
page-event-no_road = { $who } lays no more roads
page-event-walked = { $who } walks; movement left: { $left }
