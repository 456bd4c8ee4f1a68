# The page for browsers. No plural forms here: the page itself puts the values in.
page-expansion-journeyman = Isle of Skye with Journeyman
page-ask-plan = Plan your walk
page-ask-walk = Walk to one of your markers
page-ask-step = You may take a step on a track
page-plan-how = Click the tiles for your markers; chosen: { $chosen }
page-plan-extra = Spend the bonus tile for extra movement
page-plan-none = Stay where you are
page-waypoint = Marker at { $place }
page-standing = The journeyman stands here
page-planned = A marker lies here
page-roads = roads to lay: { $roads }
page-move-collect = To { $from }, step: { $track }
page-move-collect-none = To { $from }, no step
page-move-step = Step: { $track }
page-move-step-none = No step
page-move-road = Road between { $from } and { $to }
page-event-stepped = { $who }: { $track }, space { $space } ({ $reason })
page-event-won = { $who } wins a bonus tile: { $bonus }
page-event-wages = { $who }: banners, gold +{ $amount }
page-event-banners = { $who }: banners, +{ $points } = { $total }
page-event-granted = { $who }: the bank pays { $granted }
page-event-road = { $who } lays a road
page-event-walked = { $who } walks; movement left: { $left }
