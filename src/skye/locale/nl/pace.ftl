# Hoelang bots wachten voordat ze iets doen.
page-pace-title = Tempo van de bots
page-pace-quick = Snel
page-pace-normal = Normaal
page-pace-leisurely = Rustig
page-pace-everybody = Voor iedereen aan deze tafel
page-event-paced-quick = { $who } wijzigt het tempo van de bots: snel
page-event-paced-normal = { $who } wijzigt het tempo van de bots: normaal
page-event-paced-leisurely = { $who } wijzigt het tempo van de bots: rustig
table-many-paces = Het tempo van de bots is { $most } keer gewijzigd. Eerst moet iemand iets beslissen.
