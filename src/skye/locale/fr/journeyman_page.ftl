# La page pour navigateurs. Pas de formes de pluriel : la page insère elle-même les valeurs.
page-expansion-journeyman = Isle of Skye avec Journeyman
page-ask-plan = Planifiez votre voyage
page-ask-walk = Marchez vers un de vos jalons
page-ask-step = Vous pouvez avancer d'un pas sur une piste
page-plan-how = Cliquez sur les tuiles pour vos jalons ; choisies : { $chosen }
page-plan-extra = Dépenser la tuile Bonus de mouvement
page-plan-none = Rester sur place
page-waypoint = Jalon en { $place }
page-standing = Le voyageur est ici
page-planned = Un jalon est ici
page-roads = routes à poser : { $roads }
page-move-collect = Vers { $from }, pas : { $track }
page-move-collect-none = Vers { $from }, sans pas
page-move-step = Pas : { $track }
page-move-step-none = Aucun pas
page-move-road = Route entre { $from } et { $to }
page-event-stepped = { $who } : { $track }, case { $space } ({ $reason })
page-event-won = { $who } gagne une tuile Bonus : { $bonus }
page-event-wages = { $who } : bannières, or +{ $amount }
page-event-banners = { $who } : bannières, +{ $points } = { $total }
page-event-granted = { $who } : la banque paie { $granted }
page-event-road = { $who } pose une route
page-event-walked = { $who } marche ; mouvement restant : { $left }
