# Die Bots, die zu Skye gehören, und was an einem eigenen falsch sein kann.
bot-random = Verirrtes Schaf
bot-random-character = Spielt zufällige erlaubte Züge.
bot-novice = Schäfer
bot-novice-character = Nimmt, was sich in dieser Runde lohnt, und verlangt für jedes Plättchen fast denselben Preis.
bot-trader = Händler
bot-trader-character = Weiß, was ein Plättchen jedem am Tisch wert ist, und kauft und verkauft entsprechend.
bot-planner = Clanältester
bot-planner-character = Simuliert jeden Plan bis zum Ende und rechnet mit den Antworten der anderen.
bot-chieftain = Häuptling
bot-chieftain-character = Nimmt sich Zeit, blickt am weitesten voraus und verschenkt nichts.

bot-unknown = Einen Bot „{ $found }“ gibt es nicht. Wähle einen von { $known } oder einen eigenen als pfad.py:Klasse.
bot-no-file = { $file }: Diese Datei gibt es nicht. Ein eigener Bot wird als pfad.py:Klasse angegeben.
bot-broken = { $file }: lässt sich nicht laden: { $problem }.
bot-no-class = { $file }: enthält keine Klasse { $name }. Ein eigener Bot wird als pfad.py:Klasse angegeben.
bot-no-decide = { $file }: { $name } hat keine Methode decide(view, legal, clock, rng), die jeder Bot braucht.
bot-unknown-weight = Ein Gewicht „{ $found }“ gibt es nicht. Die Gewichte sind { $known }.

# Die Phasen, in denen ein Bot entscheidet.
phase-price = Preise festlegen
phase-buy = Kaufen
phase-build = Bauen
