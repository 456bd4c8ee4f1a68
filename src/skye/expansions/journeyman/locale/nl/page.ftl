# De uitbreiding Journeyman op de pagina.
page-expansion-journeyman = Isle of Skye met Journeyman
page-expansion-journeyman-text = Voegt een reiziger toe die door je land trekt, en een bord met drie sporen. Voor wie het spel kent.

# Voortgangsborden.
page-journey-whose = Van wie de bonustegels zijn
page-journey-how = Kies een veld om te lezen wat het vraagt en wat het oplevert.
page-journey-help = Zo werkt de reiziger
page-journey-help-walk = Je reiziger trekt door je land. In het geheim leg je routefiches op de tegels die hij moet bereiken: een buurtegel kost 2 bewegingspunten, langs een weg maar 1. In het begin heb je er 4.
page-journey-help-steps = Voor elk routefiche dat hij oppakt, mag je een stap zetten op een van de drie sporen, als de tegel laat zien wat het volgende veld vraagt. Vanaf het kasteel mag dat wat het ook vraagt, als je de munt bij het kleine kasteel betaalt.
page-journey-help-others = Je mag ook een stap zetten, wat het veld ook vraagt, op het spoor van de krijger als iemand een tegel van jou koopt, en op een spoor naar keuze als je een tegel met een reiziger krijgt.
page-journey-help-gains = Punten tussen velden krijg je meteen. Een banier blijft: hij levert elke ronde punten, goud of bewegingspunten op, op elk spoor de beste van zijn soort. Tussen de laatste twee velden kun je heen en weer gaan, terug alleen met een routefiche dat je oppakt.
page-journey-help-roads = Een weg die je wint, verbindt twee buurtegels van jou, om te lopen en voor alles wat langs wegen telt. Je kunt hem leggen wanneer je wilt; vóór de puntentelling van elke ronde word je ernaar gevraagd.
page-journey-space = { $track }, veld { $space } van { $count }
page-journey-asks = Vraagt: { $requirement }
page-journey-fee = Toeslag: { $gold } goud
page-journey-points =
    { $points ->
        [one] meteen { $points } punt
       *[other] meteen { $points } punten
    }
page-journey-hop =
    { $points ->
        [one] { $points } punt voor elke stap tussen de laatste twee velden
       *[other] { $points } punten voor elke stap tussen de laatste twee velden
    }
page-journey-banner-points =
    { $value ->
        [one] { $value } punt aan het einde van elke ronde
       *[other] { $value } punten aan het einde van elke ronde
    }
page-journey-banner-income = { $value } goud aan het begin van elke ronde
page-journey-banner-movement =
    { $value ->
        [one] { $value } bewegingspunt
       *[other] { $value } bewegingspunten
    }
page-journey-bonus = Bonustegel “{ $name }”: { $text }
page-journey-castle = Via het kasteel: { $gold } goud
page-journey-here = Hier: { $names }
page-journey-at-start = { $who }, aan het begin
page-journey-at = { $track }: veld { $space }
page-journey-won = Gewonnen bonustegels
page-journey-won-none = Nog geen bonustegel gewonnen.
page-journey-bonus-fresh = werkt aan het einde van deze fase
page-journey-bonus-used = opgebruikt
page-journey-movement =
    { $count ->
        [one] { $count } bewegingspunt
       *[other] { $count } bewegingspunten
    }
page-journey-waypoints =
    { $count ->
        [one] { $count } routefiche
       *[other] { $count } routefiches
    }
page-journey-roads =
    { $count ->
        [one] { $count } weg te leggen
       *[other] { $count } wegen te leggen
    }
page-journey-stands-here = Hier staat de reiziger
page-journey-marker-here = Hier ligt een routefiche

# Plannen.
page-plan-heading = Plan je wandeling
page-plan-how = Leg routefiches op je tegels: voor elk fiche dat je reiziger oppakt, mag je een stap op een spoor zetten.
page-plan-numbers = Het getal op een tegel: bewegingspunten voor de hele wandeling.
page-plan-green = Groen: voldoet aan de voorwaarde van een spoor.
page-plan-moved = ⇄: daar kan geen routefiche meer bij, dus het laatste verhuist daarheen.
page-plan-markers = Je routefiches
page-plan-free = Vrij routefiche
page-plan-spot =
    { $spent ->
        [one] Routefiche op { $tile }, { $place }: de wandeling kost { $spent } bewegingspunt
       *[other] Routefiche op { $tile }, { $place }: de wandeling kost { $spent } bewegingspunten
    }
page-plan-spot-instead =
    { $spent ->
        [one] Laatste routefiche in plaats daarvan op { $tile }, { $place }: de wandeling kost { $spent } bewegingspunt
       *[other] Laatste routefiche in plaats daarvan op { $tile }, { $place }: de wandeling kost { $spent } bewegingspunten
    }
page-plan-spot-chosen = Routefiche van { $tile } nemen, { $place }
page-plan-allows = hier mag een stap: { $tracks }
page-plan-asked = Wat je sporen vragen
page-plan-ask-nowhere = Geen van je tegels: { $requirement }
page-plan-ask =
    { $count ->
        [one] { $track }, veld { $space }: { $requirement }; { $count } tegel van jou
       *[other] { $track }, veld { $space }: { $requirement }; { $count } tegels van jou
    }
page-plan-ask-only = { $track }, veld { $space }: { $requirement }
page-plan-extra =
    { $movement ->
        [one] Bonustegel inzetten: { $movement } bewegingspunt extra
       *[other] Bonustegel inzetten: { $movement } bewegingspunten extra
    }
page-plan-seal = Plan vastleggen
page-plan-stay = Blijven staan
page-plan-secret = Geheim tot iedereen gepland heeft.
page-plan-sealed = { $who } heeft gepland
page-plan-open = { $who } is nog aan het plannen

# Lopen en stappen.
page-walk-heading = Je wandeling
page-walk-how = Welk routefiche is het volgende?
page-walk-left =
    { $left ->
        [one] Nog { $left } bewegingspunt
       *[other] Nog { $left } bewegingspunten
    }
page-walk-markers = Routefiches onderweg
page-walk-spot = Naar { $tile }, { $place }
page-walk-step = De stap voor dit routefiche
page-walk-missing-step = Kies eerst een stap.
page-walk-not-next = Vanaf hier te ver als volgende.
page-walk-go = Erheen lopen
page-walk-go-step = Lopen en stap zetten
page-step-heading = Een stap op een spoor
page-step-from-next-phase = Te gebruiken vanaf de volgende fase.
page-step-nothing = nog niets
page-step-why-sale = Een van je tegels is gekocht: je mag een stap zetten op het spoor van de krijger.
page-step-why-symbol = Je hebt een tegel met een reizigersymbool gekregen: je mag een stap zetten op een spoor naar keuze.
page-step-why-bonus = Je bonustegel werkt: je mag een stap zetten op een spoor naar keuze.
page-step-costs = kost
page-step-needs = Vraagt: { $requirement }
page-step-poor = Dat kun je niet betalen.
page-step-end = Het voortgangsfiche staat op het laatste veld; alleen een routefiche verplaatst het vandaar.
page-step-none = Geen stap
page-step-go = Stap zetten
page-step-go-none = Verder zonder stap

# Wegen.
page-road-have =
    { $count ->
        [one] { $count } weg leggen
       *[other] { $count } wegen leggen
    }
page-road-from = Kies een tegel waarop de weg begint.
page-road-to = Kies de aangrenzende tegel waar hij heen leidt.
page-road-spot-from = Weg vanaf { $tile }, { $place }
page-road-spot-to = Weg naar { $tile }, { $place }
page-road-spot-other = Toch niet vanaf { $tile }, { $place }
page-road-nothing = De punten veranderen nu niet.
page-road-walk = Eroverheen lopen kost 1 bewegingspunt.
page-road-lay = Weg leggen
page-road-later = Later
page-road-joins =
    { $count ->
        [one] Verbindt { $count } tegel met je kasteel
       *[other] Verbindt { $count } tegels met je kasteel
    }
page-road-joins-nothing = Verbindt niets nieuws met je kasteel.
page-road-joins-whisky = { $count } × whiskyvat
page-road-joins-cattle = { $count } × rund

# De vraag naar wegen vóór de punten van een ronde.
page-roads-heading = Wegen vóór de puntentelling
page-roads-ask =
    { $count ->
        [one] Je hebt nog een weg. Wil je hem leggen voordat de punten worden geteld?
       *[other] Je hebt nog { $count } wegen. Wil je er een leggen voordat de punten worden geteld?
    }
page-roads-how = Kies twee aangrenzende tegels: de tekens op je land tonen waar een weg kan liggen.
page-roads-keep =
    { $count ->
        [one] Weg bewaren
       *[other] Wegen bewaren
    }
page-roads-none = Geen leggen
page-roads-later = Wat je bewaart, kun je altijd nog leggen.

# Wat er gebeurd is.
page-event-stepped = { $who }: { $track }, veld { $space } ({ $reason })
page-event-won = { $who } wint een bonustegel: { $bonus }
page-event-bonus = { $who }: de bonustegel “{ $bonus }” werkt
page-event-wages = { $who }: banieren, goud +{ $amount }
page-event-banners = { $who }: banieren, +{ $points } = { $total }
page-event-granted = { $who }: de bank betaalt { $granted }
page-event-road = { $who } legt een weg
page-event-no_road = { $who } legt geen weg meer
page-event-walked = { $who } loopt; bewegingspunten over: { $left }
