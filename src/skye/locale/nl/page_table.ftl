# Wat er rond een tafel staat: de balk erboven, het menu, de spelers, de territoria.
page-table-title-page = Tafel { $code } – Skye
page-table-title-turn = Jouw beurt – { $code }
page-table-looking = Tafel { $code } wordt gezocht…
page-table-round = Ronde { $round } van { $rounds }
page-table-turn = Jouw beurt
page-table-your-turn = Jouw beurt: { $phase }
page-table-connected = Verbonden
page-table-watching = Je kijkt toe
page-table-share = Link delen
page-table-share-short = Link
page-table-menu = Menu
page-table-home = Startpagina
page-table-leave = Tafel verlaten
page-table-leave-title = Tafel verlaten?
page-table-leave-game = Je plaats blijft van jou: kom terug in deze browser en je speelt verder. Tot die tijd kunnen de anderen om een bot in jouw plaats vragen.
page-table-leave-lobby = Het spel is nog niet begonnen: je plaats komt vrij voor iemand anders.
page-table-leave-now = Verlaten
page-table-stay = Blijven
page-table-players = Spelers
page-table-offers = Getrokken tegels en hun prijzen
page-table-hand = Te leggen tegels
page-table-strength = sterkte { $level } van { $levels }
page-table-time-left = resterende tijd: { $time }
page-table-tabs = Delen van de tafel
page-table-aside = Naast het territorium
page-table-tab-land = Land
page-table-tab-scoring = Score
page-table-tab-board = Bord
page-table-tab-log = Verloop

page-player-you = jij
page-player-bot = bot
page-player-start = Startspeler
page-player-awaited = denkt na
page-player-decided = heeft beslist
page-player-away = niet verbonden
page-player-left = heeft de tafel verlaten
page-player-replaced = bot speelt: { $bot }
page-player-vote = Om een bot vragen
page-player-voted = Je hebt om een bot gevraagd
page-land-title = Territorium van { $who }
page-land-back = Naar mijn land
page-land-back-short = Terug

page-wait-title = Wachten
page-wait-for = Wachten op { $names }.
page-wait-table = Een ogenblik…
page-wait-sealed = Je hebt beslist.
page-hand-title = Geef het apparaat aan { $who }
page-hand-text = Alleen deze speler mag zien wat nu komt.
page-hand-ready = Ik ben { $who }

# Voordat het spel begint.
page-lobby-title = Wachten op spelers
page-lobby-welcome = Kom erbij zitten
page-lobby-missing =
    { $count ->
        [one] { $count } plaats is vrij. Het spel begint zodra alle bezet zijn.
       *[other] { $count } plaatsen zijn vrij. Het spel begint zodra alle bezet zijn.
    }
page-lobby-name = Je naam
page-lobby-sit = Ga zitten
page-lobby-here = is er
page-lobby-free = Vrije plaats
page-lobby-bot = Welke bot
page-lobby-bot-level = { $bot } ({ $level } van { $levels })
page-lobby-fill = Bot toevoegen
page-lobby-free-seat = Plaats vrijmaken
page-lobby-free-title = De plaats van { $name } vrijmaken?
page-lobby-free-text = Dan kan iemand anders daar gaan zitten. { $name } krijgt een bericht en kan met de link terugkomen.
page-lobby-freed = Wie de tafel heeft geopend, heeft je plaats vrijgemaakt.
page-lobby-admit = Iedereen vanaf één adres toelaten
page-lobby-admit-text = Vanaf één adres kunnen niet alle vrije plaatsen worden bezet. Sta het toe als je vrienden op dezelfde plek zijn.
page-lobby-admitted = Iedereen mag vanaf één adres gaan zitten.
page-lobby-invite = Vrienden uitnodigen
page-lobby-code = Code van de tafel:
page-lobby-copy = Link kopiëren
page-lobby-invite-text = Wie de link of de code heeft, kan gaan zitten.
page-lobby-options = Spelopties
page-lobby-game = Spel
page-lobby-base = Isle of Skye
page-lobby-gold = Goud van de anderen
page-lobby-gold-hidden = verborgen
page-lobby-gold-open = open
page-lobby-clock = Klok
page-lobby-clock-none = geen
page-lobby-clock-move = { $time } per beslissing
page-lobby-clock-game = { $time } per spel
page-lobby-watching = Toeschouwers
page-lobby-watching-open = welkom
page-lobby-watching-closed = geen
page-halted-title = Dit spel is gestopt
page-any-heading = Kies een van deze mogelijkheden
page-any-seal = Vastleggen
page-player-gained =
    { $points ->
        [one] { $points } punt in de laatste ronde
       *[other] { $points } punten in de laatste ronde
    }
