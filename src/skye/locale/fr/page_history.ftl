# Mes parties : ce que garde cet appareil.
page-history-title = Mes parties
page-history-lead = Les parties terminées jouées sur cet appareil. Elles restent ici même quand le serveur a supprimé la table.
page-history-export = Exporter
page-history-import = Importer
page-history-added =
    { $added ->
        [0] Aucune nouvelle partie.
        [one] { $added } partie ajoutée.
       *[other] { $added } parties ajoutées.
    }
page-history-known =
    { $known ->
        [one] { $known } était déjà là.
       *[other] { $known } étaient déjà là.
    }
page-history-broken =
    { $broken ->
        [one] { $broken } entrée illisible.
       *[other] { $broken } entrées illisibles.
    }
page-history-wrong-unreadable = « { $file } » n’est pas un export de parties : il ne contient pas de JSON. L’enregistrement d’une seule partie s’ouvre avec « Ouvrir une partie enregistrée » sur la page d’accueil.
page-history-wrong-other = « { $file } » contient du JSON, mais pas un export de parties de Skye.
page-history-wrong-newer = « { $file } » a été écrit par une version plus récente de Skye.
page-history-wrong-empty = « { $file } » est un export de parties, mais la liste des parties manque.
page-history-no-room = Ce navigateur n’a pas de place pour les parties, ou ne laisse rien enregistrer à cette page.
page-history-removed = La partie de la table { $code } a été retirée.
page-history-none = Pas encore de partie terminée. Dès qu’une partie se termine, vous la trouverez ici.
page-history-not-stored = Ce navigateur ne laisse rien enregistrer à la page, par exemple dans une fenêtre privée. Aucune partie ne peut donc figurer ici.
page-history-play = Vers la page d’accueil
page-history-figures = Statistiques
page-history-sources = Mes points par origine
page-history-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
page-history-all = Afficher les { $count } parties
page-history-several = Les parties jouées à plusieurs sur cet appareil ne comptent pas dans les statistiques.
page-history-won = Gagnée
page-history-shared = Gagnée ensemble
page-history-place = Place { $place } sur { $players }
page-history-everybody = Toutes les parties
page-history-people = D’autres personnes
page-history-against = Contre
page-history-count = Parties
page-history-wins = Victoires
page-history-mine = Ma moyenne
page-history-theirs = La leur
page-history-choose = Choisissez une ligne pour ne voir que ces parties. Les moyennes sont en points par partie.
page-history-tile = Tuile { $letter }
page-history-date = Jour
page-history-no-record = enregistrement supprimé
page-history-replay = Revoir
page-history-remove = Retirer la partie de la table { $code }
page-history-not-here = Cette partie n’est pas gardée dans ce navigateur, ou son enregistrement n’y est plus.
