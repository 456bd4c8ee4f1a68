# Tuiles Score et tours sur la page.
page-scoring-title = Tuiles Score
page-scoring-now = ce tour
page-scoring-times =
    { $count ->
        [0] n’est plus décomptée
        [one] encore { $count } fois
       *[other] encore { $count } fois
    }
page-scoring-standing = Les nombres montrent ce que chacun marquerait maintenant.
page-scoring-final = Décompte final
page-scoring-final-hint = Choisissez une ligne pour voir ce que chaque tour a rapporté.
page-scoring-round = Tour { $round }
page-scoring-nobody = personne n’a marqué
page-scoring-where = Où cela compte maintenant
page-scoring-hidden = Cela dépend de l’or caché.
page-scoring-example =
    { $points ->
        [one] Exemple : { $points } point
       *[other] Exemple : { $points } points
    }
page-scoring-example-you = Vous
page-scoring-example-rival = Un autre joueur

# Ce qui rapporte des points ou de l’or en plus des tuiles Score.
page-source-scrolls = Parchemins
page-source-scrolls-text = Un parchemin compte une fois, à la fin de la partie, pour ce qu’il montre dans tout votre territoire : 1 point par broch, ferme, phare ou tête de bétail, ou par lot de 2 moutons, bateaux ou tuiles Whisky. Dans une zone complétée, il compte double.
page-source-income = Revenus
page-source-income-text = L’or reçu au début du prochain tour : 5, plus 1 par tuile Whisky que des routes relient à votre château, et à partir du tour 3 les pièces indiquées sous le tour pour chaque joueur qui a plus de points que vous.
page-source-gold = Or
page-source-banners = Bannières
page-source-banners-text = Elles comptent à la fin de chaque tour.
page-source-steps = Pas
page-source-bonus = Tuiles Bonus

# Les tours.
page-rounds-title = Tours
page-rounds-round = Tour { $round }, décompte : { $letters } ; or pour chaque joueur devant vous : { $gold }
page-rounds-open = Comment le tour { $round } a-t-il été décompté ?
page-rounds-phases = Phases du tour
page-phase-income = revenus
page-phase-scoring = décompte
page-phase-end = fin de la partie

# Le décompte à la fin d’un tour, pas à pas.
page-ceremony-title = Points du tour { $round }
page-ceremony-next = Suivant
page-ceremony-skip = Passer
page-ceremony-all = Tous les points de ce tour
page-ceremony-again = Revoir
