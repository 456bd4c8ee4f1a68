# Het contract van een bot, en wat er een fout kan doen.
cli-bots = De bots tonen die bij Skye horen. Met BOT controleren of deze bot zich aan het contract houdt: alleen toegestane zetten, binnen zijn tijd, hetzelfde antwoord op dezelfde vraag, en alleen beslissen op grond van de weergave en de toevalsgetallen die hij krijgt. BOT is een naam uit de lijst of een eigen bot als pad.py:Klasse.
cli-bots-short = De bots tonen of er een controleren
contract-games = Spellen voor elk aantal spelers, met en zonder uitbreiding.
contract-checking = Controleren
contract-kept = { $bot } houdt zich aan het contract. Spellen: { $games }.
contract-broken = { $bot } houdt zich niet aan het contract. Spellen: { $games }.

contract-where = --players { $players }{ $options } --seed { $seed }, plaats { $seat }, ronde { $round }, fase “{ $phase }”
contract-raised = { $where }: de bot is gecrasht: { $problem }. Elke vraag heeft een antwoord nodig.
contract-illegal = { $where }: het antwoord is geen toegestane zet: { $answer }. Kies er een uit `legal`.
contract-slow = { $where }: het antwoord duurde { $seconds } seconden, { $budget } waren toegestaan. Controleer clock.left() vaker.
contract-unsteady = { $where }: dezelfde vraag met dezelfde toevalsgetallen kreeg twee antwoorden: { $one } en { $other }. Neem toevalsgetallen alleen uit `rng`, meet de tijd alleen met de klok en vertrouw niet op de volgorde van een verzameling.
contract-memory = { $where }: een bot die van het begin af meespeelt, antwoordt { $other }, een nieuwe { $one }. Bewaar niets van de ene vraag voor de volgende.
contract-hidden = { $where }: het antwoord hangt af van wat de anderen verborgen hebben gekozen: { $one } of { $other }. Beslis alleen op grond van de weergave.
contract-view = { $where }: de bot heeft de weergave veranderd. Werk met een kopie of met een spel van imagine().
contract-random = { $where }: de bot gebruikte de globale toevalsgetallen van het programma. Neem ze uit `rng`, bijvoorbeeld met random.Random(rng.getrandbits(64)).
contract-prints = { $where }: de bot schreef naar de standaarduitvoer: { $printed }. De standaarduitvoer is voor resultaten; schrijf naar sys.stderr.
