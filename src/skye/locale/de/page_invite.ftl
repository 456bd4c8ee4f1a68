# Wie andere an einen Tisch kommen: der Link, und warum er bei ihnen vielleicht nicht geht.
page-invite-qr = QR-Code des Links
page-invite-scan = Mit dem Handy scannen oder den Link schicken.
page-invite-scan-network = Mit einem Handy im selben Netz (WLAN) scannen oder den Link schicken.
page-invite-others = Falls er dort nicht aufgeht: andere Adressen dieses Rechners
page-invite-here-only = Bisher kann nur dieser Rechner den Tisch öffnen.
page-invite-closed = Um andere Geräte hereinzulassen, beende Skye im Terminal mit Strg-C und starte es so. Deine Tische bleiben erhalten, und diese Seite kommt von selbst wieder.
page-invite-offline = Es wurde kein Netz gefunden. Verbinde diesen Rechner mit demselben Netz wie die anderen Geräte, zum Beispiel demselben WLAN.
page-invite-unknown = Öffne Skye unter der Adresse, die die anderen benutzen, und schicke den Link von dort.
page-invite-copy-here = Link für diesen Rechner kopieren
page-invite-watch = Wer den Link hat, kann zuschauen.
page-invite-private = Nur die Mitspieler können diesen Tisch öffnen.
page-invite-devices = Auf anderen Geräten im selben Netz öffnen:
page-invite-devices-closed = Bisher kann nur an diesem Rechner gespielt werden. Für andere Geräte starte Skye mit
