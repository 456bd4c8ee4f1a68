# Сеть для оценки, обучаемая игрой с самой собой.
cli-train = Обучить сеть, которая уточняет оценку территорий: в каждой итерации нынешняя сеть играет сама с собой, возможные территории доигрываются, новая сеть учится на том, что из них вышло, и остаётся, если выигрывает у прежней больше своей доли. Та же команда продолжает с того места, где была остановлена; с бо́льшим числом итераций она работает дольше. В конце ещё одна сеть учится шансам на победу.
cli-train-short = Обучить сеть самого сильного бота
train-iterations = Число итераций всего.
train-games = Партий за итерацию: три из четырёх с базовой игрой, потому что партии с дополнением длятся дольше.
train-playouts = Сколько раз доигрывается каждая возможная территория, когда сеть уже есть; без сети не больше 4 раз.
train-rounds = Сколько раундов доигрывать, прежде чем нынешняя сеть оценит результат. Без сети партии доигрываются до конца.
train-epochs = Сколько раз каждая итерация учится на каждом примере.
train-deals = Раскладов каждого вида игры для сравнения сети с прежней; каждый играется с каждого места.
train-chance-games = Партии лучшей сети, по которым она учится шансам на победу; одна из десяти служит только для проверки.
train-start = Начать с этой сети, например net.bin другого запуска, а не с пустого места.
train-device = Где учится сеть: на видеокарте (cuda), на процессоре (cpu) или на видеокарте, если она есть (auto). Партии всегда играются на процессоре.
train-out = Папка для примеров, сетей и сравнений; при необходимости создаётся.

train-begins = Итераций: { $iterations }; партий в каждой: { $games }; раскладов для сравнения: { $deals }.
train-step-generate = Игра { $iteration }/{ $iterations }
train-step-fit = Обучение { $iteration }/{ $iterations }
train-step-gate = Сравнение { $iteration }/{ $iterations }
train-step-tables = Партии для шансов
train-step-chances = Обучение шансам
train-took = { $step }: готово за { $seconds } с.
train-stopped = Прервано: готово итераций { $done } из { $iterations }, и всё сделанное из следующей сохранено в { $folder }. Чтобы продолжить, запустите ту же команду ещё раз.
train-written = Записано в { $folder }: { $files }.

train-column-iteration = итерация
train-column-games = партии
train-column-decisions = решения
train-column-explained = объяснено
train-column-prices = цены
train-column-axes = топоры
train-column-strength = сила
train-column-kept = осталась
train-compared = Победы каждой новой сети над прежней, с 95-процентными интервалами:
train-strength = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
train-unknown = —
train-yes = да
train-no = нет

train-chances = Шансы на победу в партиях, по которым сеть не училась: ошибки в процентных пунктах, сколько дала бы одна случайность, и оценки Брайера, в том числе лучшей кривой отрыва по очкам:
train-column-expansion = игра
train-column-players = игроков
train-column-round = раунд
train-column-positions = позиций
train-column-error = ошибка
train-column-luck = случайно
train-column-brier = оценка Брайера
train-column-lead = по отрыву
train-all = все
train-error = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
train-brier = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
train-plot-players = Игроков: { $players }
train-plot-title = { $game }, позиций: { $positions }
train-plot-predicted = Предсказанная доля побед
train-plot-observed = Наблюдаемая доля побед

# Что может быть не так.
train-missing = Этой команде нужен пакет «{ $package }», а он не установлен. ./skye train установит его сам; иначе выполните в папке Skye: pip install ".[train]"
train-no-cuda = PyTorch не находит здесь подходящей видеокарты. Уберите --device или укажите --device cpu.
train-not-a-net = { $file }: это не сеть этой версии Skye.
train-other-run = { $folder }: содержит другой запуск («{ $found }»), а не «{ $expected }»; ничего не изменено. Выберите другую папку с помощью --out.
train-changed = { $folder }: с начала этого запуска изменились веса ботов, ядро, материал или начальная сеть; старые и новые примеры нельзя смешивать. Ничего не изменено. Выберите другую папку с помощью --out.
train-no-run = { $folder }: содержит { $found }, но { $file } не говорит, какого запуска; ничего не изменено. Выберите другую папку с помощью --out.
train-damaged = { $file }: этот файл повреждён. Удалите папку его итерации и папки следующих вместе с iterations.jsonl и запустите ту же команду ещё раз или выберите другую папку с помощью --out.
train-too-few = При --games { $games } учиться не на чем. Пусть будет сыграно больше партий.
train-too-few-chances = С --chance-games { $games } учиться шансам не на чем. Сыграйте больше таких партий.
train-too-large = Сеть выучила веса, слишком большие для целых чисел. Выберите другой --seed или меньше --epochs.
train-none-kept = Ни одна новая сеть не оказалась лучше прежнего, поэтому ничего не записано. Все они лежат в { $folder }; с бо́льшим числом --iterations или --games следующая может оказаться лучше.
train-process-died = Процесс, игравший партии, завершился аварийно; всё сделанное сохранено в { $folder }. Чтобы продолжить, запустите ту же команду ещё раз.
