# Combien de temps les bots attendent avant d’agir.
page-pace-title = Rythme des bots
page-pace-quick = Rapide
page-pace-normal = Normal
page-pace-leisurely = Tranquille
page-pace-everybody = Pour tout le monde à cette table
page-event-paced-quick = { $who } change le rythme des bots : rapide
page-event-paced-normal = { $who } change le rythme des bots : normal
page-event-paced-leisurely = { $who } change le rythme des bots : tranquille
table-many-paces = Le rythme des bots a été changé { $most } fois. Quelqu’un doit d’abord prendre une décision.
