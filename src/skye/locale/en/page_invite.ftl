# How others come to a table: the link, and why it may not work for them.
page-invite-qr = QR code of the link
page-invite-scan = Scan it with a phone, or send the link.
page-invite-scan-network = Scan it with a phone in the same network (Wi-Fi), or send the link.
page-invite-others = If it does not open there, try another address of this computer
page-invite-here-only = So far only this computer can open the table.
page-invite-closed = To let other devices in, stop Skye in its terminal with Ctrl-C and start it like this. Your tables are kept, and this page comes back by itself.
page-invite-offline = No network was found. Connect this computer to the same network as the other devices, for example the same Wi-Fi.
page-invite-unknown = Open Skye at the address that the others use, and send the link from there.
page-invite-copy-here = Copy the link for this computer
page-invite-watch = Anyone with the link can watch.
page-invite-private = Only the players can open this table.
page-invite-devices = On other devices in the same network, open
page-invite-devices-closed = Only this computer can play so far. To let other devices in, start Skye with
