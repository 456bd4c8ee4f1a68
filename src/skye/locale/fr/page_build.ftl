# Poser des tuiles sur la page.
page-build-heading = Posez vos tuiles
page-build-how = Faites glisser une tuile sur votre territoire ou touchez une case en surbrillance.
page-build-best = Le nombre sur une case : les points d’ici la fin de la partie. En vert : le meilleur emplacement.
page-build-market = Ce que les autres ont acheté
page-build-keys = Touches : 1 à 9 choisissent une tuile, les flèches choisissent une case, Entrée essaie et pose, R tourne, Retour arrière annule.
page-build-all-laid = Tout est posé. Terminez la construction ou annulez la dernière tuile.
page-build-unfit = Ne se place nulle part
page-build-unfit-how = Une tuile qui ne se place toujours nulle part à la fin retourne dans le sac.
page-build-returned =
    { $count ->
        [one] Cette tuile ne se place nulle part et retourne dans le sac.
       *[other] Ces tuiles ne se placent nulle part et retournent dans le sac.
    }

# Ce que font les cases et les boutons.
page-build-spot = Essayer ici la { $tile } : { $place }
page-build-spot-worth =
    { $points ->
        [one] Essayer ici la { $tile } : { $place } ; { $points } point d’ici la fin de la partie
       *[other] Essayer ici la { $tile } : { $place } ; { $points } points d’ici la fin de la partie
    }
page-build-spot-tried = Tourner la { $tile } : { $place }
page-build-turn = Tourner
page-build-turn-back = Tourner dans l’autre sens
page-build-lay = Poser cette tuile
page-build-lay-last = Poser et finir
page-build-finish = Terminer la construction
page-build-undo = Annuler
page-build-put-away = Remettre en main
page-build-one-turn = Elle ne se place ici que dans ce sens.
page-build-refused = Elle ne se place pas là : de chaque côté, le terrain doit être le même.
page-build-pending = En cours de pose…

# Ce qu’apporterait la tuile essayée.
page-build-tried = Aperçu, { $place } : { $tile }.
page-build-tried-worth =
    { $points ->
        [one] Aperçu, { $place } : { $tile }. { $points } point d’ici la fin de la partie.
       *[other] Aperçu, { $place } : { $tile }. { $points } points d’ici la fin de la partie.
    }
page-build-nothing = Rien ne change pour l’instant.
page-build-change = { $name } : { $change }, soit { $now }
page-build-times =
    { $count ->
        [one] compte encore { $count } fois
       *[other] compte encore { $count } fois
    }
page-build-completed =
    { $count ->
        [one] Zone complétée : { $terrain }, { $count } tuile
       *[other] Zone complétée : { $terrain }, { $count } tuiles
    }
page-build-worth = D’ici la fin de la partie
page-build-sum = Toutes les tuiles de ce tour
