# How long bots pause before what they do.
page-pace-title = Pace of the bots
page-pace-quick = Quick
page-pace-normal = Normal
page-pace-leisurely = Leisurely
page-pace-everybody = For everybody at this table
page-event-paced-quick = { $who } changes the pace of the bots: quick
page-event-paced-normal = { $who } changes the pace of the bots: normal
page-event-paced-leisurely = { $who } changes the pace of the bots: leisurely
table-many-paces = The pace of the bots was changed { $most } times. Let somebody decide something first.
