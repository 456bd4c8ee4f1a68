# Beanstandungen an den Datendateien der Erweiterung und an ihrer Vorbereitung. $file und $entry sagen, wo nachzusehen ist.
journeyman-tile-taken = { $file }, { $entry }: Diese Kennung hat schon ein Plättchen des Grundspiels.
journeyman-symbol = { $file }, { $entry }: Das Symbol „journeyman“ muss genau einmal auf diesem Plättchen stehen, nicht { $found }-mal.
journeyman-prices = { $file }, prices: Für jeden der { $zones } Bereiche wird ein Preis von 1 bis { $most } gebraucht.
journeyman-number = { $file }, { $entry }: „{ $field }“ muss eine Zahl von { $fewest } bis { $most } sein, nicht { $found }.
journeyman-track = { $file }, { $entry }: „{ $found }“ ist keine Leiste; bekannt sind { $known }.
journeyman-length = { $file }, { $entry }: Eine Leiste hat { $fewest } bis { $most } Felder, nicht { $found }.
journeyman-zone = { $file }, { $entry }: Bereich { $found } kann hier nicht sein; Bereiche beginnen bei 1, reichen bis { $zones } und bleiben von Feld zu Feld gleich oder steigen um 1.
journeyman-requirement = { $file }, { $entry }: „{ $found }“ ist keine Anforderung; bekannt sind { $known }.
journeyman-hop = { $file }, { $entry }: Nur das letzte Feld einer Leiste hat „hop“.
journeyman-banner = { $file }, { $entry }: „{ $found }“ ist kein Banner; so geschrieben: „points 2“ oder „income 4“ (1 bis 99) oder „movement 5“ (1 bis 20).
journeyman-slot = { $file }, { $entry }: „{ $found }“ ist kein Bonusfeld; bekannt sind { $known }.
journeyman-slots = { $file }, { $entry }: Eine Leiste hat jedes der Bonusfelder { $known } einmal, in dieser Reihenfolge; gefunden: { $found }.
journeyman-bonus = { $file }, { $entry }: Kein Bonusplättchen hat diese Kennung; bekannt sind { $known }.
journeyman-bonus-slot = { $file }, { $entry }: Dieses Bonusplättchen gehört auf das Bonusfeld { $expected }, nicht auf „{ $found }“.
journeyman-roads = { $file }: Alle Bonusplättchen zusammen bringen höchstens { $most } Straßen.
journeyman-layout-count = Platz { $seat } braucht { $expected } Bonusplättchen, mit + dazwischen geschrieben; gefunden: { $found }.
journeyman-layout = Platz { $seat }: Auf den Bonusfeldern { $slot } liegen { $expected }, jedes einmal, in beliebiger Reihenfolge; gefunden: { $found }.
