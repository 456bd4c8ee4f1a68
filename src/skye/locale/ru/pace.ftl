# Как долго боты ждут, прежде чем что-то сделать.
page-pace-title = Темп ботов
page-pace-quick = Быстро
page-pace-normal = Обычно
page-pace-leisurely = Не спеша
page-pace-everybody = Для всех за этим столом
page-event-paced-quick = { $who } меняет темп ботов: быстро
page-event-paced-normal = { $who } меняет темп ботов: обычно
page-event-paced-leisurely = { $who } меняет темп ботов: не спеша
table-many-paces = Темп ботов уже меняли { $most } раз. Сначала кто-нибудь должен принять решение.
