# Wie lange Bots warten, bevor sie etwas tun.
page-pace-title = Tempo der Bots
page-pace-quick = Schnell
page-pace-normal = Normal
page-pace-leisurely = Gemütlich
page-pace-everybody = Für alle an diesem Tisch
page-event-paced-quick = { $who } ändert das Tempo der Bots: schnell
page-event-paced-normal = { $who } ändert das Tempo der Bots: normal
page-event-paced-leisurely = { $who } ändert das Tempo der Bots: gemütlich
table-many-paces = Das Tempo der Bots wurde { $most }-mal geändert. Erst muss jemand etwas entscheiden.
