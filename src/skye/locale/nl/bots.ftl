# De bots die bij Skye horen, en wat er mis kan zijn met een eigen bot.
bot-random = Verdwaald schaap
bot-random-character = Speelt willekeurige toegestane zetten.
bot-novice = Schaapherder
bot-novice-character = Neemt wat deze ronde iets oplevert en vraagt voor elke tegel ongeveer dezelfde prijs.
bot-trader = Handelaar
bot-trader-character = Weet wat een tegel voor iedereen aan tafel waard is, en koopt en verkoopt op basis daarvan.
bot-planner = Clanoudste
bot-planner-character = Simuleert elk plan tot het einde en houdt rekening met de reacties van de anderen.
bot-seer = Zieneres
bot-seer-character = Heeft vele duizenden spellen gespeeld en ziet in één oogopslag wat een tegel waard is.
bot-chieftain = Hoofdman
bot-chieftain-character = Neemt de tijd, kijkt het verst vooruit en geeft niets weg.

bot-unknown = Er is geen bot “{ $found }”. Kies er een uit { $known }, of een eigen bot als pad.py:Klasse.
bot-no-file = { $file }: dit bestand bestaat niet. Een eigen bot geef je op als pad.py:Klasse.
bot-broken = { $file }: kan niet worden geladen: { $problem }.
bot-no-class = { $file }: bevat geen klasse { $name }. Een eigen bot geef je op als pad.py:Klasse.
bot-no-decide = { $file }: { $name } heeft geen methode decide(view, legal, clock, rng), die elke bot nodig heeft.
bot-unknown-weight = Er is geen gewicht “{ $found }”. De gewichten zijn { $known }.

# Parameters van een bot, zoals in chieftain:net=off,budget=2.
parameter-form = “{ $found }” is geen parameter. Parameters volgen op de bot als naam=waarde, met komma’s ertussen: chieftain:net=off,budget=2.
parameter-twice = De parameter “{ $found }” is twee keer opgegeven.
parameter-unknown = De bot { $bot } heeft geen parameter “{ $found }”. Hij heeft { $known }.
parameter-none = De bot { $bot } heeft geen parameters, dus ook “{ $found }” niet.
parameter-no-net = De bot { $bot } heeft geen netwerk, dus ook geen parameter “net”. Bots met een netwerk: { $known }.
parameter-net = “net” is on of off, niet “{ $found }”.
parameter-budget = “budget” is een aantal seconden van { $low } tot { $high }, niet “{ $found }”.
parameter-long = Een klasse en haar parameters mogen samen hoogstens { $most } tekens hebben.

# De fasen waarin een bot beslist.
phase-price = prijzen vaststellen
phase-buy = kopen
phase-build = bouwen
