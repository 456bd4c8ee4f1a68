# Die Bots, die zu Skye gehören, und was an einem eigenen falsch sein kann.
bot-random = Verirrtes Schaf
bot-random-character = Spielt zufällige erlaubte Züge.
bot-novice = Schäfer
bot-novice-character = Nimmt, was sich in dieser Runde lohnt, und verlangt für jedes Plättchen fast denselben Preis.
bot-trader = Händler
bot-trader-character = Weiß, was ein Plättchen jedem am Tisch wert ist, und kauft und verkauft entsprechend.
bot-planner = Clanältester
bot-planner-character = Simuliert jeden Plan bis zum Ende und rechnet mit den Antworten der anderen.
bot-seer = Seherin
bot-seer-character = Hat viele tausend Partien gespielt und sieht auf einen Blick, was ein Plättchen wert ist.
bot-chieftain = Häuptling
bot-chieftain-character = Nimmt sich Zeit, blickt am weitesten voraus und verschenkt nichts.

bot-unknown = Einen Bot „{ $found }“ gibt es nicht. Wähle einen von { $known } oder einen eigenen als pfad.py:Klasse.
bot-no-file = { $file }: Diese Datei gibt es nicht. Ein eigener Bot wird als pfad.py:Klasse angegeben.
bot-broken = { $file }: lässt sich nicht laden: { $problem }.
bot-no-class = { $file }: enthält keine Klasse { $name }. Ein eigener Bot wird als pfad.py:Klasse angegeben.
bot-no-decide = { $file }: { $name } hat keine Methode decide(view, legal, clock, rng), die jeder Bot braucht.
bot-unknown-weight = Ein Gewicht „{ $found }“ gibt es nicht. Die Gewichte sind { $known }.

# Parameter eines Bots, wie in chieftain:net=off,budget=2.
parameter-form = „{ $found }“ ist kein Parameter. Parameter folgen dem Bot als name=wert, durch Kommas getrennt: chieftain:net=off,budget=2.
parameter-twice = Der Parameter „{ $found }“ ist zweimal angegeben.
parameter-unknown = Der Bot { $bot } hat keinen Parameter „{ $found }“. Er hat { $known }.
parameter-none = Der Bot { $bot } hat keine Parameter, also auch nicht „{ $found }“.
parameter-no-net = Der Bot { $bot } hat kein Netz, also auch keinen Parameter „net“. Bots mit Netz: { $known }.
parameter-net = „net“ ist on oder off, nicht „{ $found }“.
parameter-budget = „budget“ ist eine Zahl von Sekunden zwischen { $low } und { $high }, nicht „{ $found }“.
parameter-long = Eine Klasse und ihre Parameter dürfen zusammen höchstens { $most } Zeichen haben.

# Die Phasen, in denen ein Bot entscheidet.
phase-price = Preise festlegen
phase-buy = Kaufen
phase-build = Bauen
