# Die Erweiterung Wanderer auf der Seite.
page-expansion-journeyman = Isle of Skye mit Wanderer
page-expansion-journeyman-text = Dazu kommt ein Wanderer, der durch dein Land zieht, und ein Tableau mit drei Leisten. Für alle, die das Spiel kennen.

# Fortschrittstableaus.
page-journey-whose = Wessen Bonusplättchen
page-journey-how = Wähle ein Feld, um zu lesen, was es fordert und was es bringt.
page-journey-help = So funktioniert der Wanderer
page-journey-help-walk = Dein Wanderer zieht durch dein Land. Geheim legst du Wegemarker auf die Plättchen, die er erreichen soll: Ein Nachbarplättchen kostet 2 Bewegungspunkte, entlang einer Straße nur 1. Am Anfang hast du 4.
page-journey-help-steps = Für jeden Wegemarker, den er einsammelt, darfst du auf einer der drei Leisten vorrücken, wenn das Plättchen zeigt, was das nächste Feld fordert. Von der Burg aus darfst du es, was auch gefordert ist, wenn du die Münze neben der kleinen Burg zahlst.
page-journey-help-others = Vorrücken darfst du auch, was das Feld auch fordert, auf der Kriegerleiste, wenn jemand ein Plättchen von dir kauft, und auf einer beliebigen Leiste, wenn du ein Plättchen mit Wanderer-Symbol bekommst.
page-journey-help-gains = Punkte zwischen den Feldern gibt es sofort. Ein Banner bleibt: Es bringt in jeder Runde Punkte, Gold oder Bewegungspunkte, auf jeder Leiste das beste seiner Art. Zwischen den letzten beiden Feldern kannst du hin und her gehen, zurück aber nur mit einem eingesammelten Wegemarker.
page-journey-help-roads = Eine Straße, die du gewinnst, verbindet zwei benachbarte Plättchen von dir, zum Wandern und für alles, was an Straßen zählt. Legen kannst du sie, wann du willst; vor der Wertung jeder Runde wirst du gefragt.
page-journey-space = { $track }, Feld { $space } von { $count }
page-journey-asks = Fordert: { $requirement }
page-journey-fee = Gebühr: { $gold } Gold
page-journey-points =
    { $points ->
        [one] sofort { $points } Punkt
       *[other] sofort { $points } Punkte
    }
page-journey-hop =
    { $points ->
        [one] { $points } Punkt für jeden Schritt zwischen den letzten beiden Feldern
       *[other] { $points } Punkte für jeden Schritt zwischen den letzten beiden Feldern
    }
page-journey-banner-points =
    { $value ->
        [one] { $value } Punkt am Ende jeder Runde
       *[other] { $value } Punkte am Ende jeder Runde
    }
page-journey-banner-income = { $value } Gold zu Beginn jeder Runde
page-journey-banner-movement =
    { $value ->
        [one] { $value } Bewegungspunkt
       *[other] { $value } Bewegungspunkte
    }
page-journey-bonus = Bonusplättchen „{ $name }“: { $text }
page-journey-castle = Über die Burg: { $gold } Gold
page-journey-here = Hier: { $names }
page-journey-at-start = { $who }, am Anfang
page-journey-at = { $track }: Feld { $space }
page-journey-won = Gewonnene Bonusplättchen
page-journey-won-none = Noch kein Bonusplättchen gewonnen.
page-journey-bonus-fresh = wirkt am Ende dieser Phase
page-journey-bonus-used = verbraucht
page-journey-movement =
    { $count ->
        [one] { $count } Bewegungspunkt
       *[other] { $count } Bewegungspunkte
    }
page-journey-waypoints =
    { $count ->
        [one] { $count } Wegemarker
       *[other] { $count } Wegemarker
    }
page-journey-roads =
    { $count ->
        [one] { $count } Straße zu legen
       *[other] { $count } Straßen zu legen
    }
page-journey-stands-here = Hier steht der Wanderer
page-journey-marker-here = Hier liegt ein Wegemarker

# Planen.
page-plan-heading = Plane deine Wanderung
page-plan-how = Lege Wegemarker auf deine Plättchen: Für jeden, den dein Wanderer einsammelt, darfst du auf einer Leiste vorrücken.
page-plan-numbers = Die Zahl auf einem Plättchen: Bewegungspunkte für die ganze Wanderung.
page-plan-green = Grün: erfüllt die Anforderung einer Leiste.
page-plan-moved = ⇄: Ein weiterer Wegemarker ist dort nicht möglich, deshalb wandert der letzte dorthin.
page-plan-markers = Deine Wegemarker
page-plan-free = Freier Wegemarker
page-plan-spot =
    { $spent ->
        [one] Wegemarker auf { $tile }, { $place }: Die Wanderung kostet { $spent } Bewegungspunkt
       *[other] Wegemarker auf { $tile }, { $place }: Die Wanderung kostet { $spent } Bewegungspunkte
    }
page-plan-spot-instead =
    { $spent ->
        [one] Letzten Wegemarker stattdessen auf { $tile }, { $place }: Die Wanderung kostet { $spent } Bewegungspunkt
       *[other] Letzten Wegemarker stattdessen auf { $tile }, { $place }: Die Wanderung kostet { $spent } Bewegungspunkte
    }
page-plan-spot-chosen = Wegemarker von { $tile } nehmen, { $place }
page-plan-allows = hier kannst du vorrücken: { $tracks }
page-plan-asked = Was deine Leisten fordern
page-plan-ask-nowhere = Keines deiner Plättchen: { $requirement }
page-plan-ask =
    { $count ->
        [one] { $track }, Feld { $space }: { $requirement }; { $count } deiner Plättchen
       *[other] { $track }, Feld { $space }: { $requirement }; { $count } deiner Plättchen
    }
page-plan-ask-only = { $track }, Feld { $space }: { $requirement }
page-plan-extra =
    { $movement ->
        [one] Bonusplättchen einsetzen: { $movement } Bewegungspunkt mehr
       *[other] Bonusplättchen einsetzen: { $movement } Bewegungspunkte mehr
    }
page-plan-seal = Plan festlegen
page-plan-stay = Stehen bleiben
page-plan-secret = Geheim, bis alle geplant haben.
page-plan-sealed = { $who } hat geplant
page-plan-open = { $who } plant noch

# Wandern und vorrücken.
page-walk-heading = Deine Wanderung
page-walk-how = Welcher Wegemarker ist der nächste?
page-walk-left =
    { $left ->
        [one] Noch { $left } Bewegungspunkt
       *[other] Noch { $left } Bewegungspunkte
    }
page-walk-markers = Wegemarker unterwegs
page-walk-spot = Zu { $tile }, { $place }
page-walk-step = Vorrücken für diesen Wegemarker
page-walk-missing-step = Wähle zuerst einen Schritt.
page-walk-not-next = Von hier aus zu weit für den nächsten.
page-walk-go = Hingehen
page-walk-go-step = Hingehen und vorrücken
page-step-heading = Auf einer Leiste vorrücken
page-step-from-next-phase = Ab der nächsten Phase zu gebrauchen.
page-step-nothing = noch nichts
page-step-why-sale = Eines deiner Plättchen wurde gekauft: Du darfst auf der Kriegerleiste vorrücken.
page-step-why-symbol = Du hast ein Plättchen mit Wanderer-Symbol bekommen: Du darfst auf einer beliebigen Leiste vorrücken.
page-step-why-bonus = Dein Bonusplättchen wirkt: Du darfst auf einer beliebigen Leiste vorrücken.
page-step-costs = kostet
page-step-needs = Fordert: { $requirement }
page-step-poor = Das kannst du nicht bezahlen.
page-step-end = Der Fortschrittsmarker steht auf dem letzten Feld; nur ein Wegemarker bewegt ihn von dort.
page-step-none = Nicht vorrücken
page-step-go = Vorrücken
page-step-go-none = Weiter, ohne vorzurücken

# Straßen.
page-road-have =
    { $count ->
        [one] { $count } Straße legen
       *[other] { $count } Straßen legen
    }
page-road-from = Wähle ein Plättchen, auf dem die Straße beginnt.
page-road-to = Wähle das Nachbarplättchen, zu dem sie führt.
page-road-spot-from = Straße von { $tile }, { $place }
page-road-spot-to = Straße zu { $tile }, { $place }
page-road-spot-other = Doch nicht von { $tile }, { $place }
page-road-nothing = Punkte ändern sich jetzt nicht.
page-road-walk = Darüber zu gehen kostet 1 Bewegungspunkt.
page-road-lay = Straße legen
page-road-later = Später
page-road-joins =
    { $count ->
        [one] Verbindet { $count } Plättchen mit deiner Burg
       *[other] Verbindet { $count } Plättchen mit deiner Burg
    }
page-road-joins-nothing = Verbindet nichts Neues mit deiner Burg.
page-road-joins-whisky = { $count } × Whisky
page-road-joins-cattle = { $count } × Rind

# Die Frage nach Straßen vor der Wertung einer Runde.
page-roads-heading = Straßen vor der Wertung
page-roads-ask =
    { $count ->
        [one] Du hast noch eine Straße. Möchtest du sie legen, bevor gewertet wird?
       *[other] Du hast noch { $count } Straßen. Möchtest du eine legen, bevor gewertet wird?
    }
page-roads-how = Wähle zwei benachbarte Plättchen: Die Marken auf deinem Land zeigen, wo eine Straße liegen kann.
page-roads-keep =
    { $count ->
        [one] Straße behalten
       *[other] Straßen behalten
    }
page-roads-none = Keine legen
page-roads-later = Was du behältst, kannst du jederzeit legen.

# Was geschehen ist.
page-event-stepped = { $who }: { $track }, Feld { $space } ({ $reason })
page-event-won = { $who } gewinnt ein Bonusplättchen: { $bonus }
page-event-bonus = { $who }: Das Bonusplättchen „{ $bonus }“ wirkt
page-event-wages = { $who }: Banner, Gold +{ $amount }
page-event-banners = { $who }: Banner, +{ $points } = { $total }
page-event-granted = { $who }: Die Bank zahlt { $granted }
page-event-road = { $who } legt eine Straße
page-event-no_road = { $who } legt keine Straße mehr
page-event-walked = { $who } wandert; Bewegungspunkte übrig: { $left }
