# La base de données des tables. $url ne montre jamais de mot de passe.
storage-url = Ce n’est pas l’adresse d’une base de données. Sont possibles sqlite:///fichier.db (ou sqlite:////chemin/complet/fichier.db) et postgresql://nom@machine/base.
storage-unreachable = La base de données { $url } est inutilisable : { $reason }.
storage-in-use = { $file } est déjà utilisé par un autre processus serveur ; un seul serveur à la fois peut utiliser ce fichier. Pour plusieurs serveurs, il faut PostgreSQL.
storage-newer = La base de données { $url } a été écrite par une version plus récente de ce programme (sa révision { $revision } est inconnue ici). Installez la version plus récente.
storage-served = La base de données { $url } doit être mise à niveau pour cette version, mais un serveur d’une version plus ancienne l’utilise. Arrêtez d’abord le serveur, ou utilisez la version avec laquelle il tourne.
storage-gone = Cette table n’existe plus ; elle a été supprimée.
storage-stale = Cette table a changé entre-temps ; rien n’a été enregistré.
storage-damaged = La base de données { $url } est endommagée : { $problem }. Arrêtez le serveur et restaurez une sauvegarde, ou récupérez ce qui est lisible : sqlite3 FICHIER ".recover" | sqlite3 NOUVEAU_FICHIER
storage-replaced = { $file } a été supprimé ou remplacé pendant son utilisation ; rien ne peut être enregistré. Remettez le fichier en place ou redémarrez le serveur.
storage-missing = { $file } manque, alors que des tables y étaient conservées. Remettez-le en place ou restaurez une sauvegarde ; pour commencer sans aucune table, supprimez { $file }.lock.
storage-older =
    Il manque à { $file } { $writes ->
        [one] la dernière modification enregistrée
       *[other] les { $writes } dernières modifications enregistrées
    } : { $file }-wal a été supprimé, ou une copie plus ancienne a pris sa place. Remettez les bons fichiers ; pour continuer avec celui-ci, supprimez { $file }.lock.
