# De buidel: elke tegel van het spel, en wat er nog over is.
page-bag-title = De buidel
page-bag-key = De buidel (toets B)
page-bag-short = Buidel
page-bag-open =
    { $count ->
        [one] De buidel: nog { $count } tegel
       *[other] De buidel: nog { $count } tegels
    }
page-bag-left = { $count } van de { $all } tegels zitten in de buidel.
page-bag-back = Tegels met de bijl en tegels die nergens passen gaan erin terug.
page-bag-filter = Alleen tegels met
page-bag-filter-how = Nog in de buidel / in het hele spel. Kies een symbool om alleen die tegels te zien.
page-bag-only = Alleen tegels met: { $symbol }. Kies het nog eens voor alle tegels.
page-bag-symbol = { $symbol }: { $left } van { $all } in de buidel
page-bag-inside = In de buidel
page-bag-drawn = Te koop of in de hand
page-bag-laid = { $who }: gelegd
page-bag-tiles =
    { $count ->
        [one] { $count } tegel
       *[other] { $count } tegels
    }
page-settings-keys-bag = De buidel
page-settings-does-bag = openen en sluiten
