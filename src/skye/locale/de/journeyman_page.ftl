# Die Seite für Browser. Keine Pluralformen: Die Seite setzt die Werte selbst ein.
page-expansion-journeyman = Isle of Skye mit Wanderer
page-ask-plan = Plane deine Wanderung
page-ask-walk = Wandere zu einem deiner Wegemarker
page-ask-step = Du darfst einen Schritt auf einer Leiste machen
page-plan-how = Klicke auf Plättchen für deine Wegemarker; gewählt: { $chosen }
page-plan-extra = Bonusplättchen für extra Schrittweite einsetzen
page-plan-none = Stehen bleiben
page-waypoint = Wegemarker auf { $place }
page-standing = Hier steht der Wanderer
page-planned = Hier liegt ein Wegemarker
page-roads = Straßen zu legen: { $roads }
page-move-collect = Zu { $from }, Schritt: { $track }
page-move-collect-none = Zu { $from }, kein Schritt
page-move-step = Schritt: { $track }
page-move-step-none = Kein Schritt
page-move-road = Straße zwischen { $from } und { $to }
page-event-stepped = { $who }: { $track }, Feld { $space } ({ $reason })
page-event-won = { $who } gewinnt ein Bonusplättchen: { $bonus }
page-event-wages = { $who }: Banner, Gold +{ $amount }
page-event-banners = { $who }: Banner, +{ $points } = { $total }
page-event-granted = { $who }: Die Bank zahlt { $granted }
page-event-road = { $who } legt eine Straße
page-event-walked = { $who } wandert; Bewegungspunkte übrig: { $left }
