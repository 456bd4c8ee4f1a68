# Plättchen legen auf der Seite.
page-build-heading = Lege deine Plättchen
page-build-how = Zieh ein Plättchen auf dein Land oder tippe auf ein markiertes Feld.
page-build-best = Die Zahl auf einem Feld: Punkte bis zum Spielende. Grün: der beste Platz.
page-build-market = Was die anderen gekauft haben
page-build-keys = Tasten: 1 bis 9 wählen ein Plättchen, Pfeile wählen ein Feld, Eingabe probiert und legt, R dreht, Rücktaste nimmt zurück.
page-build-all-laid = Alles ist gelegt. Beende das Bauen oder nimm das letzte Plättchen zurück.
page-build-unfit = Passt nirgends
page-build-unfit-how = Ein Plättchen, das am Ende immer noch nirgends passt, kommt zurück in den Beutel.
page-build-returned =
    { $count ->
        [one] Dieses Plättchen passt nirgends und kommt zurück in den Beutel.
       *[other] Diese Plättchen passen nirgends und kommen zurück in den Beutel.
    }

# Was Felder und Knöpfe tun.
page-build-spot = { $tile } hier probieren: { $place }
page-build-spot-worth =
    { $points ->
        [one] { $tile } hier probieren: { $place }; { $points } Punkt bis zum Spielende
       *[other] { $tile } hier probieren: { $place }; { $points } Punkte bis zum Spielende
    }
page-build-spot-tried = { $tile } drehen: { $place }
page-build-turn = Drehen
page-build-turn-back = Zurückdrehen
page-build-lay = Plättchen legen
page-build-lay-last = Legen und fertig
page-build-finish = Bauen beenden
page-build-undo = Zurücknehmen
page-build-put-away = Zurück auf die Hand
page-build-one-turn = Hier passt es nur so herum.
page-build-refused = Dort passt es nicht: An jeder Seite muss die Landschaft gleich sein.
page-build-pending = Wird gelegt …

# Was das probierte Plättchen brächte.
page-build-tried = Vorschau, { $place }: { $tile }.
page-build-tried-worth =
    { $points ->
        [one] Vorschau, { $place }: { $tile }. { $points } Punkt bis zum Spielende.
       *[other] Vorschau, { $place }: { $tile }. { $points } Punkte bis zum Spielende.
    }
page-build-nothing = Noch ändert sich nichts.
page-build-change = { $name }: { $change }, dann { $now }
page-build-times =
    { $count ->
        [one] wird noch { $count }-mal gewertet
       *[other] wird noch { $count }-mal gewertet
    }
page-build-completed =
    { $count ->
        [one] Abgeschlossen: { $terrain }, { $count } Plättchen
       *[other] Abgeschlossen: { $terrain }, { $count } Plättchen
    }
page-build-worth = Bis zum Spielende
page-build-sum = Alle Plättchen dieser Runde
