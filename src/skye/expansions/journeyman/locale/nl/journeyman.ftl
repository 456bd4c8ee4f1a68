# De uitbreiding Journeyman: regels, namen, uitgelegde punten, klachten en opties.
section-journeyman-material = Journeyman: materiaal en voorbereiding
section-journeyman-moving = Journeyman: bewegen
section-journeyman-steps = Journeyman: andere stappen en voordelen
section-journeyman-scoring = Journeyman: scoretegels

rule-J1 = Met deze uitbreiding komen er 8 landtegels met een reizigersymbool bij in de buidel, zodat het er 81 zijn, en 4 scoretegels bij de trekking, zodat het er 20 zijn. De grondregels (X1 tot en met X4) gelden ook hier; goud verandert dan ook door W5, W6, W11, W12 en W14, en plannen blijven tot het onthullen even geheim als prijzen.
rule-J2 = Elke speler heeft een voortgangsbord met drie sporen, voor de krijger, de koopman en de heraut, en aan het begin van elk spoor een voortgangsfiche. De ene kant van het bord is voor 2 tot en met 4 spelers, de andere voor 5. Elk spoor loopt door vier zones, met bij elk van de drie grenzen daartussen een eigen brug. Je reiziger begint op je kasteel. Je hebt twee routefiches, kunt een derde winnen en daarnaast tot drie wegen. Elk spoor heeft een bonusplek I, een II en een III. Je negen bonustegels, drie van elke soort, worden over de bonusplekken van hun soort geschud, voor iedere speler apart; een tafel kan ook één indeling voor iedereen afspreken.
rule-J3 = Geen tekst beschrijft alles wat er op de borden en de acht tegels gedrukt staat. Je speelt met onze reconstructie: die houdt zich aan alles wat de spelregels zeggen, bestaat uit gewone gegevens en is te vervangen.
rule-journeyman-reconstructed = Gereconstrueerd, niet overgenomen: beide kanten van het voortgangsbord en zeven van de acht nieuwe tegels zijn ons eigen werk, omdat geen tekst weergeeft wat erop gedrukt staat. Wat de spelregels erover zeggen, is aangehouden. Wie het spel bezit, kan elk van onze bestanden door een eigen bestand vervangen, met --journeyman-boards, --journeyman-bonus, --journeyman-tiles of --journeyman-scoring.

rule-W1 = Als iedereen klaar is met bouwen, plant iedereen tegelijk en in het geheim: je legt routefiches op tegels van je territorium, hoogstens één per tegel. Ook op het kasteel en op de tegel waar je reiziger staat mag er een. Er moet één wandeling zijn die al je routefiches bereikt met je bewegingspunten (W2); elk ander plan wordt geweigerd. Je mag ook minder routefiches gebruiken, of geen. Zodra de laatste speler klaar is, worden alle plannen onthuld.
rule-W2 = In het begin heb je 4 bewegingspunten; het spoor van de koopman geeft je er meer (W11). Naar een aangrenzende tegel van je territorium gaan, nooit schuin, kost 2 punten, of maar 1 als de twee tegels aan de zijde tussen hen door een weg verbonden zijn (A3), gedrukt of gelegd (W13). Je mag meer dan eens over dezelfde tegel gaan. Een routefiche oppakken kost geen bewegingspunten.
rule-W3 = Vanaf de startspeler loopt iedereen op zijn beurt de geplande wandeling en pakt de routefiches één voor één op, in een volgorde die onderweg wordt gekozen. De wandeling eindigt bij het laatste routefiche; daar blijft de reiziger staan, en bewegingspunten die over zijn vervallen. Zonder routefiche gaat de reiziger niet op pad. Voor elk opgepakt routefiche mag je één stap vooruit op één spoor naar keuze, als de tegel waarop het lag voldoet aan de voorwaarde van het volgende veld daar.
rule-W4 =
    Dit zijn de voorwaarden, steeds voor de tegel waarvan je het routefiche oppakt:

    - Boerderij, toren, vuurtoren, rund, schaap, schip of whiskyvat: de tegel toont dit symbool.
    - Perkamentrol: de tegel toont een perkamentrol van welke soort ook, al dan niet in een afgebouwd gebied.
    - Kasteel: het is je kasteeltegel; de stap heeft geen prijs.
    - Afstand 2, 3 of 4: de tegel ligt minstens zoveel vakken van je kasteel, horizontaal en verticaal geteld, over gaten heen.
    - Afgebouwde berg, water of weide: de tegel is deel van een afgebouwd gebied van die terreinsoort.
    - Afgebouwde berg en water: de tegel is deel van een afgebouwd berggebied en ook van een afgebouwd watergebied.
    - Noord, zuid, oost of west: geen tegel van je territorium ligt verder in die richting; liggen er meer gelijk, dan voldoet elk daarvan.
rule-W5 = Met een routefiche dat je op je kasteel oppakt, mag je in plaats daarvan één stap vooruit op een spoor naar keuze, wat het volgende veld ook vraagt. Daarvoor betaal je de prijs van de zone waarin het betreden veld ligt: 1, 3, 5 of 8 goud. Voldoet de kasteeltegel zelf aan de voorwaarde, dan betaal je die prijs niet.
rule-W6 = Sommige velden van het spoor van de heraut kosten ook een toeslag van 5, 8 of 12 goud, hoe de stap ook wordt gezet. Een stap die je niet kunt betalen, is niet mogelijk.

rule-W7 = Koopt iemand een van je tegels, dan mag je meteen één stap vooruit op het spoor van de krijger, en op geen ander, wat de voorwaarde ook is. Je beslist dat voordat de koper volgens W8 beslist.
rule-W8 = Krijg je een tegel met een reizigersymbool, gekocht of onverkocht gehouden, dan mag je meteen één stap vooruit op een spoor naar keuze, wat de voorwaarde ook is; toeslagen gelden wel (W6). Of de tegel gelegd kan worden, maakt niet uit. Over gehouden tegels beslissen de spelers na de laatste aankoop, op volgorde van beurt.
rule-W9 = De gouden regel: wat een stap oplevert, kun je vanaf de volgende fase gebruiken. De enige uitzondering zijn punten die tussen velden gedrukt staan; die krijg je meteen.
rule-W10 = Punten die tussen twee velden gedrukt staan, krijg je bij de stap die erover gaat. Op de laatste twee velden van een spoor kan je voortgangsfiche heen en weer springen, en elke stap tussen die twee levert de punten op die daar gedrukt staan. Vooruit gaat het met elke stap die je krijgt, terug alleen met een routefiche dat je oppakt: staat het fiche op het laatste veld, dan doen een verkoop, een reizigersymbool of een bonustegel op dit spoor niets. De voorwaarde en de zone zijn die van het betreden veld. Heen en weer springen kost geen toeslag, en wat een veld één keer heeft gegeven, geeft het niet nog eens.
rule-W11 = Banieren onder de velden gelden tot het einde van het spel. Per soort en per spoor telt alleen de beste waarde die je hebt bereikt. Het inkomen van de koopman ontvang je aan het begin van elke ronde, en zijn beweging zegt hoeveel bewegingspunten je hebt. De punten van de krijger en die van de heraut krijg je allebei aan het einde van elke ronde, vóór de scoretegels.
rule-W12 =
    Met een stap naar een veld met een bonustegel win je die tegel. Hij werkt aan het einde van de fase; die van soort III houd je tot het einde van het spel.

    - I, { bonus-step }: je gaat op een spoor naar keuze één stap vooruit, wat de voorwaarde ook is; toeslagen gelden wel (W6).
    - I, { bonus-road }: 1 punt en 1 weg (W13).
    - I, { bonus-waypoint }: vanaf nu heb je drie routefiches.
    - II, { bonus-gold }: 5 goud.
    - II, { bonus-movement }: één keer 4 bewegingspunten extra. Je houdt de tegel tot je het gebruik aankondigt bij een plan met minstens één routefiche; wat je er niet van nodig hebt, vervalt.
    - II, { bonus-roads }: 2 wegen (W13).
    - III, { bonus-no-axe }: 3 punten; daarna 3 goud aan het begin van elke ronde, en telkens als je prijzen vaststelt mag je al je drie tegels te koop leggen en geen enkele teruggeven.
    - III, { bonus-bank-pays }: 3 punten; daarna betaalt de bank telkens als je koopt, of je het nu had kunnen betalen of niet.
    - III, { bonus-two-purchases }: 3 punten; daarna mag je een tweede tegel kopen als iedereen aan de beurt is geweest, op volgorde van beurt onder wie deze bonustegel heeft.
rule-W13 = Een gewonnen weg leg je wanneer je wilt, aan de beurt of niet, zodra het spel op iemand wacht, maar niet in de fase waarin je hem won. Na de wandelingen, nog vóór de puntentelling van de ronde, wordt iedereen met een weg die gelegd kan worden tegelijk gevraagd: er een leggen, daarna misschien nog een, of geen. Zo kan een weg die je tijdens je wandeling wint, al meetellen voor de punten van deze ronde en voor het volgende inkomen. Hij komt dwars over de zijde tussen twee aangrenzende tegels van jezelf en verbindt ze alsof daar op beide een weg gedrukt stond. Op elk van de twee tegels sluit hij aan op alle gedrukte wegen, zodat twee bochten een kruising worden, en op de andere gelegde wegen. Hij mag over water gaan, en op één tegel mogen er zoveel liggen als je wilt, maar op dezelfde zijde maar één.
rule-W14 = Een tegel met twee whiskysymbolen levert 2 goud inkomen op als hij met het kasteel verbonden is (I2). Overal elders telt hij als één whiskytegel.

# De scoretegels. De getallen zijn die van scoring.toml van de uitbreiding.
scoring-journey-name = Reis
scoring-broch-lines-name = Rijen en kolommen met torens
scoring-symbol-rows-name = Rijen met gelijke symbolen
scoring-bridges-name = Bruggen
scoring-journey = De afstand van je reiziger tot het kasteel levert 2 punten per vak op, horizontaal en verticaal geteld, over gaten heen.
scoring-broch-lines = Elke rij en elke kolom van je territorium met minstens één toren levert 1 punt op; dezelfde toren kan voor zijn rij en zijn kolom tellen. Gaten onderbreken een rij of kolom niet.
scoring-symbol-rows = Elke rij van je territorium waarin minstens twee verschillende tegels hetzelfde symbool tonen, levert één keer 2 punten op. Elk symbool telt, ook de reiziger; alle perkamentrollen gelden als hetzelfde symbool. Gaten onderbreken een rij niet.
scoring-bridges = Elke brug die een van je voortgangsfiches is overgestoken, levert 1 punt op; elk spoor heeft zijn eigen drie bruggen, dus het zijn hoogstens 9 punten.

# Namen.
symbol-journeyman = reizigersymbool
track-warrior = spoor van de krijger
track-merchant = spoor van de koopman
track-herald = spoor van de heraut

bonus-step = Eén stap
bonus-road = Eén weg
bonus-waypoint = Derde routefiche
bonus-gold = Goud
bonus-movement = Extra beweging
bonus-roads = Twee wegen
bonus-no-axe = Geen bijl
bonus-bank-pays = Bank betaalt
bonus-two-purchases = Twee aankopen
bonus-step-text = Eén stap op een spoor naar keuze aan het einde van de fase; toeslagen gelden wel.
bonus-road-text =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } en { $roads ->
        [one] { $roads } weg
       *[other] { $roads } wegen
    }.
bonus-waypoint-text = Eén routefiche meer tot het einde van het spel.
bonus-gold-text = { $gold } goud.
bonus-movement-text =
    { $movement ->
        [one] Eén keer { $movement } bewegingspunt extra.
       *[other] Eén keer { $movement } bewegingspunten extra.
    }
bonus-roads-text =
    { $roads ->
        [one] { $roads } weg.
       *[other] { $roads } wegen.
    }
bonus-no-axe-text =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }; elke ronde { $income } goud, en alle drie de tegels mogen een prijs krijgen.
bonus-bank-pays-text =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }; de bank betaalt je aankopen.
bonus-two-purchases-text =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }; elke ronde een tweede aankoop.

requirement-farm = boerderij
requirement-broch = toren
requirement-lighthouse = vuurtoren
requirement-cattle = rund
requirement-sheep = schaap
requirement-ship = schip
requirement-whisky = whiskyvat
requirement-scroll = een perkamentrol
requirement-castle = de kasteeltegel
requirement-distance-2 = minstens 2 vakken van het kasteel
requirement-distance-3 = minstens 3 vakken van het kasteel
requirement-distance-4 = minstens 4 vakken van het kasteel
requirement-completed-mountain = deel van een afgebouwd berggebied
requirement-completed-water = deel van een afgebouwd watergebied
requirement-completed-pasture = deel van een afgebouwde weide
requirement-completed-mountain-and-water = deel van een afgebouwd berggebied en van een afgebouwd watergebied
requirement-north = noordelijkste tegel
requirement-south = zuidelijkste tegel
requirement-east = oostelijkste tegel
requirement-west = westelijkste tegel

word-journeyman = reiziger
word-waypoint = routefiche
word-road-piece = weg
word-marker = voortgangsfiche
word-bonus = bonustegel
word-board = voortgangsbord
word-movement = bewegingspunten
word-zone = zone
word-fee = toeslag
word-bridge = brug
drawing-road = gelegde weg
drawing-journeyman = reiziger

reason-requirement = aan de voorwaarde voldaan
reason-castle = via het kasteel
reason-sale = tegel verkocht
reason-symbol = reizigersymbool
reason-bonus = bonustegel

# Eén regel met uitgelegde punten of goud. $count zegt hoeveel er is geteld.
line-journey =
    { $count ->
        [one] reiziger { $count } vak van het kasteel
       *[other] reiziger { $count } vakken van het kasteel
    }
line-broch-row =
    { $count ->
        [one] rij met { $count } toren
       *[other] rij met { $count } torens
    }
line-broch-column =
    { $count ->
        [one] kolom met { $count } toren
       *[other] kolom met { $count } torens
    }
line-symbol-row =
    { $count ->
        [one] rij met gelijke symbolen op { $count } tegel
       *[other] rij met gelijke symbolen op { $count } tegels
    }
line-bridges-warrior = overgestoken bruggen, spoor van de krijger: { $count }
line-bridges-merchant = overgestoken bruggen, spoor van de koopman: { $count }
line-bridges-herald = overgestoken bruggen, spoor van de heraut: { $count }
line-warrior-points = banier van de krijger
line-merchant-points = banier van de koopman
line-herald-points = banier van de heraut
line-banner-income = banier van de koopman
line-no-axe-income = bonustegel “{ bonus-no-axe }”

# Wat de eigenaar van een territorium kreeg, zoals `skye show` het vertelt.
show-wages = Extra inkomen: { $gold } goud, nu { $total } in de hand
show-banners =
    Banieren: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, in totaal { $total }
show-bonus =
    Bonustegel “{ $name }” werkt: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, { $gained } goud, { $roads ->
        [one] { $roads } weg
       *[other] { $roads } wegen
    }
show-stepped =
    Stap naar veld { $space }, { $track } ({ $reason }): { $cost } goud betaald, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
show-walked =
    Reiziger op { $x },{ $y }: { $spent ->
        [one] { $spent } bewegingspunt
       *[other] { $spent } bewegingspunten
    } gebruikt, { $left } over
show-tracks = Voortgangsfiches: krijger { $warrior }, koopman { $merchant }, heraut { $herald }
show-bonuses = Gewonnen bonustegels: { $names }
show-roads = Nog te leggen wegen: { $roads }
show-won = Bonustegel gewonnen: { $name }
show-granted = De bank betaalt: { $gold } goud

# Teksten die geen zet zijn.
notation-plan = “{ $found }” is geen plan; schrijf het als “0 plan 0,1 2,0”, met de extra bewegingspunten als “0 plan 0,1 extra”, zonder routefiches als “0 plan -”.
notation-collect = “{ $found }” pakt geen routefiche op; schrijf het als “0 collect 0,1 warrior”, zonder stap als “0 collect 0,1 -”.
notation-step = “{ $found }” is geen stap; schrijf het als “0 step herald”, of “0 step -” voor geen stap.
notation-road = “{ $found }” legt geen weg; schrijf het als “0 road 0,0 1,0” (twee aangrenzende vakken).
notation-no_road = “{ $found }” is geen zet no_road; schrijf het als “0 no_road”.

# Zetten die de regels niet toestaan. $acting noemt de plaatsen waarop het spel wacht.
illegal-in-plan = “{ $move }” kan nu niet: er worden wandelingen gepland en het spel wacht op { $acting }.
illegal-in-walk = “{ $move }” kan nu niet: de reizigers zijn onderweg en het spel wacht op { $acting }.
illegal-in-step = “{ $move }” kan nu niet: er moet over een stap worden beslist en het spel wacht op { $acting }.
illegal-in-roads = “{ $move }” kan nu niet: vóór de puntentelling kunnen wegen worden gelegd en het spel wacht op { $acting }.
illegal-plan-markers =
    { $found ->
        [one] Er is { $found } routefiche gepland, maar er mogen er hoogstens { $most } liggen.
       *[other] Er zijn { $found } routefiches gepland, maar er mogen er hoogstens { $most } liggen.
    }
illegal-plan-twice = Op { $x },{ $y } zijn twee routefiches gepland; op een tegel mag er hoogstens één liggen.
illegal-plan-tile = Op { $x },{ $y } kan geen routefiche liggen: daar is geen tegel van jezelf.
illegal-plan-far =
    { $movement ->
        [one] Met { $movement } bewegingspunt zijn deze routefiches niet allemaal in één wandeling te bereiken.
       *[other] Met { $movement } bewegingspunten zijn deze routefiches niet allemaal in één wandeling te bereiken.
    }
illegal-plan-extra = Er is geen bonustegel voor extra beweging om te gebruiken.
illegal-plan-extra-empty = Extra beweging vraagt een plan met minstens één routefiche.
illegal-collect-marker = Op { $x },{ $y } ligt geen routefiche; er liggen er op { $markers }.
illegal-collect-far =
    { $left ->
        [one] Met nog { $left } bewegingspunt kan { $x },{ $y } niet de volgende zijn: de andere routefiches zouden onbereikbaar worden.
       *[other] Met nog { $left } bewegingspunten kan { $x },{ $y } niet de volgende zijn: de andere routefiches zouden onbereikbaar worden.
    }
illegal-step-requirement = De tegel op { $x },{ $y } voldoet niet aan de voorwaarde van veld { $space } ({ $track }): { $requirement }.
illegal-step-warrior = Een verkoop geeft alleen een stap op het spoor van de krijger.
illegal-step-end = Het voortgangsfiche op dit spoor ({ $track }) staat op het laatste veld; alleen een opgepakt routefiche verplaatst het vandaar.
illegal-step-gold = Deze stap kost { $cost } goud, maar er is maar { $gold } in de hand.
illegal-road-none = Er is geen weg om te leggen.
illegal-road-new = Deze weg is in deze fase gewonnen; hij kan vanaf de volgende worden gelegd.
illegal-road-tile = Op { $x },{ $y } kan geen weg liggen: daar is geen tegel van jezelf.
illegal-road-apart = Een weg verbindt twee aangrenzende tegels; deze grenzen niet aan elkaar.
illegal-road-there = Tussen deze twee tegels ligt al een gelegde weg.

# Waarmee een verslag verder zou moeten gaan.
next-plan = plannen van de plaatsen { $seats }
next-walk = een opgepakt routefiche van plaats { $seats }
next-step = een stap van plaats { $seats }, of geen
next-roads = een weg van plaatsen { $seats }, of no_road
record-rules-journeyman = { $file }: dit verslag van versie { $version } is gespeeld voordat twee regels van Journeyman gecorrigeerd werden (stappen terug aan het eind van een spoor, W10; wegen vóór de puntentelling, W13) en kan daarom niet worden geverifieerd. “skye show” en het terugkijken op de pagina tonen het nog wel; voor een simulatie is een nieuw bestand nodig.

# De opdrachtregel.
cli-journeyman = Met de uitbreiding Journeyman spelen.
cli-journeyman-art = Ook de uitbreiding Journeyman tekenen.
cli-journeyman-boards = Je eigen bestand met voortgangsborden, te gebruiken in plaats van de meegeleverde.
cli-journeyman-bonus = Je eigen bestand met bonustegels, te gebruiken in plaats van de meegeleverde.
cli-journeyman-tiles = Je eigen bestand met landtegels van de uitbreiding, te gebruiken in plaats van de meegeleverde.
cli-journeyman-scoring = Je eigen bestand met scoretegels van de uitbreiding, te gebruiken in plaats van de meegeleverde.
cli-shared-layout = De bonustegels liggen op de borden van alle spelers gelijk.
bench-journeyman-core-games-per-s = spellen met Journeyman, kern, per s
bench-journeyman-core-games-per-s-limit = beperkt door het uitrekenen van wegen en plannen en het opzetten van elk spel in Python

# De fasen waarin een bot beslist.
phase-plan = wandelingen plannen
phase-walk = wandelen
phase-step = stap
phase-roads = wegen
