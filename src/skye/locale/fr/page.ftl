# La page pour navigateurs : ce que partagent tous ses écrans.
page-title = Skye
page-loading = Chargement…
page-close = Fermer
page-no-answer = Le serveur ne répond pas. Réessayez dans un instant.
page-connection-connecting = Connexion…
page-connection-lost = Connexion perdue. Nouvel essai…
page-connection-remembered = Dernier contact : { $time }. En attente de la connexion…
page-wait-remembered = Vous voyez la table telle qu’elle était au dernier contact. Vous pourrez continuer dès que la connexion sera rétablie.
page-connection-closed = Connexion fermée
page-connection-back = Connexion rétablie.
page-copied = Copié.
page-renewing = Il manque une partie de la page. Elle se rechargera dès que le serveur répondra.
page-renew = Recharger maintenant

# Territoires et tuiles, en mots.
page-tile = tuile { $tile }
page-tile-edges = { $north } au nord, { $east } à l’est, { $south } au sud, { $west } à l’ouest
page-tile-road = route : { $sides }
page-side-N = nord
page-side-E = est
page-side-S = sud
page-side-W = ouest
page-place-castle = au château
page-place-north = { $count } au nord
page-place-south = { $count } au sud
page-place-east = { $count } à l’est
page-place-west = { $count } à l’ouest
page-gold-amount =
    { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
page-points-amount =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-fit = Tout afficher
