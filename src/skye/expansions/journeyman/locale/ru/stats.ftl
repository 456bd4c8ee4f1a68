# Статистика игр с дополнением.
stats-with-journeyman = С дополнением «Странник»
stats-source-banners = Знамёна
stats-source-stepped = Шаги по трекам
stats-source-bonus = Жетоны бонусов
stats-table-noted = Откуда берутся шаги
stats-table-noted-note = Среднее число шагов игрока за игру, по трекам и по тому, что позволило сделать шаг.
stats-column-reason = Причина
