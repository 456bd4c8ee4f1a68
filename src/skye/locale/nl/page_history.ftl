# Mijn spellen: wat dit apparaat bewaart.
page-history-title = Mijn spellen
page-history-lead = Afgelopen spellen die op dit apparaat zijn gespeeld. Ze blijven hier, ook als de server de tafel heeft verwijderd.
page-history-export = Exporteren
page-history-import = Importeren
page-history-added =
    { $added ->
        [0] Geen nieuwe spellen.
        [one] { $added } spel toegevoegd.
       *[other] { $added } spellen toegevoegd.
    }
page-history-known =
    { $known ->
        [one] { $known } was er al.
       *[other] { $known } waren er al.
    }
page-history-broken =
    { $broken ->
        [one] { $broken } onderdeel was niet leesbaar.
       *[other] { $broken } onderdelen waren niet leesbaar.
    }
page-history-wrong-unreadable = “{ $file }” is geen export van spellen: het bestand bevat geen JSON. Het verslag van één spel open je op de startpagina met “Opgeslagen spel openen”.
page-history-wrong-other = “{ $file }” bevat JSON, maar geen export van spellen uit Skye.
page-history-wrong-newer = “{ $file }” is geschreven door een nieuwere versie van Skye.
page-history-wrong-empty = “{ $file }” is een export van spellen, maar de lijst met spellen ontbreekt.
page-history-no-room = Deze browser heeft geen ruimte voor de spellen, of laat de pagina niets opslaan.
page-history-removed = Het spel aan tafel { $code } is verwijderd.
page-history-none = Nog geen afgelopen spellen. Zodra een spel is afgelopen, vind je het hier.
page-history-not-stored = Deze browser laat de pagina niets opslaan, bijvoorbeeld in een privévenster. Daarom kunnen hier geen spellen staan.
page-history-play = Naar de startpagina
page-history-figures = Statistieken
page-history-sources = Mijn punten per bron
page-history-games =
    { $count ->
        [one] { $count } spel
       *[other] { $count } spellen
    }
page-history-all = Alle { $count } spellen tonen
page-history-several = Spellen waarin meer spelers dit apparaat deelden, tellen niet mee in de statistieken.
page-history-won = Gewonnen
page-history-shared = Samen gewonnen
page-history-place = Plaats { $place } van { $players }
page-history-everybody = Alle spellen
page-history-people = Andere mensen
page-history-against = Tegen
page-history-count = Spellen
page-history-wins = Winst
page-history-mine = Mijn gemiddelde
page-history-theirs = Dat van hen
page-history-choose = Kies een rij om alleen die spellen te zien. De gemiddelden zijn punten per spel.
page-history-tile = Tegel { $letter }
page-history-date = Datum
page-history-no-record = verslag niet meer bewaard
page-history-replay = Terugkijken
page-history-remove = Het spel aan tafel { $code } verwijderen
page-history-not-here = Dit spel is niet in deze browser bewaard, of het verslag ervan is er niet meer.
