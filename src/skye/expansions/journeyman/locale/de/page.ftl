# Die Erweiterung Wanderer auf der Seite.
page-expansion-journeyman = Isle of Skye mit Wanderer
page-expansion-journeyman-text = Dazu kommt ein Wanderer, der durch dein Land zieht, und ein Tableau mit drei Leisten. Für alle, die das Spiel kennen.

# Fortschrittstableaus.
page-journey-whose = Wessen Bonusplättchen
page-journey-how = Wähle ein Feld, um zu lesen, was es fordert und was es bringt.
page-journey-help = So funktioniert der Wanderer
page-journey-help-walk = Dein Wanderer zieht durch dein Land. Geheim legst du Marker auf die Plättchen, die er erreichen soll: Ein Nachbarplättchen kostet 2 Bewegungspunkte, entlang einer Straße nur 1. Am Anfang hast du 4.
page-journey-help-steps = Für jeden Marker, den er einsammelt, darfst du auf einer der drei Leisten einen Schritt machen, wenn das Plättchen zeigt, was das nächste Feld fordert. Von der Burg aus darfst du es, was auch gefordert ist, wenn du die Münze neben der kleinen Burg zahlst.
page-journey-help-others = Einen Schritt darfst du auch machen, wenn jemand ein Plättchen von dir kauft, und zwar auf der Kriegerleiste, und auf einer beliebigen Leiste, wenn du ein Plättchen mit einem Wanderer bekommst, was das Feld auch fordert.
page-journey-help-gains = Punkte zwischen den Feldern gibt es sofort. Ein Banner bleibt: Es bringt in jeder Runde Punkte, Gold oder Bewegungspunkte, auf jeder Leiste das beste seiner Art. Zwischen den letzten beiden Feldern kannst du hin und her gehen, zurück aber nur mit einem eingesammelten Marker.
page-journey-help-roads = Eine Straße, die du gewinnst, verbindet zwei benachbarte Plättchen von dir, zum Wandern und für alles, was an Straßen zählt. Legen kannst du sie, wann du willst; vor den Punkten jeder Runde wirst du gefragt.
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
page-plan-how = Lege Wegemarker auf deine Plättchen: Für jeden, den dein Wanderer einsammelt, darfst du auf einer Leiste einen Schritt machen.
page-plan-numbers = Die Zahl auf einem Plättchen: Bewegungspunkte für den ganzen Weg. Mit ⇄ wandert der letzte Marker dorthin.
page-plan-spent =
    { $movement ->
        [one] { $spent } von { $movement } Bewegungspunkt
       *[other] { $spent } von { $movement } Bewegungspunkten
    }
page-plan-markers = Deine Wegemarker
page-plan-free = Freier Wegemarker
page-plan-spot =
    { $spent ->
        [one] Wegemarker auf { $tile }, { $place }: Der Weg kostet { $spent } Bewegungspunkt
       *[other] Wegemarker auf { $tile }, { $place }: Der Weg kostet { $spent } Bewegungspunkte
    }
page-plan-spot-instead =
    { $spent ->
        [one] Letzten Wegemarker stattdessen auf { $tile }, { $place }: Der Weg kostet { $spent } Bewegungspunkt
       *[other] Letzten Wegemarker stattdessen auf { $tile }, { $place }: Der Weg kostet { $spent } Bewegungspunkte
    }
page-plan-spot-chosen = Wegemarker von { $tile } nehmen, { $place }
page-plan-allows = erlaubt einen Schritt: { $tracks }
page-plan-asked = Was deine Leisten fordern
page-plan-ask =
    { $count ->
        [one] { $track }, Feld { $space }: { $requirement }; { $count } deiner Plättchen
       *[other] { $track }, Feld { $space }: { $requirement }; { $count } deiner Plättchen
    }
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

# Wandern und Schritte.
page-walk-heading = Deine Wanderung
page-walk-how = Welcher Wegemarker ist der nächste?
page-walk-left =
    { $left ->
        [one] Noch { $left } Bewegungspunkt
       *[other] Noch { $left } Bewegungspunkte
    }
page-walk-markers = Wegemarker unterwegs
page-walk-spot = Zu { $tile }, { $place }
page-walk-step = Der Schritt für diesen Wegemarker
page-walk-go = Hingehen
page-walk-go-step = Hingehen und Schritt machen
page-step-heading = Ein Schritt auf einer Leiste
page-step-why-sale = Eines deiner Plättchen wurde gekauft: Du darfst einen Schritt auf der Kriegerleiste machen.
page-step-why-symbol = Du hast ein Plättchen mit Wanderer-Symbol bekommen: Du darfst einen Schritt auf einer beliebigen Leiste machen.
page-step-why-bonus = Dein Bonusplättchen wirkt: Du darfst einen Schritt auf einer beliebigen Leiste machen.
page-step-costs = kostet
page-step-needs = Fordert: { $requirement }
page-step-poor = Das kannst du nicht bezahlen.
page-step-end = Der Marker steht auf dem letzten Feld; nur ein Wegemarker bewegt ihn von dort.
page-step-none = Kein Schritt
page-step-go = Schritt machen
page-step-go-none = Ohne Schritt weiter

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

# Die Frage nach Straßen vor den Punkten einer Runde.
page-roads-heading = Straßen vor den Punkten
page-roads-ask =
    { $count ->
        [one] Du hast noch eine Straße. Möchtest du sie legen, bevor die Punkte gezählt werden?
       *[other] Du hast noch { $count } Straßen. Möchtest du eine legen, bevor die Punkte gezählt werden?
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
