# Transmettre une partie terminée.
page-share-title = Partager
page-share-link = Lien
page-share-moment = Ouvre la relecture au moment que vous voyez, pour toute personne qui a le lien.
page-share-result = Ouvre la table avec son résultat, pour toute personne qui a le lien.
page-share-private = Seuls les joueurs peuvent ouvrir ce lien. Avec le résultat de la partie, vous pouvez la montrer à tout le monde.
page-share-no-link = Il n’y a pas de lien : cette partie n’est à aucune table de ce serveur. Transmettez plutôt son enregistrement.
page-share-copy = Copier le lien
page-share-send = Envoyer le lien
page-share-picture = Image des territoires
page-share-picture-alt = Tous les territoires à la fin de la partie, avec noms et points
page-share-drawing = L’image est en cours de dessin…
page-share-send-picture = Envoyer l’image
page-share-png = Enregistrer en PNG
page-share-svg = Enregistrer en SVG
page-share-record = Enregistrement
page-share-record-hint = Un fichier texte avec chaque coup. « Ouvrir une partie enregistrée » sur la page d’accueil permet de la revoir.
