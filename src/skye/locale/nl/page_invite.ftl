# Hoe anderen bij een tafel komen: de link, en waarom die bij hen misschien niet werkt.
page-invite-qr = QR-code van de link
page-invite-scan = Scan hem met een telefoon of stuur de link.
page-invite-scan-network = Scan hem met een telefoon in hetzelfde netwerk (wifi) of stuur de link.
page-invite-others = Als hij daar niet opent: andere adressen van deze computer
page-invite-here-only = Tot nu toe kan alleen deze computer de tafel openen.
page-invite-closed = Om andere apparaten toe te laten, stop je Skye in de terminal met Ctrl-C en start je het zo. Je tafels blijven bewaard en deze pagina komt vanzelf terug.
page-invite-offline = Er is geen netwerk gevonden. Verbind deze computer met hetzelfde netwerk als de andere apparaten, bijvoorbeeld dezelfde wifi.
page-invite-unknown = Open Skye op het adres dat de anderen gebruiken en stuur de link van daaruit.
page-invite-copy-here = Link voor deze computer kopiëren
page-invite-watch = Wie de link heeft, kan meekijken.
page-invite-private = Alleen de spelers kunnen deze tafel openen.
page-invite-devices = Op andere apparaten in hetzelfde netwerk open je
page-invite-devices-closed = Tot nu toe kan alleen op deze computer worden gespeeld. Start Skye voor andere apparaten met
