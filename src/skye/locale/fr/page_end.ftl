# La fin de la partie sur la page.
page-end-won = Vous avez gagné !
page-end-winner =
    { $count ->
        [one] { $names } a gagné
       *[other] { $names } ont gagné ensemble
    }
page-end-show = Afficher le résultat
page-end-rank = Rang
page-end-player = Joueur
page-end-points = Points
page-end-gold = Or restant
page-end-tie = À points égaux, l’or restant décide.
page-end-rematch = Rejouer
page-end-next = Aller à la nouvelle table
page-end-lands = Voir les territoires
page-end-chart = Graphique
page-end-chart-sources = Sources
page-end-chart-course = Évolution
page-end-sources = D’où viennent les points
page-end-course = Points après chaque tour
page-end-moment = fin
page-end-table = En tableau
page-end-source = Source
page-end-after = Après le tour
page-end-sum = Total
page-end-more = Autres actions
page-end-replay = Revoir la partie
page-end-record = Enregistrer la partie
page-end-private = Seuls les joueurs peuvent voir cette partie.
page-end-open = La montrer à tout le monde
page-end-opened = Toute personne qui a le lien peut maintenant voir cette partie.
