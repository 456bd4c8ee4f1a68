# De pagina voor browsers. Geen meervoudsvormen: de pagina vult de waarden zelf in.
page-expansion-journeyman = Isle of Skye met Journeyman
page-ask-plan = Plan je wandeling
page-ask-walk = Loop naar een van je routefiches
page-ask-step = Je mag een stap op een spoor zetten
page-plan-how = Klik op tegels voor je routefiches; gekozen: { $chosen }
page-plan-extra = De bonustegel voor extra beweging inzetten
page-plan-none = Blijven staan
page-waypoint = Routefiche op { $place }
page-standing = Hier staat de reiziger
page-planned = Hier ligt een routefiche
page-roads = wegen te leggen: { $roads }
page-move-collect = Naar { $from }, stap: { $track }
page-move-collect-none = Naar { $from }, geen stap
page-move-step = Stap: { $track }
page-move-step-none = Geen stap
page-move-road = Weg tussen { $from } en { $to }
page-event-stepped = { $who }: { $track }, vak { $space } ({ $reason })
page-event-won = { $who } wint een bonustegel: { $bonus }
page-event-wages = { $who }: banieren, goud +{ $amount }
page-event-banners = { $who }: banieren, +{ $points } = { $total }
page-event-granted = { $who }: de bank betaalt { $granted }
page-event-road = { $who } legt een weg
page-event-walked = { $who } loopt; beweging over: { $left }
