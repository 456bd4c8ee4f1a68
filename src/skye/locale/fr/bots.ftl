# Les bots livrés avec Skye, et ce qui peut clocher avec l’un des vôtres.
bot-random = Mouton égaré
bot-random-character = Joue des coups permis au hasard.
bot-novice = Berger
bot-novice-character = Prend ce qui rapporte pendant le tour et demande presque le même prix pour chaque tuile.
bot-trader = Marchand
bot-trader-character = Sait ce qu’une tuile vaut pour chacun à la table, et achète et vend en conséquence.
bot-planner = Ancien du clan
bot-planner-character = Simule chaque plan jusqu’au bout et tient compte des réponses des autres.
bot-seer = Voyante
bot-seer-character = A joué des milliers de parties et voit d’un coup d’œil ce que vaut une tuile.
bot-chieftain = Chef de clan
bot-chieftain-character = Prend son temps, voit le plus loin et ne fait aucun cadeau.

bot-unknown = Il n’y a pas de bot « { $found } ». Choisissez parmi { $known }, ou un bot à vous sous la forme chemin.py:Classe.
bot-no-file = { $file } : ce fichier n’existe pas. Un bot à vous s’écrit chemin.py:Classe.
bot-broken = { $file } : ne peut pas être chargé : { $problem }.
bot-no-class = { $file } : ne contient pas de classe { $name }. Un bot à vous s’écrit chemin.py:Classe.
bot-no-decide = { $file } : { $name } n’a pas de méthode decide(view, legal, clock, rng), dont tout bot a besoin.
bot-unknown-weight = Il n’y a pas de poids « { $found } ». Les poids sont { $known }.

# Les paramètres d’un bot, comme dans chieftain:net=off,budget=2.
parameter-form = « { $found } » n’est pas un paramètre. Les paramètres suivent le bot sous la forme nom=valeur, séparés par des virgules : chieftain:net=off,budget=2.
parameter-twice = Le paramètre « { $found } » est donné deux fois.
parameter-unknown = Le bot { $bot } n’a pas de paramètre « { $found } ». Paramètres possibles : { $known }.
parameter-none = Le bot { $bot } n’a aucun paramètre, donc pas non plus « { $found } ».
parameter-no-net = Le bot { $bot } n’a pas de réseau, donc pas de paramètre « net ». Bots avec un réseau : { $known }.
parameter-net = « net » vaut on ou off, pas « { $found } ».
parameter-budget = « budget » est un nombre de secondes entre { $low } et { $high }, pas « { $found } ».
parameter-long = Une classe et ses paramètres ne peuvent pas dépasser { $most } caractères en tout.

# Les phases où un bot décide.
phase-price = prix
phase-buy = achats
phase-build = construction
