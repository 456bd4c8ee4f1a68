# Области территории, когда на них указывают или подсчитывают очки.
page-area-P = луга
page-area-M = горы
page-area-W = озеро
page-area-size =
    { $count ->
        [one] { $area }, { $count } квадрат
        [few] { $area }, { $count } квадрата
       *[many] { $area }, { $count } квадратов
    }
page-area-open =
    { $count ->
        [one] { $size }, { $count } открытая сторона
        [few] { $size }, { $count } открытые стороны
       *[many] { $size }, { $count } открытых сторон
    }
page-area-completed = { $size }, область завершена
page-settings-does-area = указать на область; с Shift — на предыдущую
