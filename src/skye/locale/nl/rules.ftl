# De regels in onze eigen woorden. De code van een regel is zijn naam in programma, tests en documentatie.
rules-title = De regels van Isle of Skye
rules-introduction = In onze eigen woorden. Elke regel heeft een korte code waar programma en tests naar verwijzen. Waar de gedrukte spelregels een vraag openlaten, staat ons antwoord in de regel zelf; { $rulings } geeft de redenen.
rules-unknown = Een regel “{ $found }” bestaat niet. Bekend zijn { $known }.

section-material = Speelmateriaal
section-setup = Voorbereiding
section-income = Inkomen
section-prices = Tegels trekken en prijzen vaststellen
section-buying = Kopen
section-building = Bouwen
section-round-end = Einde van de ronde, gebieden en wegen
section-scoring = Scoretegels
section-end = Einde van het spel
section-limits = Grondregels

rule-M1 = Er zijn 73 landtegels en voor elke speler één kasteeltegel; alle kasteeltegels zijn gelijk.
rule-M2 = Een tegel is vierkant. Elk van de vier zijden, en ook het midden, toont één terreinsoort: weide (P), berg (M) of water (W). Je mag een tegel vrij draaien, maar nooit omkeren. Een weg verbindt een aantal zijden; een tegel kan twee losse wegen hebben, en een weg die maar één zijde bereikt loopt dood, maar is toch een weg. Elk symbool staat in een van de gebieden van de tegel.
rule-M3 = Op één tegel vormen zijden met dezelfde terreinsoort één gebied als ze in een hoek samenkomen of als ook het midden die terreinsoort heeft; tegenoverliggende zijden met ander terrein ertussen hangen alleen via het midden samen. Een midden waarvan de terreinsoort aan geen enkele zijde voorkomt, is een gebied op zichzelf en vanaf het begin afgebouwd. Wegen delen een gebied nooit op.
rule-M4 = De 16 scoretegels zeggen waarvoor je overwinningspunten (kortweg punten) krijgt. De munten raken nooit op. Het spel is voor 2 tot en met 5 spelers.
rule-M5 = De symbolen zijn whiskyvat, schaap, rund, boerderij, toren, vuurtoren, schip en zeven soorten perkamentrollen, één voor elk van de andere. Een tegel met whiskyvaten heet hier een whiskytegel. Een vuurtoren hoort bij het water waarover hij uitkijkt.
rule-disagreement = Twee onafhankelijke openbare beschrijvingen van de doos zijn het over alle zijden eens, maar verschillen bij 13 van de 73 tegels op een detail: wij gebruiken de eerste, en wie het spel bezit kan een kopie van tiles.toml corrigeren en die met --tiles opgeven.

rule-S1 = Je begint met je kasteeltegel voor je, de noordzijde boven, zonder goud en zonder punten. In de buidel zitten alle 73 landtegels.
rule-S2 = Vier van de 16 scoretegels worden willekeurig getrokken voor de letters A, B, C en D, tenzij de tafel ze zelf kiest.
rule-S2a = In plaats van een willekeurige set kun je de vier tegels met de hand kiezen of onze set voor beginners nemen: { scoring-farm-animals-name } (A), { scoring-squares-name } (B), { scoring-completed-areas-name } (C), { scoring-whisky-majority-name } (D).
rule-S3 = De startspeler wordt geloot of aangewezen. De plaatsen volgen elkaar met de klok mee op.
rule-S4 =
    Met twee tot vier spelers speel je zes rondes, met vijf spelers vijf. De lijst toont welke letters aan het einde van elke ronde tellen en hoeveel inhaalgoud I3 in die ronde uitbetaalt voor elke speler die voor je ligt.

    2 tot en met 4 spelers:

    - Ronde 1: A; 0 goud
    - Ronde 2: B; 0 goud
    - Ronde 3: A, C; 1 goud
    - Ronde 4: B, D; 2 goud
    - Ronde 5: A, C, D; 3 goud
    - Ronde 6: B, C, D; 4 goud

    5 spelers:

    - Ronde 1: A, B; 0 goud
    - Ronde 2: A, C; 0 goud
    - Ronde 3: B, D; 1 goud
    - Ronde 4: A, C, D; 2 goud
    - Ronde 5: B, C, D; 3 goud

rule-I1 = Aan het begin van elke ronde ontvang je 5 goud voor je kasteel.
rule-I2 = Daar komt 1 goud bij voor elk van je whiskytegels die via wegen met je kasteel verbonden is (A3).
rule-I3 = Vanaf ronde 3 ontvang je ook het inhaalgoud van de ronde (S4) voor elke speler die meer punten heeft dan jij; een gelijke stand telt niet.

rule-P1 = Iedereen trekt 3 tegels uit de buidel en legt ze voor iedereen zichtbaar neer.
rule-P2 = Daarna beslist iedereen tegelijk en in het geheim, achter een zichtscherm: je legt je aflegfiche (de bijl) bij een van je tegels en een prijs van minstens 1 goud bij elk van de andere twee. De prijzen leg je neer uit je eigen goud, dus je moet ze samen kunnen betalen. Geen tegel mag zonder aflegfiche of prijs blijven.
rule-P3 = Zodra de laatste speler klaar is, worden alle keuzes onthuld. De tegels met een aflegfiche gaan terug in de buidel.
rule-P4 = Wat je overhoudt, is geheim. Verborgen goud is de gewone manier; een tafel kan ook open goud afspreken. Elk bedrag is af te leiden uit wat iedereen heeft gezien, dus meetellen mag, ook voor bots.

rule-B1 = Vanaf de startspeler gaat de beurt één keer met de klok mee rond: je koopt precies één tegel van iemand anders of je past.
rule-B2 = Je betaalt de prijs contant; goud dat bij je eigen tegels ligt telt niet mee. De verkoper ontvangt de prijs en neemt meteen het goud terug dat bij de verkochte tegel lag; beide kunnen later in dezelfde fase worden uitgegeven.
rule-B3 = Een verkoop kun je niet weigeren, en een gekochte tegel kan niet nog eens worden gekocht.
rule-B4 = Na de laatste koper houd je je eigen tegels die nog te koop liggen; het goud erbij gaat naar de bank.

rule-L1 = Je voegt alle tegels die je deze ronde hebt gekregen toe aan je territorium, in een volgorde naar keuze. Iedereen bouwt los van de anderen.
rule-L2 = Een tegel moet met minstens één zijde een tegel van je territorium raken, en alle zijden die elkaar raken moeten dezelfde terreinsoort tonen. Wegen mogen ophouden. Wat deze ronde is gelegd, telt meteen als buur.
rule-L3 = Je moet doorgaan met leggen zolang er een tegel in je hand is die ergens past; welke tegel je neemt en waar hij komt, bepaal je zelf. Past er geen meer, dan gaat de rest zonder vergoeding terug in de buidel.

rule-E1 = Nu tellen de scoretegels van de ronde (S4), elk voor alle spelers; punten weigeren mag niet. In een heel spel telt elke letter drie keer. Daarna gaat het startspelerfiche met de klok mee verder.
rule-A1 = Een gebied is al het terrein van één soort dat over de zijden van tegels heen samenhangt. Het is afgebouwd als geen van zijn zijden aan een leeg vak grenst; een gat waarin nooit een tegel zal passen, is nog steeds een leeg vak.
rule-A2 = De grootte van een gebied is het aantal verschillende tegels waarop het ligt.
rule-A3 = Twee aangrenzende tegels zijn door een weg verbonden als beide een weg hebben aan de zijde tussen hen; op een tegel zelf zijn alleen de zijden van een en dezelfde weg verbonden. Een tegel geldt met al zijn symbolen als verbonden met het kasteel zodra een van zijn wegen dat is.

# De scoretegels. De getallen zijn die van scoring.toml.
scoring-squares = Elk blok van 2 × 2 tegels levert 2 punten op; blokken mogen elkaar overlappen.
scoring-sheep = Elk schaap levert 1 punt op.
scoring-broch-mountains = Elk berggebied met torens levert 1 punt op bij één toren, 3 punten bij twee, 6 punten bij drie of meer. Het hoeft niet afgebouwd te zijn.
scoring-whisky-majority = De meeste whiskytegels leveren 5 punten op, de op één na meeste 2 punten (gelijk bovenaan: elk 5, en niemand krijgt 2).
scoring-farm-animals = Elk schaap en elk rund op een tegel met een boerderij, of op een van de acht vakken eromheen, levert 1 punt op. Schuin telt mee, en geen dier telt dubbel.
scoring-road-cattle = Elk rund op een tegel die via wegen met het kasteel verbonden is, levert 2 punten op.
scoring-road-tiles = Elke tegel die via wegen met het kasteel verbonden is, levert 1 punt op; het kasteel zelf telt niet mee.
scoring-largest-lake = Je grootste afgebouwde watergebied levert 2 punten op voor elke tegel waarop het ligt. { word-completed-meaning }
scoring-completed-areas = Elk afgebouwd gebied levert 1 punt op, ongeacht terreinsoort en grootte. { word-completed-meaning }
scoring-large-areas = Elk afgebouwd gebied van minstens drie tegels levert 3 punten op. { word-completed-meaning }
scoring-building-sets = Elke set van een toren, een boerderij en een vuurtoren levert 5 punten op; een gebouw telt maar in één set.
scoring-ship-majority = De meeste schepen leveren 5 punten op, de op één na meeste 2 punten (gelijk bovenaan: elk 5, en niemand krijgt 2).
scoring-gold-majority = Het meeste goud levert 5 punten op, het op één na meeste 2 punten (gelijk bovenaan: elk 5, en niemand krijgt 2). Iedereen toont het goud in de hand; wat bij onverkochte tegels lag, is dan al naar de bank.
scoring-harbours = Elk watergebied met minstens één schip en minstens één vuurtoren erlangs levert 3 punten op. Het hoeft niet afgebouwd te zijn.
scoring-columns = Elke verticale lijn zonder gaten van minstens drie tegels levert 3 punten op; twee losse lijnen boven elkaar tellen allebei.
scoring-completed-mountains = Elk afgebouwd berggebied levert 2 punten op. { word-completed-meaning }
rule-T1 = Gelijke stand: alle spelers die gelijk op de eerste plaats staan, krijgen 5 punten, en dan krijgt niemand de 2 punten. Anders krijgt iedereen die gelijk op de tweede plaats staat 2 punten. Zonder minstens 1 van wat er geteld wordt, krijg je niets.
rule-T2 = De kasteeltegel hoort bij je territorium overal waar het om de vorm gaat: bij vierkanten, verticale lijnen en gebieden.

rule-F1 = Na de laatste ronde telt elke perkamentrol in je territorium. Afhankelijk van de soort geeft hij 1 punt voor elke 2 schapen, elke 2 whiskytegels of elke 2 schepen, naar beneden afgerond, of 1 punt voor elk rund, elke toren, elke boerderij of elke vuurtoren in je hele territorium. Is het gebied afgebouwd waarin de perkamentrol staat, dan worden zijn punten na het afronden verdubbeld.
rule-F2 = Je wisselt je goud in: elke 5 goud geeft 1 punt.
rule-F3 = Wie de meeste punten heeft, wint. Bij een gelijke stand beslist wie na het inwisselen (F2) het meeste goud overheeft; spelers die dan nog gelijk staan, winnen samen.

rule-X1 = Geen tegel raakt zoek of komt uit het niets: buidel, aanbod, handen en territoria bevatten samen altijd alle tegels.
rule-X2 = Goud verandert alleen door de betalingen die hier genoemd zijn: inkomen (I1, I2, I3), aankopen (B2), onverkochte tegels (B4) en het inwisselen aan het einde (F2).
rule-X3 = Niemand heeft ooit minder dan 0 goud.
rule-X4 = Wat je te zien krijgt, bevat nooit het aflegfiche of de prijzen van een ander voordat ze zijn onthuld (P3).
