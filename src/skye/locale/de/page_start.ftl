# Die Startseite und ein neuer Tisch.
page-start-line = Zieh Land, nenne deinen Preis und baue das schönste Clangebiet der Insel.
page-start-play = Jetzt spielen
page-start-playing = Wird aufgebaut …
page-start-against =
    { $count ->
        [one] { $count } Bot: { $bot }
       *[other] { $count } Bots: { $bot }
    }
page-start-change = Ändern
page-start-done = Fertig
page-start-bots = Anzahl der Bots
page-start-strength = Schwierigkeit
page-start-scoring-first = Auswahl für Einsteiger
page-start-scoring-random = zufällig gezogen
page-start-scoring-chosen = selbst gewählt
page-start-nameless = Laird
page-start-lesson = In fünf Minuten lernen
page-start-friends = Mit Freunden
page-start-new = Neuer Tisch
page-start-code = Code oder Link eines Tisches
page-start-join = Beitreten
page-start-join-hint = Ist kein Platz frei, kannst du zuschauen.
page-start-code-missing = Gib den Code eines Tisches ein oder füge seinen Link ein.
page-start-shut = Am Tisch { $code } sind alle Plätze besetzt, und Zuschauen ist nicht erlaubt.
page-start-elsewhere = Hier hat kein Tisch diesen Code. Der Link führt zu einem anderen Server:
page-start-mine = Meine Tische
page-start-free =
    { $count ->
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
page-start-waits = wartet auf { $names }
page-start-over = beendet
page-start-gone = gibt es nicht mehr
page-start-forget = Tisch { $code } vergessen
page-start-forgotten = Tisch { $code } ist vergessen.
page-start-recall = Rückgängig
page-start-all = Alle { $count } Tische zeigen
page-start-more = Mehr
page-start-rules = Regeln
page-start-replay = Aufzeichnung ansehen
page-start-kept = Ohne Konto: Tische liegen auf diesem Server, deine Plätze, beendeten Partien und Einstellungen auf diesem Gerät.
page-start-fan = Ein Fanprojekt. Das Spiel ist von Andreas Pelikan und Alexander Pfister, erschienen bei Lookout.
page-start-away = Keine Verbindung zum Server. Sobald er antwortet, kannst du weiterspielen.
page-start-table = Tisch { $code }
page-start-screen = { $screen } – Skye
page-start-lost = Hier ist nichts
page-start-lost-text = Diese Adresse gibt es nicht. Prüfe, ob der Link vollständig ist.
page-start-broken = Etwas ist schiefgegangen
page-start-broken-text = Diese Ansicht konnte nicht gezeigt werden. Deine Spiele sind auf dem Server gespeichert.
page-start-reload = Neu laden

page-new-players = Spieler
page-new-seat = Platz { $seat }
page-new-mine = An diesem Gerät
page-new-open = Frei für Freunde
page-new-open-hint = Wer den Link hat, kann sich hierher setzen.
page-new-bot = Bot: { $bot }
page-new-name = Name auf Platz { $seat }
page-new-player = Spieler { $seat }
page-new-slot = { $letter }: { $tile }
page-new-slot-free = { $letter }: noch nicht gewählt
page-new-pick = Wähle jetzt ein Plättchen für { $letter }.
page-new-picked = Alle vier sind gewählt. Drücke auf einen Buchstaben, um sein Plättchen zu tauschen.
page-new-four = Vier Wertungsplättchen werden gebraucht; einige Buchstaben sind noch frei.
page-new-more = Weitere Optionen
page-new-start-random = ausgelost
page-new-start-seat = Platz { $seat }: { $who }
page-new-layout = Gleicher Aufbau der Tableaus für alle
page-new-clock-move = je Entscheidung
page-new-clock-game = je Spiel
page-new-clock-time = Zeit
page-new-clock-own = andere
page-new-clock-amount = Anzahl
page-new-clock-unit = Einheit
page-new-clock-hint = Läuft sie ab, entscheidet dieses eine Mal ein Bot.
page-new-clock-range = Eine Uhr kann von 5 Sekunden bis 14 Tage laufen.
page-new-substitute = Vertretung
page-new-substitute-hint = Dieser Bot spielt für alle, die weg sind oder deren Zeit abläuft.
page-new-spectators = Andere dürfen zuschauen
page-new-begin = Spiel starten
page-new-invite = Tisch eröffnen
