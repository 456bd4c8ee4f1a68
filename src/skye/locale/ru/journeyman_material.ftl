# Замечания к файлам данных дополнения и к его подготовке. $file и $entry подсказывают, где искать.
journeyman-tile-taken = { $file }, { $entry }: такое имя уже есть у квадрата базовой игры.
journeyman-symbol = { $file }, { $entry }: символ «journeyman» должен стоять на этом квадрате ровно один раз; найдено: { $found }.
journeyman-prices = { $file }, prices: для каждой зоны нужна цена от 1 до { $most }; число зон: { $zones }.
journeyman-number = { $file }, { $entry }: «{ $field }» должно быть числом от { $fewest } до { $most }, а не { $found }.
journeyman-track = { $file }, { $entry }: «{ $found }» — не трек; известны { $known }.
journeyman-length = { $file }, { $entry }: на треке должно быть делений от { $fewest } до { $most }, найдено: { $found }.
journeyman-zone = { $file }, { $entry }: зона { $found } здесь невозможна; зоны начинаются с 1, доходят до { $zones } и от деления к делению не меняются или растут на 1.
journeyman-requirement = { $file }, { $entry }: «{ $found }» — не требование; известны { $known }.
journeyman-hop = { $file }, { $entry }: «hop» бывает только у последнего деления трека.
journeyman-banner = { $file }, { $entry }: «{ $found }» — не знамя; пишите так: «points 2» или «income 4» (от 1 до 99) либо «movement 5» (от 1 до 20).
journeyman-slot = { $file }, { $entry }: «{ $found }» — не ячейка для бонуса; известны { $known }.
journeyman-slots = { $file }, { $entry }: на треке каждая из ячеек { $known } бывает один раз, в этом порядке; найдено: { $found }.
journeyman-bonus = { $file }, { $entry }: нет жетона бонуса с таким именем; известны { $known }.
journeyman-bonus-slot = { $file }, { $entry }: этот жетон бонуса лежит на ячейке { $expected }, а не на «{ $found }».
journeyman-roads = { $file }: все жетоны бонусов вместе дают дорог не больше { $most }.
journeyman-layout-count = Месту { $seat } нужны жетоны бонусов, записанные через +: { $expected }; найдено: { $found }.
journeyman-layout = Место { $seat }: на ячейках { $slot } лежат { $expected }, каждый один раз, в любом порядке; найдено: { $found }.
