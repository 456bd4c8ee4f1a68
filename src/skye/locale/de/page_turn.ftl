# Jemanden an einen Tisch rufen, der auf ihn wartet, und die Einstellungen dazu.
page-turn-offer = Benachrichtigung bekommen, wenn du dran bist und gerade woanders bist?
page-turn-offer-yes = Benachrichtigen
page-turn-offer-no = Nein, danke
page-turn-blocked = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Das lässt sich in seinen Einstellungen ändern.
page-settings-notify = Benachrichtigungen
page-settings-notify-text = Wenn du dran bist und gerade einen anderen Tab oder ein anderes Programm benutzt.
page-settings-volume = { $percent } %
page-settings-volume-off = aus
