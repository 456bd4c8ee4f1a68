# Der Vertrag eines Bots, und was einer falsch machen kann.
cli-bots = Die Bots auflisten, die zu Skye gehören. Mit BOT prüfen, ob dieser Bot den Vertrag einhält: nur erlaubte Züge, innerhalb seiner Zeit, dieselbe Antwort auf dieselbe Frage, und entschieden nur nach der Ansicht und den Zufallszahlen, die er bekommt. BOT ist ein Name aus der Liste oder ein eigener Bot als pfad.py:Klasse.
cli-bots-short = Die Bots auflisten oder einen prüfen
contract-games = Spiele für jede Spielerzahl, mit und ohne Erweiterung.
contract-checking = Prüfen
contract-kept = { $bot } hält den Vertrag ein. Spiele: { $games }.
contract-broken = { $bot } hält den Vertrag nicht ein. Spiele: { $games }.

contract-where = --players { $players }{ $options } --seed { $seed }, Platz { $seat }, Runde { $round }, Phase „{ $phase }“
contract-raised = { $where }: Der Bot ist abgestürzt: { $problem }. Jede Frage braucht eine Antwort.
contract-illegal = { $where }: Die Antwort ist kein erlaubter Zug: { $answer }. Wähle einen aus `legal`.
contract-slow = { $where }: Die Antwort hat { $seconds } Sekunden gebraucht, erlaubt waren { $budget }. Prüfe clock.left() öfter.
contract-unsteady = { $where }: Dieselbe Frage mit denselben Zufallszahlen hat zwei Antworten bekommen: { $one } und { $other }. Nimm Zufallszahlen nur aus `rng`, miss die Zeit nur mit der Uhr und verlass dich nicht auf die Reihenfolge einer Menge.
contract-memory = { $where }: Ein Bot, der von Anfang an mitspielt, antwortet { $other }, ein neuer { $one }. Speichere nichts von einer Frage bis zur nächsten.
contract-hidden = { $where }: Die Antwort hängt davon ab, was die anderen verdeckt gewählt haben: { $one } oder { $other }. Entscheide nur nach der Ansicht.
contract-view = { $where }: Der Bot hat die Ansicht verändert. Arbeite mit einer Kopie oder mit einem Spiel aus imagine().
contract-random = { $where }: Der Bot hat die globalen Zufallszahlen des Programms benutzt. Nimm sie aus `rng`, zum Beispiel mit random.Random(rng.getrandbits(64)).
contract-prints = { $where }: Der Bot hat in die Standardausgabe geschrieben: { $printed }. Die Standardausgabe ist für Ergebnisse; schreibe stattdessen nach sys.stderr.
