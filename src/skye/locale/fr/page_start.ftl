# La page d’accueil et une nouvelle table.
page-start-line = Piochez des terres, fixez vos prix et bâtissez le plus beau territoire de l’île.
page-start-play = Jouer maintenant
page-start-playing = Mise en place…
page-start-against =
    { $count ->
        [one] { $count } bot : { $bot }
       *[other] { $count } bots : { $bot }
    }
page-start-change = Modifier
page-start-done = Terminé
page-start-bots = Nombre de bots
page-start-strength = Difficulté
page-start-scoring-first = sélection pour débutants
page-start-scoring-random = tirées au hasard
page-start-scoring-chosen = choisies à la main
page-start-nameless = Laird
page-start-lesson = Apprendre en cinq minutes
page-start-friends = Entre amis
page-start-new = Nouvelle table
page-start-code = Code ou lien d’une table
page-start-join = Rejoindre
page-start-join-hint = S’il n’y a plus de place libre, vous pouvez regarder.
page-start-code-missing = Saisissez le code d’une table ou collez son lien.
page-start-shut = Toutes les places de la table { $code } sont prises, et les spectateurs n’y sont pas admis.
page-start-elsewhere = Aucune table d’ici n’a ce code. Le lien mène à un autre serveur :
page-start-mine = Mes tables
page-start-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
page-start-waits = en attente de { $names }
page-start-over = terminée
page-start-gone = n’existe plus
page-start-forget = Oublier la table { $code }
page-start-forgotten = La table { $code } est oubliée.
page-start-recall = Annuler
page-start-all = Afficher les { $count } tables
page-start-more = Autres pages
page-start-rules = Règles
page-start-replay = Ouvrir une partie enregistrée
page-start-kept = Sans compte : les tables sont gardées sur ce serveur, vos places, parties terminées et réglages sur cet appareil.
page-start-fan = Un projet de passionnés. Le jeu est d’Andreas Pelikan et Alexander Pfister, édité par Lookout.
page-start-away = Pas de connexion au serveur. Dès qu’il répondra, vous pourrez continuer.
page-start-table = Table { $code }
page-start-screen = { $screen } – Skye
page-start-lost = Il n’y a rien ici
page-start-lost-text = Cette adresse n’existe pas. Vérifiez que le lien est complet.
page-start-broken = Une erreur s’est produite
page-start-broken-text = Cet écran n’a pas pu s’afficher. Les parties sont enregistrées sur le serveur.
page-start-reload = Recharger

page-new-players = Joueurs
page-new-seat = Place { $seat }
page-new-mine = Sur cet appareil
page-new-open = Libre pour un ami
page-new-open-hint = Toute personne ayant le lien peut s’asseoir ici.
page-new-bot = Bot : { $bot }
page-new-name = Nom à la place { $seat }
page-new-player = Joueur { $seat }
page-new-slot = { $letter } : { $tile }
page-new-slot-free = { $letter } : pas encore choisie
page-new-pick = Choisissez maintenant une tuile pour { $letter }.
page-new-picked = Les quatre sont choisies. Appuyez sur une lettre pour changer sa tuile.
page-new-four = Il faut quatre tuiles Score ; des lettres sont encore libres.
page-new-more = Plus d’options
page-new-start-random = tiré au sort
page-new-start-seat = Place { $seat } : { $who }
page-new-layout = Même disposition des plateaux pour tous
page-new-clock-move = par décision
page-new-clock-game = par partie
page-new-clock-time = Temps
page-new-clock-own = autre
page-new-clock-amount = Nombre
page-new-clock-unit = Unité
page-new-clock-hint = Quand le temps est écoulé, un bot prend cette décision.
page-new-clock-range = Le temps peut aller de 5 secondes à 14 jours.
page-new-substitute = Remplaçant
page-new-substitute-hint = Ce bot joue pour les absents et pour ceux qui n’ont plus de temps.
page-new-spectators = Les autres peuvent regarder
page-new-begin = Commencer la partie
page-new-invite = Ouvrir la table
