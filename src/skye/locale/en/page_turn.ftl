# Calling somebody to a table that waits for them, and the settings for it.
page-turn-offer = Get a notification when it is your turn while you are elsewhere?
page-turn-offer-yes = Notify me
page-turn-offer-no = No, thanks
page-turn-blocked = Your browser does not allow notifications from this page. You can change that in its settings.
page-settings-notify = Notifications
page-settings-notify-text = When it is your turn while you are in another tab or program.
page-settings-volume = { $percent }%
page-settings-volume-off = off
