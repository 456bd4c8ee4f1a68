# Comment les autres viennent à une table : le lien, et pourquoi il peut ne pas marcher chez eux.
page-invite-qr = Code QR du lien
page-invite-scan = Scannez-le avec un téléphone ou envoyez le lien.
page-invite-scan-network = Scannez-le avec un téléphone du même réseau (Wi-Fi) ou envoyez le lien.
page-invite-others = S’il ne s’ouvre pas là-bas, essayez une autre adresse de cet ordinateur
page-invite-here-only = Pour l’instant, seul cet ordinateur peut ouvrir la table.
page-invite-closed = Pour laisser entrer d’autres appareils, arrêtez Skye dans son terminal avec Ctrl-C et relancez-le ainsi. Vos tables sont conservées et cette page revient d’elle-même.
page-invite-offline = Aucun réseau n’a été trouvé. Connectez cet ordinateur au même réseau que les autres appareils, par exemple au même Wi-Fi.
page-invite-unknown = Ouvrez Skye à l’adresse que les autres utilisent et envoyez le lien depuis là.
page-invite-copy-here = Copier le lien pour cet ordinateur
page-invite-watch = Toute personne ayant le lien peut regarder.
page-invite-private = Seuls les joueurs peuvent ouvrir cette table.
page-invite-devices = Sur d’autres appareils du même réseau, ouvrez
page-invite-devices-closed = Pour l’instant, on ne peut jouer que sur cet ordinateur. Pour d’autres appareils, lancez Skye avec
