# Позвать игрока за стол, который его ждёт, и настройки для этого.
page-turn-offer = Присылать уведомление, когда ваш ход, а вы отвлеклись?
page-turn-offer-yes = Уведомлять
page-turn-offer-no = Нет, спасибо
page-turn-blocked = Браузер не разрешает уведомления от этой страницы. Это можно изменить в его настройках.
page-settings-notify = Уведомления
page-settings-notify-text = Когда ваш ход, а вы в другой вкладке или программе.
page-settings-volume = { $percent } %
page-settings-volume-off = выкл.
