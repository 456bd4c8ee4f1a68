# Fixer les prix et acheter sur la page.
page-trade-price-title = Posez la hache sur une tuile, des prix sur les autres
page-trade-help-toggle = Comment fonctionnent les prix
page-trade-help = L’acheteur vous paie le prix et vous reprenez votre or. Une tuile que personne n’achète est à vous ; l’or posé dessus est perdu.
page-trade-help-best = « jusqu’à » sous une tuile : les points qu’elle pourrait vous rapporter d’ici la fin, à son meilleur emplacement.
page-trade-price-keys = Touches : 1 à 3 choisissent une tuile, ↑ ↓ changent son prix, X pose la hache, Entrée valide.
page-trade-axe-token = La hache : glissez-la sur une tuile ou touchez une tuile
page-trade-axe-put = Hache sur { $tile }
page-trade-axe-key = Hache ici (touches { $number }, X)
page-trade-axe-back = Retour dans le sac
page-trade-axe-spare = Sans la hache
page-trade-price-of = Prix de { $tile }
page-trade-no-price = pas encore de prix
page-trade-less = Baisser le prix : { $tile }
page-trade-more = Augmenter le prix : { $tile }
page-trade-less-key = Moins (↓)
page-trade-more-key = Plus (↑)
page-trade-left = Or restant : { $left }
page-trade-of = sur { $gold }
page-trade-on-tiles = { $gold } sur les tuiles
page-trade-seal = Valider les prix
page-trade-seal-final = C’est définitif. Les autres le voient quand tous ont validé.
page-trade-proposed = Des prix bas sont proposés : changez-les, puis validez.
page-trade-sealing = Validation…
page-trade-missing-axe = Posez d’abord la hache sur une tuile.
page-trade-missing-price = Chaque autre tuile doit avoir un prix.

# Ce que les autres ont pioché.
page-trade-rivals = Tuiles piochées par les autres
page-trade-thinking = réfléchit encore
page-trade-sealed = a validé

# Acheter.
page-trade-buy-title = Achetez une tuile, ou n’achetez rien
page-trade-offers = Tuiles en vente
page-trade-offers-of = Offres de { $seller }
page-trade-own = À vous si invendues
page-trade-own-title = Vos propres offres : ce que personne n’achète est à vous, et l’or posé dessus est perdu.
page-trade-none-left = Il n’y a plus rien à vendre.
page-trade-asks =
    { $seller } demande { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }
page-trade-affordable = Vous pouvez la payer
page-trade-lacking =
    Trop cher : il vous manque { $lacking ->
        [one] { $lacking } pièce d’or
       *[other] { $lacking } pièces d’or
    }
page-trade-lacking-short = manque { $lacking }
page-trade-nothing-affordable = Vous ne pouvez en payer aucune.
page-trade-missed = Déjà vendue à quelqu’un d’autre : { $tile }. Choisissez-en une autre.
page-trade-for-tile = { $gold } pour la tuile
page-trade-bank-pays = La banque paie pour vous.
page-trade-buy = Acheter pour { $price }
page-trade-buy-none-yet = Acheter
page-trade-pass = Ne rien acheter
page-trade-pass-now = Oui, rien

# La meilleure place pour une tuile.
page-trade-best = jusqu’à { $worth }
page-trade-best-none = aucun point
page-trade-best-text = Points d’ici la fin de la partie au meilleur emplacement : { $worth } ({ $place })
page-trade-best-place = Meilleur emplacement : { $place }
page-trade-worth-title = Points d’ici la fin de la partie, posée maintenant au meilleur emplacement
page-trade-weighing = Recherche du meilleur emplacement…
page-trade-look = Le nombre sous une tuile : les points qu’elle pourrait vous rapporter d’ici la fin. Choisissez-en une pour voir où.
page-trade-buy-keys = Touches : les flèches vont à une tuile, Entrée la choisit, Entrée encore l’achète.
page-reveal-title = Les prix sont révélés
