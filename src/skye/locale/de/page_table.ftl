# Was um einen Tisch herum steht: die Leiste oben, das Menü, die Mitspieler, die Gebiete.
page-table-title-page = Tisch { $code } – Skye
page-table-title-turn = Du bist dran – { $code }
page-table-looking = Tisch { $code } wird gesucht …
page-table-round = Runde { $round } von { $rounds }
page-table-turn = Du bist dran
page-table-your-turn = Du bist dran: { $phase }
page-table-connected = Verbunden
page-table-watching = Du schaust zu
page-table-share = Link teilen
page-table-share-short = Link
page-table-menu = Menü
page-table-home = Startseite
page-table-leave = Tisch verlassen
page-table-leave-title = Tisch verlassen?
page-table-leave-game = Dein Platz bleibt für dich frei: Komm in diesem Browser zurück, und du spielst weiter. Bis dahin können die anderen einen Bot für dich anfordern.
page-table-leave-lobby = Das Spiel hat noch nicht begonnen: Dein Platz wird für jemand anderen frei.
page-table-leave-now = Verlassen
page-table-stay = Bleiben
page-table-players = Spieler
page-table-offers = Gezogene Plättchen und ihre Preise
page-table-hand = Plättchen zum Legen
page-table-strength = Stärke { $level } von { $levels }
page-table-time-left = verbleibende Zeit: { $time }
page-table-tabs = Teile des Tisches
page-table-aside = Neben dem Clangebiet
page-table-tab-land = Land
page-table-tab-scoring = Wertung
page-table-tab-board = Tableau
page-table-tab-log = Verlauf

page-player-you = du
page-player-bot = Bot
page-player-start = Startspieler
page-player-awaited = überlegt
page-player-decided = hat entschieden
page-player-away = nicht verbunden
page-player-left = hat den Tisch verlassen
page-player-replaced = Bot spielt: { $bot }
page-player-vote = Bot anfordern
page-player-voted = Du hast einen Bot angefordert
page-land-title = Clangebiet von { $who }
page-land-back = Zu meinem Land
page-land-back-short = Zurück

page-wait-title = Warten
page-wait-for = Warten auf { $names }.
page-wait-table = Einen Moment …
page-wait-sealed = Du hast entschieden.
page-hand-title = Gib das Gerät an { $who }
page-hand-text = Was jetzt kommt, darf nur diese Person sehen.
page-hand-ready = Ich bin { $who }

# Bevor das Spiel beginnt.
page-lobby-title = Warten auf Mitspieler
page-lobby-welcome = Nimm Platz
page-lobby-missing =
    { $count ->
        [one] { $count } Platz ist frei. Das Spiel beginnt, wenn alle besetzt sind.
       *[other] { $count } Plätze sind frei. Das Spiel beginnt, wenn alle besetzt sind.
    }
page-lobby-name = Dein Name
page-lobby-sit = Platz nehmen
page-lobby-here = ist da
page-lobby-free = Freier Platz
page-lobby-bot = Welcher Bot
page-lobby-bot-level = { $bot } ({ $level } von { $levels })
page-lobby-fill = Bot hinzufügen
page-lobby-free-seat = Platz frei machen
page-lobby-free-title = Den Platz von { $name } frei machen?
page-lobby-free-text = Dann kann sich jemand anders dorthin setzen. { $name } bekommt eine Nachricht und kann mit dem Link wiederkommen.
page-lobby-freed = Wer den Tisch eröffnet hat, hat deinen Platz frei gemacht.
page-lobby-admit = Alle von einer Adresse zulassen
page-lobby-admit-text = Von einer einzigen Adresse aus lassen sich nicht alle freien Plätze besetzen. Erlaube es, wenn deine Freunde am selben Ort sind.
page-lobby-admitted = Alle dürfen sich von einer Adresse aus setzen.
page-lobby-invite = Freunde einladen
page-lobby-code = Code des Tisches:
page-lobby-copy = Link kopieren
page-lobby-invite-text = Wer den Link oder den Code hat, kann Platz nehmen.
page-lobby-options = Spieloptionen
page-lobby-game = Spiel
page-lobby-base = Isle of Skye
page-lobby-gold = Gold der anderen
page-lobby-gold-hidden = verdeckt
page-lobby-gold-open = offen
page-lobby-clock = Uhr
page-lobby-clock-none = keine
page-lobby-clock-move = { $time } je Entscheidung
page-lobby-clock-game = { $time } je Spiel
page-lobby-watching = Zuschauer
page-lobby-watching-open = willkommen
page-lobby-watching-closed = keine
page-halted-title = Dieses Spiel wurde angehalten
page-any-heading = Wähle eine dieser Möglichkeiten
page-any-seal = Festlegen
page-player-gained =
    { $points ->
        [one] { $points } Punkt in der letzten Runde
       *[other] { $points } Punkte in der letzten Runde
    }
