# Ce qui entoure une table : la barre du haut, le menu, les joueurs, les territoires.
page-table-title-page = Table { $code } – Skye
page-table-title-turn = À vous de jouer – { $code }
page-table-looking = Recherche de la table { $code }…
page-table-round = Tour { $round } sur { $rounds }
page-table-turn = À vous de jouer
page-table-your-turn = À vous de jouer : { $phase }
page-table-connected = En ligne
page-table-watching = Vous regardez
page-table-share = Partager le lien
page-table-share-short = Lien
page-table-menu = Menu
page-table-home = Accueil
page-table-leave = Quitter la table
page-table-leave-title = Quitter la table ?
page-table-leave-game = Votre place reste la vôtre : revenez dans ce navigateur pour continuer. D’ici là, les autres peuvent demander un bot à votre place.
page-table-leave-lobby = La partie n’a pas commencé : votre place se libère pour quelqu’un d’autre.
page-table-leave-now = Quitter
page-table-stay = Rester
page-table-players = Joueurs
page-table-offers = Tuiles piochées et leurs prix
page-table-hand = Tuiles à poser
page-table-strength = force { $level } sur { $levels }
page-table-time-left = temps restant : { $time }
page-table-tabs = Parties de la table
page-table-aside = À côté du territoire
page-table-tab-land = Territoire
page-table-tab-scoring = Score
page-table-tab-board = Plateau
page-table-tab-log = Journal

page-player-you = vous
page-player-bot = bot
page-player-start = Premier joueur
page-player-awaited = réfléchit
page-player-decided = a décidé
page-player-away = hors ligne
page-player-left = a quitté la table
page-player-replaced = un bot joue : { $bot }
page-player-vote = Demander un bot
page-player-voted = Vous avez demandé un bot
page-land-title = Territoire de { $who }
page-land-back = Mon territoire
page-land-back-short = Retour

page-wait-title = Attente
page-wait-for = En attente de { $names }.
page-wait-table = Un instant…
page-wait-sealed = Vous avez décidé.
page-hand-title = Passez l’appareil à { $who }
page-hand-text = Seul ce joueur doit voir la suite.
page-hand-ready = Je suis { $who }

# Avant le début de la partie.
page-lobby-title = En attente de joueurs
page-lobby-welcome = Prenez place
page-lobby-missing =
    { $count ->
        [one] { $count } place est libre. La partie commence quand toutes sont prises.
       *[other] { $count } places sont libres. La partie commence quand toutes sont prises.
    }
page-lobby-name = Votre nom
page-lobby-sit = S’asseoir
page-lobby-here = est là
page-lobby-free = Place libre
page-lobby-bot = Quel bot
page-lobby-bot-level = { $bot } ({ $level } sur { $levels })
page-lobby-fill = Ajouter un bot
page-lobby-free-seat = Libérer la place
page-lobby-free-title = Libérer la place de { $name } ?
page-lobby-free-text = Quelqu’un d’autre pourra s’y asseoir. { $name } voit un message et peut revenir avec le lien.
page-lobby-freed = La personne qui a ouvert la table a libéré votre place.
page-lobby-admit = Laisser tout le monde s’asseoir depuis une même adresse
page-lobby-admit-text = Depuis une seule adresse, on ne peut pas prendre toutes les places libres. Autorisez-le si vos amis sont au même endroit.
page-lobby-admitted = Tout le monde peut s’asseoir depuis une même adresse.
page-lobby-invite = Inviter des amis
page-lobby-code = Code de la table :
page-lobby-copy = Copier le lien
page-lobby-invite-text = Toute personne ayant le lien ou le code peut s’asseoir.
page-lobby-options = Options de la partie
page-lobby-game = Jeu
page-lobby-base = Isle of Skye
page-lobby-gold = Or des autres
page-lobby-gold-hidden = caché
page-lobby-gold-open = visible
page-lobby-clock = Pendule
page-lobby-clock-none = aucune
page-lobby-clock-move = { $time } par décision
page-lobby-clock-game = { $time } par partie
page-lobby-watching = Spectateurs
page-lobby-watching-open = bienvenus
page-lobby-watching-closed = aucun
page-halted-title = Cette partie est arrêtée
page-any-heading = Choisissez une de ces possibilités
page-any-seal = Valider
page-player-gained =
    { $points ->
        [one] { $points } point au dernier tour
       *[other] { $points } points au dernier tour
    }
