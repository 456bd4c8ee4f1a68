# Le sac : toutes les tuiles de la partie, et celles qui restent.
page-bag-title = Le sac
page-bag-key = Le sac (touche B)
page-bag-short = Sac
page-bag-open =
    { $count ->
        [one] Le sac : { $count } tuile restante
       *[other] Le sac : { $count } tuiles restantes
    }
page-bag-left =
    { $count ->
        [one] { $count } tuile sur { $all } est dans le sac.
       *[other] { $count } tuiles sur { $all } sont dans le sac.
    }
page-bag-back = Les tuiles marquées de la hache et celles qui ne se placent nulle part y retournent.
page-bag-filter = Seulement les tuiles avec
page-bag-filter-how = Encore dans le sac / dans toute la partie. Choisissez un symbole pour ne voir que ses tuiles.
page-bag-only = Seulement les tuiles avec : { $symbol }. Choisissez-le de nouveau pour tout voir.
page-bag-symbol = { $symbol } : { $left } sur { $all } dans le sac
page-bag-inside = Dans le sac
page-bag-drawn = En vente ou en main
page-bag-laid = { $who } : posées
page-bag-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
page-settings-keys-bag = Le sac
page-settings-does-bag = ouvrir et fermer
