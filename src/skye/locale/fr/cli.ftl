# La ligne de commande.
cli-help = Jouer au jeu de plateau Isle of Skye, l’étudier et l’apprendre à une machine.
cli-exit-codes = Codes de sortie : 0 succès ; 1 entrée non valide ou contrôle échoué ; 2 commande non valide ; 130 interrompu.
cli-version = Afficher la version.
cli-lang = Langue de tout ce qui s’affiche ; sinon SKYE_LANG, puis la langue du système.
cli-stranger = Un autre paquet nommé « skye » (version { $version }) est installé à côté de celui-ci ; certains fichiers peuvent être les siens ou ceux d’une ancienne version. Supprimez-le avec pip uninstall skye, puis réinstallez Skye : pip install --force-reinstall --no-deps . dans son dossier.
cli-interrupted = Interrompu.
cli-os-error = { $file } : { $problem }
cli-written = Fichier écrit : { $file }

cli-players = Nombre de joueurs.
cli-seed = Nombre entier qui décide de tout le hasard (graine) : le même nombre donne les mêmes parties.
cli-tiles = Votre copie corrigée de tiles.toml, à utiliser à la place des tuiles fournies.
cli-jobs = Nombre de processus ; par défaut, un par cœur du processeur.

cli-simulate = Jouer de nombreuses parties entre joueurs qui jouent au hasard et en écrire l’enregistrement complet. Une simulation interrompue peut reprendre avec --resume.
cli-games = Nombre de parties.
cli-simulate-out = Fichier à écrire : du texte lisible si son nom se termine par .txt, sinon des lignes JSON.
cli-resume = Reprendre un fichier commencé par une simulation interrompue.
cli-force = Écraser un fichier qui existe déjà.
cli-shared-alone = --shared-layout concerne les tuiles Bonus d’une extension : ajoutez aussi l’option d’une extension, par exemple --{ $known }.
cli-exists = { $file } existe déjà. Ajoutez --resume pour le reprendre, ou --force pour l’écraser.
cli-out-exists = { $file } existe déjà. Ajoutez --force pour l’écraser.
cli-simulating = Simulation
cli-simulate-stopped =
    Interrompu : { $done ->
        [one] { $done } partie sur { $games } est enregistrée
       *[other] { $done } parties sur { $games } sont enregistrées
    } dans { $file }. Relancez la même commande avec --resume pour continuer.
cli-simulated =
    { $games ->
        [one] { $games } partie se trouve dans { $file }.
       *[other] { $games } parties se trouvent dans { $file }.
    }

cli-replay = Rejouer les parties d’un enregistrement et en vérifier chaque nombre ; la première ligne fausse est signalée.
cli-replaying = Vérification
cli-replayed =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    } : chaque nombre est exact.
cli-other-material = Remarque : ces parties ont été jouées avec un autre matériel que celui fourni ; elles ont été vérifiées avec le leur.

cli-show = Montrer un territoire d’un enregistrement tel qu’il était à la fin d’un tour, avec l’explication de chaque point.
cli-show-game = Quelle partie du fichier, à partir de 1.
cli-show-round = Après quel tour ; 0 est avant le premier. Par défaut, après le dernier.
cli-show-seat = Quel territoire : une place, comptée à partir de 0, ou le nom d’un joueur.
cli-show-svg = Dessiner une image (SVG) au lieu de lettres.
cli-show-board = Dessiner le plateau Progression au lieu du territoire, en image SVG.
cli-show-out = Fichier à écrire ; un nom qui se termine par .svg donne une image.
cli-no-game = Il n’y a pas de partie { $found } ; le fichier en contient { $last }.
cli-no-board = { $file } : les parties de ce fichier se jouent sans plateaux Progression.
cli-no-round = Il n’y a pas de tour { $found } ; le dernier de cette partie est le tour { $last }.
cli-no-seat = Il n’y a pas de place « { $found } » ; les places vont de 0 à { $last }, ou donnez un nom : { $names }.

show-title = { $name } (place { $seat }) après le tour { $round }
show-state =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }, { $tiles ->
        [one] { $tiles } tuile posée
       *[other] { $tiles } tuiles posées
    }
show-old-rules = Partie jouée selon la version { $version } des règles, corrigées depuis : elle est montrée telle qu’elle a été jouée, sans être vérifiée selon les règles d’aujourd’hui.
show-income =
    Revenus : { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }, { $total } en main
show-scored =
    { $letter } { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $total } en tout
show-scrolls =
    Parchemins : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $total } en tout
show-exchanged =
    { $spent ->
        [one] { $spent } pièce d’or échangée
       *[other] { $spent } pièces d’or échangées
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $total } en tout

cli-rules = Afficher les règles dans nos propres mots : toutes, une seule par son code (B2) ou celle d’une tuile Score (squares).
cli-rules-markdown = Afficher toutes les règles en Markdown.

cli-art = Dessiner chaque tuile, symbole et tuile Score en SVG, ainsi qu’une planche de toutes les tuiles.
cli-drawing = Dessin
cli-art-out = Dossier où écrire ; il est créé au besoin.
cli-art-written =
    { $files ->
        [one] { $files } image écrite ; toutes les tuiles sont sur { $file }.
       *[other] { $files } images écrites ; toutes les tuiles sont sur { $file }.
    }

cli-bench = Mesurer la vitesse du moteur sur un cœur du processeur, compilé et interprété.
cli-bench-json = Écrire un objet JSON sur la sortie standard.
cli-measuring = Mesure
bench-title = Parties aléatoires à { $players } joueurs sur un cœur, par seconde de temps processeur, Python { $python }
bench-compiled = compilé
bench-not-compiled = NON COMPILÉ
bench-interpreted = interprété
bench-ratio = rapport
bench-core-games-per-s = parties dans le noyau, par seconde
bench-core-games-per-s-limit = limité par l’essai des tuiles sur chaque case libre et par la jonction des zones et des routes
bench-api-games-per-s = parties depuis Python, par seconde
bench-api-games-per-s-limit = limité par la création d’objets Python à chaque coup et par les appels entre Python et le noyau
bench-copy-ns-per-player = copie d’une partie, ns par joueur
bench-copy-ns-per-player-limit = limité par la copie de la mémoire d’un territoire, environ 9 ko

cli-test = Contrôler tout le code source : style, types et tous les tests, avec le noyau compilé et interprété. Donnez des noms de tests pour ne lancer que ceux-là.
cli-test-full = Jouer aussi de nombreuses parties aléatoires pour chaque nombre de joueurs et vérifier qu’elles suivent les règles.
cli-test-games = Parties pour chaque nombre de joueurs avec --full.
test-no-sources = Les tests font partie du code source, qui est introuvable. Clonez le dépôt et lancez-y ./skye test.
test-not-compiled = Le noyau n’est pas compilé, ce qu’un contrôle automatique ne doit pas accepter. Installez un compilateur C et les en-têtes de Python, puis lancez ./skye --rebuild.
test-step-style = Style
test-step-layout = Mise en forme
test-step-types = Types
test-step-page = Types et modèles de la page
test-step-page-tests = Tests unitaires de la page
test-step-compiled = Tests, noyau tel qu’installé
test-step-interpreted = Tests, noyau interprété
test-step-full = De nombreuses parties aléatoires
test-passed = réussi
test-failed = ÉCHEC
test-all-passed = Tous les contrôles ont réussi.
test-all-failed = Échec : { $names }

cli-completion = Afficher un script grâce auquel votre shell complète les commandes et les options de skye.

# Une ligne pour chaque commande dans la liste des commandes.
cli-simulate-short = Jouer et enregistrer de nombreuses parties aléatoires
cli-replay-short = Vérifier chaque nombre d’un enregistrement
cli-show-short = Montrer un territoire d’un enregistrement et ses points
cli-rules-short = Afficher les règles, ou l’une d’elles
cli-art-short = Dessiner chaque tuile en image
cli-bench-short = Mesurer la vitesse du moteur
cli-test-short = Contrôler le code source
cli-completion-short = Configurer la complétion dans votre shell

# Les mots de la bibliothèque de ligne de commande. C’est elle qui remplit ce qui est entre accolades.
click-usage = Utilisation :
click-options = Options
click-commands = Commandes
click-help = Afficher cette aide.
click-error = Erreur : { $message }
click-try = Essayez « { $command } » pour obtenir de l’aide.
click-missing-command = Il manque une commande.
click-missing-option = Il manque l’option
click-missing-argument = Il manque l’argument
click-no-command = La commande « { $name } » n’existe pas.
click-no-option = L’option « { $name } » n’existe pas.
click-invalid = Valeur non valide : { $message }
click-invalid-for = Valeur non valide pour { $option } : { $message }
click-not-a-number = « { $value } » n’est pas un nombre entier.
click-not-seconds = « { $value } » n’est pas un nombre de secondes supérieur à 0 et d’au plus { $most }.
click-not-in-range = { $value } n’est pas dans l’intervalle { $range }.
click-default = par défaut : { $default }
click-required = obligatoire
click-did-you-mean = Vouliez-vous dire { $names } ?
click-extra = En trop dans la commande : { $arguments }.
click-needs-value = L’option « { $name } » demande une valeur.
click-no-value = L’option « { $name } » ne prend pas de valeur.
click-not-one-of = « { $value } » n’est pas possible ici ; au choix : { $choices }.
click-choose = Au choix : { $choices }
click-is-folder = « { $name } » est un dossier ; il faut un fichier.
click-is-file = « { $name } » est un fichier ; il faut un dossier.
click-options-place = [OPTIONS]
click-command-place = COMMANDE …

# A number as the language writes it.
number = { $value }
