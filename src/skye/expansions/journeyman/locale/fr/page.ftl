# L’extension Journeyman sur la page.
page-expansion-journeyman = Isle of Skye avec Journeyman
page-expansion-journeyman-text = Ajoute un compagnon qui parcourt votre territoire et un plateau à trois pistes. Pour ceux qui connaissent le jeu.

# Plateaux de progression.
page-journey-whose = Tuiles Bonus de
page-journey-how = Choisissez une case pour lire ce qu’elle demande et ce qu’elle rapporte.
page-journey-help = Comment fonctionne le compagnon
page-journey-help-walk = Votre compagnon parcourt votre territoire. En secret, vous posez des jalons sur les tuiles qu’il doit atteindre : une tuile voisine coûte 2 points de mouvement, 1 seul par une route. Au début, vous en avez 4.
page-journey-help-steps = Pour chaque jalon qu’il ramasse, vous pouvez avancer d’un pas sur l’une des trois pistes, si la tuile montre ce que demande la case suivante. Depuis le château, vous le pouvez quoi qu’elle demande, en payant la pièce près du petit château.
page-journey-help-others = Vous pouvez aussi avancer d’un pas quand quelqu’un achète une de vos tuiles, sur la piste du Guerrier, et quand vous obtenez une tuile avec un compagnon, sur n’importe quelle piste, quoi que la case demande.
page-journey-help-gains = Les points entre les cases se marquent tout de suite. Une bannière reste : à chaque tour, elle rapporte des points, de l’or ou des points de mouvement, la meilleure de sa sorte sur chaque piste. Entre les deux dernières cases, on peut aller et venir, en arrière seulement avec un jalon ramassé.
page-journey-help-roads = Une route gagnée relie deux de vos tuiles voisines, pour marcher et pour tout ce qui compte le long des routes. Vous la posez quand vous voulez ; avant les points de chaque tour, on vous le demande.
page-journey-space = { $track }, case { $space } sur { $count }
page-journey-asks = Demande : { $requirement }
page-journey-fee =
    Taxe : { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
page-journey-points =
    { $points ->
        [one] { $points } point tout de suite
       *[other] { $points } points tout de suite
    }
page-journey-hop =
    { $points ->
        [one] { $points } point pour chaque pas entre les deux dernières cases
       *[other] { $points } points pour chaque pas entre les deux dernières cases
    }
page-journey-banner-points =
    { $value ->
        [one] { $value } point à la fin de chaque tour
       *[other] { $value } points à la fin de chaque tour
    }
page-journey-banner-income =
    { $value ->
        [one] { $value } pièce d’or au début de chaque tour
       *[other] { $value } pièces d’or au début de chaque tour
    }
page-journey-banner-movement =
    { $value ->
        [one] { $value } point de mouvement
       *[other] { $value } points de mouvement
    }
page-journey-bonus = Tuile Bonus « { $name } » : { $text }
page-journey-castle =
    Par le château : { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
page-journey-here = Ici : { $names }
page-journey-at-start = { $who }, au départ
page-journey-at = { $track } : case { $space }
page-journey-won = Tuiles Bonus gagnées
page-journey-won-none = Aucune tuile Bonus gagnée.
page-journey-bonus-fresh = prend effet à la fin de cette phase
page-journey-bonus-used = utilisée
page-journey-movement =
    { $count ->
        [one] { $count } point de mouvement
       *[other] { $count } points de mouvement
    }
page-journey-waypoints =
    { $count ->
        [one] { $count } jalon
       *[other] { $count } jalons
    }
page-journey-roads =
    { $count ->
        [one] { $count } route à poser
       *[other] { $count } routes à poser
    }
page-journey-stands-here = Le compagnon est ici
page-journey-marker-here = Un jalon est ici

# Le plan.
page-plan-heading = Planifiez votre trajet
page-plan-how = Posez des jalons sur vos tuiles : pour chacun que votre compagnon ramasse, vous pouvez avancer d’un pas sur une piste.
page-plan-numbers = Le nombre sur une tuile : les points de mouvement de tout le trajet.
page-plan-green = En vert : remplit la condition d’une piste.
page-plan-moved = ⇄ : un jalon de plus n’y est pas possible, le dernier s’y déplace donc.
page-plan-markers = Vos jalons
page-plan-free = Jalon libre
page-plan-spot =
    { $spent ->
        [one] Jalon sur { $tile }, { $place } : le trajet prend { $spent } point de mouvement
       *[other] Jalon sur { $tile }, { $place } : le trajet prend { $spent } points de mouvement
    }
page-plan-spot-instead =
    { $spent ->
        [one] Dernier jalon plutôt sur { $tile }, { $place } : le trajet prend { $spent } point de mouvement
       *[other] Dernier jalon plutôt sur { $tile }, { $place } : le trajet prend { $spent } points de mouvement
    }
page-plan-spot-chosen = Retirer le jalon : { $tile }, { $place }
page-plan-allows = permet un pas : { $tracks }
page-plan-asked = Ce que demandent vos pistes
page-plan-ask-nowhere = Aucune de vos tuiles : { $requirement }
page-plan-ask =
    { $count ->
        [one] { $track }, case { $space } : { $requirement } ; { $count } de vos tuiles
       *[other] { $track }, case { $space } : { $requirement } ; { $count } de vos tuiles
    }
page-plan-ask-only = { $track }, case { $space } : { $requirement }
page-plan-extra =
    { $movement ->
        [one] Utiliser la tuile Bonus : { $movement } point de mouvement de plus
       *[other] Utiliser la tuile Bonus : { $movement } points de mouvement de plus
    }
page-plan-seal = Valider le plan
page-plan-stay = Rester sur place
page-plan-secret = Secret jusqu’à ce que tous aient fait leur plan.
page-plan-sealed = { $who } a fait son plan
page-plan-open = { $who } réfléchit encore

# Marche et pas.
page-walk-heading = Votre trajet
page-walk-how = Quel est le prochain jalon ?
page-walk-left =
    { $left ->
        [one] Encore { $left } point de mouvement
       *[other] Encore { $left } points de mouvement
    }
page-walk-markers = Jalons du trajet
page-walk-spot = Vers { $tile }, { $place }
page-walk-step = Le pas pour ce jalon
page-walk-missing-step = Choisissez d’abord un pas.
page-walk-not-next = Trop loin d’ici pour être le prochain.
page-walk-go = Y aller
page-walk-go-step = Marcher et avancer
page-step-heading = Un pas sur une piste
page-step-from-next-phase = Utilisable dès la phase suivante.
page-step-nothing = rien pour l’instant
page-step-why-sale = Une de vos tuiles a été achetée : vous pouvez avancer d’un pas sur la piste du Guerrier.
page-step-why-symbol = Vous avez obtenu une tuile avec un symbole Compagnon : vous pouvez avancer d’un pas sur n’importe quelle piste.
page-step-why-bonus = Votre tuile Bonus prend effet : vous pouvez avancer d’un pas sur n’importe quelle piste.
page-step-costs = coûte
page-step-needs = Demande : { $requirement }
page-step-poor = Vous ne pouvez pas le payer.
page-step-end = Le marqueur est sur la dernière case ; seul un jalon l’en fait repartir.
page-step-none = Aucun pas
page-step-go = Avancer
page-step-go-none = Continuer sans pas

# Routes.
page-road-have =
    { $count ->
        [one] Poser { $count } route
       *[other] Poser { $count } routes
    }
page-road-from = Choisissez la tuile d’où part la route.
page-road-to = Choisissez la tuile voisine où elle mène.
page-road-spot-from = Route depuis { $tile }, { $place }
page-road-spot-to = Route vers { $tile }, { $place }
page-road-spot-other = Pas depuis { $tile }, { $place }
page-road-nothing = Aucun point ne change pour l’instant.
page-road-walk = Y passer prend 1 point de mouvement.
page-road-lay = Poser la route
page-road-later = Plus tard
page-road-joins =
    { $count ->
        [one] Relie { $count } tuile à votre château
       *[other] Relie { $count } tuiles à votre château
    }
page-road-joins-nothing = Ne relie rien de nouveau à votre château.
page-road-joins-whisky = { $count } × whisky
page-road-joins-cattle = { $count } × bétail

# La question des routes avant les points d’un tour.
page-roads-heading = Les routes avant les points
page-roads-ask =
    { $count ->
        [one] Il vous reste { $count } route. Voulez-vous la poser avant de compter les points ?
       *[other] Il vous reste { $count } routes. Voulez-vous en poser une avant de compter les points ?
    }
page-roads-how = Choisissez deux tuiles voisines : les marques sur votre territoire montrent où une route peut passer.
page-roads-keep =
    { $count ->
        [one] Garder la route
       *[other] Garder les routes
    }
page-roads-none = N’en poser aucune
page-roads-later = Ce que vous gardez peut se poser à tout moment.

# Ce qui s’est passé.
page-event-stepped = { $who } : { $track }, case { $space } ({ $reason })
page-event-won = { $who } gagne une tuile Bonus : { $bonus }
page-event-bonus = { $who } : la tuile Bonus « { $bonus } » prend effet
page-event-wages = { $who } : bannières, or +{ $amount }
page-event-banners = { $who } : bannières, +{ $points } = { $total }
page-event-granted = { $who } : la banque paie { $granted }
page-event-road = { $who } pose une route
page-event-no_road = { $who } ne pose plus de route
page-event-walked = { $who } marche ; mouvement restant : { $left }
