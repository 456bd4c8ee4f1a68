# Названия всего, что лежит на столе.
terrain-P = луга
terrain-M = горы
terrain-W = вода

symbol-whisky = бочка виски
symbol-sheep = овца
symbol-cattle = корова
symbol-farm = ферма
symbol-broch = брох
symbol-lighthouse = маяк
symbol-ship = корабль
symbol-castle = замок
symbol-scroll-sheep = свиток (овцы)
symbol-scroll-whisky = свиток (виски)
symbol-scroll-ship = свиток (корабли)
symbol-scroll-cattle = свиток (коровы)
symbol-scroll-broch = свиток (брохи)
symbol-scroll-farm = свиток (фермы)
symbol-scroll-lighthouse = свиток (маяки)

word-castle = замок
word-completed-meaning = Область завершена, когда ни одна её сторона не открыта.
word-tile = квадрат
word-territory = территория
word-round = раунд
word-seat = место
word-gold = золото
word-points = очки
word-axe = жетон сброса
word-chance = случай
word-bag = мешочек

# Короткие названия жетонов целей; их правила — в rules.ftl.
scoring-squares-name = Блоки 2 × 2
scoring-sheep-name = Овцы
scoring-broch-mountains-name = Горы с брохами
scoring-whisky-majority-name = Больше всего виски
scoring-farm-animals-name = Животные у ферм
scoring-road-cattle-name = Коровы на дороге к замку
scoring-road-tiles-name = Квадраты на дороге к замку
scoring-largest-lake-name = Самое большое озеро
scoring-completed-areas-name = Завершённые области
scoring-large-areas-name = Большие завершённые области
scoring-building-sets-name = Наборы зданий
scoring-ship-majority-name = Больше всего кораблей
scoring-gold-majority-name = Больше всего золота
scoring-harbours-name = Гавани
scoring-columns-name = Столбцы
scoring-completed-mountains-name = Завершённые горы
material-not-json = Материал { $file } не читается: { $problem }
