# De pagina voor browsers: wat alle schermen delen.
page-title = Skye
page-loading = Laden…
page-close = Sluiten
page-no-answer = De server antwoordt niet. Probeer het zo nog eens.
page-connection-connecting = Verbinden…
page-connection-lost = Verbinding verbroken. Nieuwe poging…
page-connection-remembered = Laatste contact: { $time }. Wachten op de verbinding…
page-wait-remembered = Je ziet de tafel zoals die bij het laatste contact was. Zodra de verbinding terug is, kun je verder.
page-connection-closed = Verbinding gesloten
page-connection-back = Je bent weer verbonden.
page-copied = Gekopieerd.
page-renewing = Een deel van de pagina ontbreekt. Hij wordt opnieuw geladen zodra de server antwoordt.
page-renew = Nu opnieuw laden

# Gebieden en tegels in woorden.
page-tile = tegel { $tile }
page-tile-edges = { $north } in het noorden, { $east } in het oosten, { $south } in het zuiden, { $west } in het westen
page-tile-road = weg: { $sides }
page-side-N = noord
page-side-E = oost
page-side-S = zuid
page-side-W = west
page-place-castle = bij het kasteel
page-place-north = { $count } naar het noorden
page-place-south = { $count } naar het zuiden
page-place-east = { $count } naar het oosten
page-place-west = { $count } naar het westen
page-gold-amount = { $gold } goud
page-points-amount =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
page-zoom-in = Inzoomen
page-zoom-out = Uitzoomen
page-fit = Alles tonen
