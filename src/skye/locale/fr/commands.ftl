# Les commandes pour les tables : play, serve, tables.
cli-play = Lancer Skye sur cet ordinateur et l’ouvrir dans le navigateur. Les tables sont conservées d’une fois à l’autre.
cli-play-short = Jouer dans le navigateur
play-port = Port à utiliser ; par défaut celui de la dernière fois, s’il est libre.
play-data = Dossier des tables ; par défaut l’emplacement habituel des données d’application.
play-lan = Laisser jouer aussi les autres ordinateurs et téléphones du même réseau.
play-no-browser = Afficher seulement le lien, sans ouvrir de navigateur.
play-log = Afficher le journal dans le terminal dans ce format, au lieu de l’écrire dans un fichier à côté des tables.
play-missing = Cette commande a besoin du paquet « { $package } », qui n’est pas installé. Pour installer tout ce qu’il faut pour jouer, dans le dossier de Skye : pip install ".[play]"
play-ready = Skye est disponible sur { $url }
play-others = Pour les autres sur votre réseau : { $url }
play-no-network = Aucun réseau trouvé : seul cet ordinateur peut jouer.
play-stop = Arrêtez avec Ctrl-C ; les tables sont conservées.
play-stopped = Arrêté. Vos tables sont conservées.
play-running = Skye tourne déjà : { $url }
play-running-alone = Il a été lancé pour cet ordinateur seul. Pour laisser entrer les autres, arrêtez-le et relancez-le avec --lan.
play-folder = Le dossier { $folder } ne peut pas servir pour les tables : { $problem }. Choisissez-en un autre avec --data.
play-unusable = { $problem } Vérifiez qu’il y a de la place sur le disque et que vous pouvez y écrire, ou choisissez un autre dossier avec --data.
play-busy = Les tables de { $folder } sont utilisées par un autre serveur, qui ne répond pas ici. Arrêtez-le, ou choisissez un autre dossier avec --data.
play-failed = Le serveur n’a pas pu démarrer. La raison se trouve dans { $log }.

cli-serve = Faire tourner un serveur de tables pour tous ceux qui peuvent l’atteindre. Voir docs/server.md.
cli-serve-short = Faire tourner un serveur de tables
serve-database = Base de données : sqlite:///FICHIER ou postgresql://NOM@MACHINE/BASE ; par défaut { $variable }, puis les tables de « play ». Une adresse avec mot de passe se met dans { $variable } : une ligne de commande est visible des autres.
serve-host = Adresse d’écoute ; 0.0.0.0 pour toutes.
serve-port = Port d’écoute ; 0 pour n’importe quel port libre.
serve-workers = Nombre de processus du serveur ; il faut PostgreSQL pour plus d’un.
serve-thinkers = Nombre de processus de bots pour chaque processus du serveur ; par défaut, les cœurs de cette machine sont répartis entre les processus du serveur.
serve-host-name = Nom d’hôte sous lequel le serveur est accessible ; répétable. Par défaut, n’importe quel nom, ou seulement ceux de cet ordinateur s’il n’écoute que là.
serve-origin = Autre site dont les pages peuvent utiliser ce serveur, comme https://example.org ; répétable.
serve-proxy = Adresse ou réseau d’un proxy de confiance, qui transmet l’adresse du client ; répétable.
serve-log = Format du journal sur la sortie d’erreur.
serve-level = Niveau minimal des événements à journaliser.
serve-keep-finished = Jours pendant lesquels une table terminée est conservée, ou never pour n’en supprimer aucune. Par défaut : { $days }, et never pour les tables de play.
serve-keep-unfinished = Jours pendant lesquels une table est conservée si personne n’y joue ni ne s’y connecte, ou never pour n’en supprimer aucune. Par défaut : { $days }, et never pour les tables de play.
serve-not-days = « { $value } » n’est ni un nombre de jours, de 1 à 36500, ni never.
serve-ready = Les tables sont prêtes : { $url }
serve-one-worker = Un seul processus peut servir les tables d’un fichier SQLite. Pour plusieurs, utilisez PostgreSQL : --database postgresql://NOM@MACHINE/BASE
serve-not-proxy = « { $found } » n’est pas l’adresse d’un proxy. Indiquez une adresse ou un réseau, comme 127.0.0.1 ou 10.0.0.0/8.
serve-port-taken = Le port { $port } est utilisé par un autre programme. Choisissez-en un autre avec --port.
serve-port-denied = Vous ne pouvez pas utiliser le port { $port }. Choisissez-en un au-dessus de 1023 avec --port.
serve-address = Le serveur ne peut pas écouter sur { $host } : { $problem }. Choisissez une adresse de cet ordinateur.
serve-failed = Le serveur n’a pas pu démarrer. La raison se trouve dans le journal ci-dessus.
serve-few-files = Ce système permet au serveur d’ouvrir { $files } fichiers, assez pour { $connections } connexions à la fois au lieu de { $wanted }. Pour en avoir plus, relevez la limite : ulimit -n, ou LimitNOFILE dans l’unité systemd.

cli-tables = Lister les tables d’un serveur, exporter leurs parties dans un fichier, importer des parties comme tables, vérifier la base de données, ou supprimer une table. Tout cela marche aussi pendant que le serveur tourne.
cli-tables-short = Lister, vérifier, exporter, importer et supprimer des tables
tables-list = Lister les tables, les plus récentes d’abord.
tables-list-short = Lister les tables
tables-all = Les lister toutes, pas seulement les plus récentes.
tables-none = Il n’y a pas encore de table.
tables-more = Ce sont les { $count } plus récentes ; --all montre aussi les autres.
tables-counts = Jouables : { $playable }, terminées : { $finished }, impossibles à poursuivre : { $halted }
tables-column-code = Code
tables-column-status = État
tables-column-changed = Dernier changement
tables-column-game = Jeu
tables-column-players = Joueurs
tables-base = Jeu de base
tables-status-waiting = en attente
tables-status-playing = tour { $round }
tables-status-over = terminée
tables-status-halted = impossible à poursuivre
tables-player = { $name }
tables-open-seat = (libre)

tables-export = Exporter les parties de tables terminées dans un fichier, que replay, show et stats savent lire.
tables-export-short = Exporter des parties dans un fichier
tables-take-unfinished = Exporter aussi une table qui n’est pas terminée, avec ce que tous y savent de la partie.
tables-unknown = Aucune table n’a le code « { $code } ». « skye tables list » montre tous les codes.
tables-no-database = La base { $url } n’existe pas encore. Elle sera créée avec la première table ; --database en désigne une autre.
tables-not-begun = La partie à { $code } n’a pas commencé : il n’y a rien à exporter.
tables-unfinished = La partie à { $code } n’est pas terminée. Ajoutez --unfinished pour exporter ce que tous en savent jusqu’ici.
tables-many-unfinished = Un fichier ne peut contenir qu’une partie non terminée, à la fin. Exportez celles-ci dans des fichiers séparés : { $codes }.
tables-mixed = Ces parties n’ont pas été jouées avec le même matériel (avec ou sans extension, ou avec d’autres tuiles) ; elles ne peuvent pas être dans le même fichier. Exportez-les dans plusieurs fichiers.

tables-import = Vérifier les parties d’un fichier et enregistrer chacune comme table terminée.
tables-import-short = Importer des parties comme tables
tables-imported =
    { $games ->
        [one] { $games } partie est maintenant une table.
       *[other] { $games } parties sont maintenant des tables.
    }
tables-name = { $file } : dans la partie { $game }, quelqu’un s’appelle « { $name } », avec des caractères qu’on ne peut pas afficher. Changez le nom, puis réessayez.

tables-check = Vérifier toute la base de données : son fichier, le matériel et chaque table, rejouée pour cela. Le code de sortie est 1 si quelque chose ne va pas.
tables-check-short = Vérifier toute la base de données
tables-checking = Vérification
check-database = La base de données elle-même est endommagée : { $problem }
check-material = Le matériel { $digest }, utilisé par des tables, est endommagé ou illisible.
check-list = L’entrée de cette table dans les listes ne correspond pas à son journal.
check-faults =
    { $count ->
        [one] Une erreur a été trouvée.
       *[other] { $count } erreurs ont été trouvées.
    } Restaurez une sauvegarde, ou sauvez ce qui peut être exporté avec « skye tables export ».
check-sound = Tout est en ordre.

tables-delete = Supprimer définitivement une table et sa partie.
tables-delete-short = Supprimer une table
tables-yes = Ne pas demander de confirmation.
tables-sure = Supprimer définitivement { $table } ? [o/N]
tables-answer-yes = oui
tables-left = Rien n’a été supprimé.
tables-deleted = Supprimé : { $table }
