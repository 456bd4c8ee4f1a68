# Le contrat d’un bot, et ce qui peut y manquer.
cli-bots = Lister les bots livrés avec Skye. Avec BOT, vérifier que ce bot respecte le contrat : seulement des coups permis, dans le temps accordé, la même réponse à la même question, et rien d’autre pour décider que la vue et les nombres aléatoires reçus. BOT est un nom de la liste, ou un bot à vous sous la forme chemin.py:Classe.
cli-bots-short = Lister les bots, ou en vérifier un
contract-games = Parties pour chaque nombre de joueurs, avec et sans extension.
contract-checking = Vérification
contract-kept = { $bot } respecte le contrat. Parties : { $games }.
contract-broken = { $bot } ne respecte pas le contrat. Parties : { $games }.

contract-where = --players { $players }{ $options } --seed { $seed }, place { $seat }, tour { $round }, phase « { $phase } »
contract-raised = { $where } : le bot a planté : { $problem }. Chaque question demande une réponse.
contract-illegal = { $where } : la réponse n’est pas un coup permis : { $answer }. Choisissez-en un dans `legal`.
contract-slow = { $where } : la réponse a pris { $seconds } secondes pour { $budget } accordées. Consultez clock.left() plus souvent.
contract-unsteady = { $where } : la même question avec les mêmes nombres aléatoires a reçu deux réponses : { $one } et { $other }. Prenez les nombres aléatoires seulement dans `rng`, mesurez le temps seulement avec l’horloge et ne vous fiez pas à l’ordre d’un ensemble.
contract-memory = { $where } : un bot qui joue depuis le début répond { $other }, un nouveau { $one }. Ne mémorisez rien d’une question à l’autre.
contract-hidden = { $where } : la réponse dépend de ce que les autres ont choisi en secret : { $one } ou { $other }. Décidez seulement d’après la vue.
contract-view = { $where } : le bot a modifié la vue. Travaillez sur une copie ou sur une partie d’imagine().
contract-random = { $where } : le bot a utilisé les nombres aléatoires globaux du programme. Prenez-les dans `rng`, par exemple avec random.Random(rng.getrandbits(64)).
contract-prints = { $where } : le bot a écrit sur la sortie standard : { $printed }. La sortie standard est pour les résultats ; écrivez sur sys.stderr.
