# Die Erweiterung Wanderer: Regeln, Namen, erklärte Punkte, Beanstandungen und Optionen.
section-journeyman-material = Wanderer: Spielmaterial und Vorbereitung
section-journeyman-moving = Wanderer: Bewegung
section-journeyman-steps = Wanderer: weitere Schritte und Vorteile
section-journeyman-scoring = Wanderer: Wertungsplättchen

rule-J1 = Mit dieser Erweiterung kommen 8 weitere Landschaftsplättchen mit Wanderer-Symbol in den Beutel, das sind dann 81, und 4 weitere Wertungsplättchen zur Auswahl, das sind dann 20. Die Grundsätze (X1 bis X4) gelten auch hier; Gold ändert sich dann zusätzlich durch W5, W6, W11, W12 und W14, und Pläne bleiben bis zum Aufdecken so geheim wie Preise.
rule-J2 = Alle haben ein Fortschrittstableau mit drei Leisten, für Krieger, Händler und Herold, und an deren Anfang je einen Fortschrittsmarker. Eine Seite des Tableaus ist für 2 bis 4 Spieler, die andere für 5. Jede Leiste führt durch vier Bereiche, an jeder der drei Grenzen dazwischen über eine eigene Brücke. Dein Wanderer beginnt auf deiner Burg. Du hast zwei Wegemarker, kannst einen dritten gewinnen und dazu bis zu drei Straßen. Jede Leiste hat je ein Bonusfeld I, II und III. Deine neun Bonusplättchen, drei jeder Art, werden auf die Bonusfelder ihrer Art verteilt: zufällig und bei jedem anders, oder bei allen gleich, wenn ihr das vereinbart.
rule-J3 = Kein Text beschreibt alles, was auf den Tableaus und den acht Plättchen aufgedruckt ist. Gespielt wird mit unserer Rekonstruktion: Sie hält sich an alles, was die Anleitung sagt, besteht aus einfachen Dateien und lässt sich ersetzen.
rule-journeyman-reconstructed = Rekonstruiert, nicht abgeschrieben: Beide Seiten des Fortschrittstableaus und sieben der acht neuen Plättchen stammen von uns, weil kein Text ihren Aufdruck wiedergibt. Was die Anleitung über sie sagt, ist eingehalten. Wer das Spiel besitzt, kann jede dieser Dateien durch eine eigene ersetzen: mit --journeyman-boards, --journeyman-bonus, --journeyman-tiles oder --journeyman-scoring.

rule-W1 = Wenn alle fertig gebaut haben, plant ihr zugleich und geheim: Du legst Wegemarker auf Plättchen deines Clangebiets, auf jedes höchstens einen. Auch die Burg und das Plättchen, auf dem dein Wanderer steht, sind erlaubt. Es muss eine Wanderung geben, die alle deine Wegemarker mit deinen Bewegungspunkten (W2) erreicht; jeder andere Plan wird abgelehnt. Du darfst auch weniger Wegemarker legen oder gar keinen. Sobald der Letzte fertig ist, werden alle Pläne aufgedeckt.
rule-W2 = Anfangs hast du 4 Bewegungspunkte; die Händlerleiste bringt dir mehr (W11). Auf ein benachbartes Plättchen deines Clangebiets zu ziehen, nie schräg, kostet 2 Punkte, oder nur 1, wenn die beiden Plättchen an der Kante zwischen ihnen durch eine Straße verbunden sind (A3), ob gedruckt oder gelegt (W13). Dasselbe Plättchen darfst du mehrmals überqueren. Das Einsammeln kostet keine Bewegungspunkte.
rule-W3 = Vom Startspieler an zieht einer nach dem anderen in Spielreihenfolge seinen Wanderer wie geplant und sammelt die Wegemarker nacheinander ein; die Reihenfolge wählt er unterwegs. Die Wanderung endet am letzten Wegemarker, dort bleibt der Wanderer stehen; übrige Bewegungspunkte verfallen. Ohne Wegemarker bewegt sich der Wanderer nicht. Für jeden eingesammelten Wegemarker darfst du auf einer Leiste deiner Wahl einen Schritt vorrücken, wenn das Plättchen, auf dem er lag, die Anforderung des nächsten Feldes erfüllt.
rule-W4 =
    Das sind die Anforderungen; sie gelten immer dem Plättchen, von dem du den Wegemarker einsammelst:

    - Bauernhof, Broch, Leuchtturm, Rind, Schaf, Schiff oder Whiskyfass: Das Plättchen zeigt dieses Symbol.
    - Schriftrolle: Das Plättchen zeigt eine Schriftrolle irgendeiner Art, ob im abgeschlossenen Gebiet oder nicht.
    - Burg: Es ist dein Burgplättchen; der Schritt hat keinen Preis.
    - Entfernung 2, 3 oder 4: Es liegt mindestens so viele Felder von deiner Burg entfernt, waagrecht und senkrecht gezählt, über Lücken hinweg.
    - Abgeschlossenes Gebirge, Gewässer oder Weideland: Das Plättchen ist Teil eines abgeschlossenen Gebiets dieser Landschaft.
    - Abgeschlossenes Gebirge und Gewässer: Das Plättchen ist Teil eines abgeschlossenen Gebirges und auch eines abgeschlossenen Gewässers.
    - Norden, Süden, Osten oder Westen: Kein Plättchen deines Clangebiets liegt weiter in dieser Richtung; liegen mehrere gleichauf, gilt jedes davon.
rule-W5 = Mit einem Wegemarker, den du auf deiner Burg einsammelst, darfst du stattdessen auf einer beliebigen Leiste einen Schritt vorrücken, was auch immer das nächste Feld fordert. Dafür zahlst du den Preis des Bereichs, in dem das betretene Feld liegt: 1, 3, 5 oder 8 Gold. Erfüllt das Burgplättchen selbst die Anforderung, entfällt dieser Preis.
rule-W6 = Manche Felder der Heroldleiste kosten außerdem eine Gebühr von 5, 8 oder 12 Gold, wie auch immer der Schritt zustande kommt. Was du nicht bezahlen kannst, ist nicht möglich.

rule-W7 = Kauft jemand eines deiner Plättchen, darfst du auf der Stelle auf der Kriegerleiste einen Schritt vorrücken, und nur auf dieser, gleich welche Anforderung gilt. Du entscheidest das, bevor der Käufer nach W8 entscheidet.
rule-W8 = Bekommst du ein Plättchen mit Wanderer-Symbol, ob gekauft oder unverkauft behalten, darfst du auf der Stelle auf einer beliebigen Leiste einen Schritt vorrücken, gleich welche Anforderung gilt; Gebühren fallen an (W6). Ob sich das Plättchen bauen lässt, ist gleich. Über behaltene Plättchen wird nach dem letzten Kauf in Spielreihenfolge entschieden.
rule-W9 = Die goldene Regel: Was ein Schritt freischaltet, lässt sich ab der nächsten Phase nutzen. Einzige Ausnahme sind Punkte, die zwischen Feldern stehen; sie zählen sofort.
rule-W10 = Punkte, die zwischen zwei Feldern stehen, zählen bei dem Schritt, der über sie hinwegführt. Auf den letzten beiden Feldern einer Leiste kann dein Fortschrittsmarker vor- und zurückspringen, und jeder Schritt zwischen den beiden bringt die dort gedruckten Punkte. Vorwärts geht es mit jedem Schritt, den du bekommst, zurück nur mit einem eingesammelten Wegemarker: Steht der Marker auf dem letzten Feld, bewirken ein Verkauf, ein Wanderer-Symbol oder ein Bonusplättchen auf dieser Leiste nichts. Anforderung und Bereich sind die des betretenen Feldes. Das Hin und Her kostet keine Gebühr, und was ein Feld einmal gegeben hat, gibt es nicht noch einmal.
rule-W11 = Banner unter den Feldern gelten bis zum Spielende. Je Art und Leiste zählt nur der beste Wert, den du erreicht hast. Das Einkommen der Händlerleiste bekommst du zu Beginn jeder Runde, und ihre Schrittweite sagt, wie viele Bewegungspunkte du hast. Die Punkte der Kriegerleiste und die der Heroldleiste bekommst du beide am Ende jeder Runde, vor den Wertungsplättchen.
rule-W12 =
    Ein Schritt auf ein Feld mit Bonusplättchen bringt dir dieses Plättchen. Es wirkt am Ende der Phase; die der Art III behältst du bis zum Spielende.

    - I, { bonus-step }: Du rückst auf einer beliebigen Leiste einen Schritt vor, gleich welche Anforderung gilt; Gebühren fallen an (W6).
    - I, { bonus-road }: 1 Punkt und 1 Straße (W13).
    - I, { bonus-waypoint }: Von nun an hast du drei Wegemarker.
    - II, { bonus-gold }: 5 Gold.
    - II, { bonus-movement }: einmalig 4 Bewegungspunkte mehr. Du behältst das Plättchen, bis du es mit einem Plan ansagst, der mindestens einen Wegemarker hat; was du davon nicht brauchst, verfällt.
    - II, { bonus-roads }: 2 Straßen (W13).
    - III, { bonus-no-axe }: 3 Punkte; danach 3 Gold zu Beginn jeder Runde, und beim Festlegen der Preise darfst du jedes Mal alle drei Plättchen anbieten und keines zurückgeben.
    - III, { bonus-bank-pays }: 3 Punkte; danach zahlt die Bank, wann immer du kaufst, ob du es dir hättest leisten können oder nicht.
    - III, { bonus-two-purchases }: 3 Punkte; danach darfst du ein zweites Plättchen kaufen, wenn alle einmal an der Reihe waren, in Spielreihenfolge unter denen, die dieses Bonusplättchen haben.
rule-W13 = Eine gewonnene Straße legst du, wann du willst, am Zug oder nicht, sobald das Spiel auf jemanden wartet, nur nicht in der Phase, in der du sie gewonnen hast. Nach den Wanderungen, noch vor der Wertung der Runde, werden alle gefragt, die eine Straße haben und legen können, und zwar gleichzeitig: eine legen, dann vielleicht noch eine, oder keine. So kann eine unterwegs gewonnene Straße schon bei den Punkten dieser Runde und beim nächsten Einkommen zählen. Sie kommt quer über die Kante zwischen zwei benachbarten eigenen Plättchen und verbindet sie, als hätten dort beide eine gedruckte Straße. Auf jedem der beiden schließt sie an alle gedruckten Straßen an, sodass aus zwei Kurven eine Kreuzung wird, und an alle anderen gelegten. Sie darf über Wasser führen, und auf einem Plättchen dürfen beliebig viele liegen, auf derselben Kante aber nur eine.
rule-W14 = Ein Plättchen mit zwei Whisky-Symbolen bringt 2 Gold Einkommen, wenn es mit der Burg verbunden ist (I2). Überall sonst zählt es als ein Whiskyplättchen.

# Die Wertungsplättchen. Die Zahlen sind die aus scoring.toml der Erweiterung.
scoring-journey-name = Wanderschaft
scoring-broch-lines-name = Zeilen und Spalten mit Brochs
scoring-symbol-rows-name = Zeilen mit gleichen Symbolen
scoring-bridges-name = Brücken
scoring-journey = Die Entfernung deines Wanderers von der Burg bringt 2 Punkte je Feld, waagrecht und senkrecht gezählt, über Lücken hinweg.
scoring-broch-lines = Jede Zeile und jede Spalte deines Clangebiets mit mindestens einem Broch bringt 1 Punkt; derselbe Broch kann für seine Zeile und seine Spalte zählen. Lücken unterbrechen sie nicht.
scoring-symbol-rows = Jede Zeile deines Clangebiets, in der mindestens zwei verschiedene Plättchen dasselbe Symbol zeigen, bringt einmal 2 Punkte. Jedes Symbol zählt, auch der Wanderer; alle Schriftrollen gelten als dasselbe Symbol. Lücken unterbrechen eine Zeile nicht.
scoring-bridges = Jede Brücke, die einer deiner Fortschrittsmarker überquert hat, bringt 1 Punkt; jede Leiste hat ihre eigenen drei Brücken, es sind also höchstens 9 Punkte.

# Namen.
symbol-journeyman = Wanderer-Symbol
track-warrior = Kriegerleiste
track-merchant = Händlerleiste
track-herald = Heroldleiste

bonus-step = Einmal vorrücken
bonus-road = Eine Straße
bonus-waypoint = Dritter Wegemarker
bonus-gold = Gold
bonus-movement = Extra Schrittweite
bonus-roads = Zwei Straßen
bonus-no-axe = Keine Axt
bonus-bank-pays = Bank zahlt
bonus-two-purchases = Zwei Käufe
bonus-step-text = Am Ende der Phase auf einer beliebigen Leiste einen Schritt vorrücken; Gebühren fallen an.
bonus-road-text =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und { $roads ->
        [one] { $roads } Straße
       *[other] { $roads } Straßen
    }.
bonus-waypoint-text = Ein Wegemarker mehr bis zum Spielende.
bonus-gold-text = { $gold } Gold.
bonus-movement-text =
    { $movement ->
        [one] Einmalig { $movement } Bewegungspunkt mehr.
       *[other] Einmalig { $movement } Bewegungspunkte mehr.
    }
bonus-roads-text =
    { $roads ->
        [one] { $roads } Straße.
       *[other] { $roads } Straßen.
    }
bonus-no-axe-text =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; jede Runde { $income } Gold, und alle drei Plättchen dürfen einen Preis bekommen.
bonus-bank-pays-text =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; die Bank bezahlt deine Käufe.
bonus-two-purchases-text =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; jede Runde ein zweiter Kauf.

requirement-farm = Bauernhof
requirement-broch = Broch
requirement-lighthouse = Leuchtturm
requirement-cattle = Rind
requirement-sheep = Schaf
requirement-ship = Schiff
requirement-whisky = Whiskyfass
requirement-scroll = beliebige Schriftrolle
requirement-castle = das Burgplättchen
requirement-distance-2 = mindestens 2 Felder von der Burg entfernt
requirement-distance-3 = mindestens 3 Felder von der Burg entfernt
requirement-distance-4 = mindestens 4 Felder von der Burg entfernt
requirement-completed-mountain = Teil eines abgeschlossenen Gebirges
requirement-completed-water = Teil eines abgeschlossenen Gewässers
requirement-completed-pasture = Teil eines abgeschlossenen Weidelands
requirement-completed-mountain-and-water = Teil eines abgeschlossenen Gebirges und eines abgeschlossenen Gewässers
requirement-north = nördlichstes Plättchen
requirement-south = südlichstes Plättchen
requirement-east = östlichstes Plättchen
requirement-west = westlichstes Plättchen

word-journeyman = Wanderer
word-waypoint = Wegemarker
word-road-piece = Straße
word-marker = Fortschrittsmarker
word-bonus = Bonusplättchen
word-board = Fortschrittstableau
word-movement = Bewegungspunkte
word-zone = Bereich
word-fee = Gebühr
word-bridge = Brücke
drawing-road = gelegte Straße
drawing-journeyman = Wanderer

reason-requirement = Anforderung erfüllt
reason-castle = über die Burg
reason-sale = Plättchen verkauft
reason-symbol = Wanderer-Symbol
reason-bonus = Bonusplättchen

# Eine Zeile erklärter Punkte oder erklärten Goldes. $count sagt, wie viel gezählt wurde.
line-journey =
    { $count ->
        [one] Wanderer { $count } Feld von der Burg entfernt
       *[other] Wanderer { $count } Felder von der Burg entfernt
    }
line-broch-row =
    { $count ->
        [one] Zeile mit { $count } Broch
       *[other] Zeile mit { $count } Brochs
    }
line-broch-column =
    { $count ->
        [one] Spalte mit { $count } Broch
       *[other] Spalte mit { $count } Brochs
    }
line-symbol-row = Zeile mit gleichen Symbolen auf { $count } Plättchen
line-bridges-warrior = überquerte Brücken, Kriegerleiste: { $count }
line-bridges-merchant = überquerte Brücken, Händlerleiste: { $count }
line-bridges-herald = überquerte Brücken, Heroldleiste: { $count }
line-warrior-points = Banner der Kriegerleiste
line-merchant-points = Banner der Händlerleiste
line-herald-points = Banner der Heroldleiste
line-banner-income = Banner der Händlerleiste
line-no-axe-income = Bonusplättchen „{ bonus-no-axe }“

# Was der Besitzer eines Clangebiets bekam, wie `skye show` es zeigt.
show-wages = Weiteres Einkommen: { $gold } Gold, nun { $total } auf der Hand
show-banners =
    Banner: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, insgesamt { $total }
show-bonus =
    Bonusplättchen „{ $name }“ wirkt: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $gained } Gold, { $roads ->
        [one] { $roads } Straße
       *[other] { $roads } Straßen
    }
show-stepped =
    Schritt auf Feld { $space }, { $track } ({ $reason }): { $cost } Gold bezahlt, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
show-walked =
    Wanderer auf { $x },{ $y }: { $spent ->
        [one] { $spent } Bewegungspunkt
       *[other] { $spent } Bewegungspunkte
    } verbraucht, { $left } übrig
show-tracks = Fortschrittsmarker: Krieger { $warrior }, Händler { $merchant }, Herold { $herald }
show-bonuses = Gewonnene Bonusplättchen: { $names }
show-roads = Noch zu legende Straßen: { $roads }
show-won = Bonusplättchen gewonnen: { $name }
show-granted = Die Bank zahlt: { $gold } Gold

# Texte, die kein Zug sind.
notation-plan = „{ $found }“ ist kein Plan; schreibe es so: „0 plan 0,1 2,0“, mit den zusätzlichen Bewegungspunkten „0 plan 0,1 extra“, ohne Wegemarker „0 plan -“.
notation-collect = „{ $found }“ sammelt keinen Wegemarker ein; schreibe es so: „0 collect 0,1 warrior“, ohne Schritt „0 collect 0,1 -“.
notation-step = „{ $found }“ ist kein Schritt; schreibe es so: „0 step herald“, oder „0 step -“ für keinen.
notation-road = „{ $found }“ legt keine Straße; schreibe es so: „0 road 0,0 1,0“ (zwei benachbarte Felder).
notation-no_road = „{ $found }“ ist kein Verzicht auf eine Straße; schreibe es so: „0 no_road“.

# Züge, die die Regeln nicht erlauben. $acting nennt die Plätze, auf die das Spiel wartet.
illegal-in-plan = „{ $move }“ geht jetzt nicht: Wanderungen werden geplant, gewartet wird auf { $acting }.
illegal-in-walk = „{ $move }“ geht jetzt nicht: Die Wanderer sind unterwegs, gewartet wird auf { $acting }.
illegal-in-step = „{ $move }“ geht jetzt nicht: Über einen Schritt ist zu entscheiden, gewartet wird auf { $acting }.
illegal-in-roads = „{ $move }“ geht jetzt nicht: Vor den Punkten können Straßen gelegt werden, gewartet wird auf { $acting }.
illegal-plan-markers = Geplante Wegemarker: { $found }; legen darfst du höchstens { $most }.
illegal-plan-twice = Für { $x },{ $y } sind zwei Wegemarker geplant; auf jedem Plättchen darf höchstens einer liegen.
illegal-plan-tile = Auf { $x },{ $y } kann kein Wegemarker liegen: Dort ist kein eigenes Plättchen.
illegal-plan-far =
    { $movement ->
        [one] Diese Wegemarker lassen sich mit { $movement } Bewegungspunkt nicht alle in einer Wanderung erreichen.
       *[other] Diese Wegemarker lassen sich mit { $movement } Bewegungspunkten nicht alle in einer Wanderung erreichen.
    }
illegal-plan-extra = Ein Bonusplättchen für extra Schrittweite ist nicht vorhanden.
illegal-plan-extra-empty = Extra Schrittweite braucht einen Plan mit mindestens einem Wegemarker.
illegal-collect-marker = Auf { $x },{ $y } liegt kein Wegemarker; es liegen welche auf { $markers }.
illegal-collect-far =
    { $left ->
        [one] Mit noch { $left } Bewegungspunkt kann { $x },{ $y } nicht als Nächstes kommen: Die übrigen Wegemarker wären nicht mehr erreichbar.
       *[other] Mit noch { $left } Bewegungspunkten kann { $x },{ $y } nicht als Nächstes kommen: Die übrigen Wegemarker wären nicht mehr erreichbar.
    }
illegal-step-requirement = Das Plättchen auf { $x },{ $y } erfüllt die Anforderung von Feld { $space } ({ $track }) nicht: { $requirement }.
illegal-step-warrior = Ein Verkauf bringt nur auf der Kriegerleiste voran.
illegal-step-end = Der Fortschrittsmarker auf dieser Leiste ({ $track }) steht auf dem letzten Feld; von dort bewegt ihn nur ein eingesammelter Wegemarker.
illegal-step-gold = Dieser Schritt kostet { $cost } Gold, auf der Hand sind aber nur { $gold }.
illegal-road-none = Es ist keine Straße zum Legen da.
illegal-road-new = Diese Straße wurde in dieser Phase gewonnen; legen lässt sie sich ab der nächsten.
illegal-road-tile = Auf { $x },{ $y } kann keine Straße liegen: Dort ist kein eigenes Plättchen.
illegal-road-apart = Eine Straße verbindet zwei benachbarte Plättchen; diese sind es nicht.
illegal-road-there = Zwischen diesen beiden Plättchen liegt schon eine Straße.

# Womit eine Aufzeichnung weitergehen müsste.
next-plan = Pläne der Plätze { $seats }
next-walk = ein eingesammelter Wegemarker von Platz { $seats }
next-step = ein Schritt von Platz { $seats } oder keiner
next-roads = eine Straße der Plätze { $seats } oder no_road
record-rules-journeyman = { $file }: Diese Aufzeichnung der Version { $version } stammt aus der Zeit, bevor zwei Regeln der Erweiterung Wanderer korrigiert wurden (Zurückspringen am Ende einer Leiste, W10; Straßen vor der Wertung, W13), und lässt sich daher nicht mehr prüfen. „skye show“ und die Wiedergabe auf der Seite zeigen sie weiterhin; eine Simulation braucht eine neue Datei.

# Die Befehlszeile.
cli-journeyman = Mit der Erweiterung Wanderer spielen.
cli-journeyman-art = Auch die Erweiterung Wanderer zeichnen.
cli-journeyman-boards = Deine eigene Datei mit Fortschrittstableaus, die statt der mitgelieferten gilt.
cli-journeyman-bonus = Deine eigene Datei mit Bonusplättchen, die statt der mitgelieferten gilt.
cli-journeyman-tiles = Deine eigene Datei mit Landschaftsplättchen der Erweiterung, die statt der mitgelieferten gilt.
cli-journeyman-scoring = Deine eigene Datei mit Wertungsplättchen der Erweiterung, die statt der mitgelieferten gilt.
cli-shared-layout = Die Bonusplättchen liegen auf den Tableaus aller Spieler gleich.
bench-journeyman-core-games-per-s = Spiele mit Wanderer im Kern, je s
bench-journeyman-core-games-per-s-limit = begrenzt durch das Berechnen von Wanderungen und Plänen und den Aufbau jedes Spiels in Python

# Die Phasen, in denen ein Bot entscheidet.
phase-plan = Wanderung planen
phase-walk = Wandern
phase-step = Vorrücken
phase-roads = Straßen
