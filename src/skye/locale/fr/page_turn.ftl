# Appeler quelqu’un à une table qui l’attend, et les réglages correspondants.
page-turn-offer = Recevoir une notification quand c’est à vous de jouer et que vous êtes ailleurs ?
page-turn-offer-yes = Me prévenir
page-turn-offer-no = Non merci
page-turn-blocked = Votre navigateur n’autorise pas les notifications de cette page. Vous pouvez changer cela dans ses réglages.
page-settings-notify = Notifications
page-settings-notify-text = Quand c’est à vous de jouer et que vous êtes dans un autre onglet ou programme.
page-settings-volume = { $percent } %
page-settings-volume-off = désactivés
