# Les noms des joueurs, et les adresses auxquelles un serveur répond.
name-empty = Un nom doit contenir au moins une lettre.
name-long = Ce nom est trop long. Il peut avoir au plus { $most } lettres.
name-letter = Un nom ne peut pas contenir « { $found } ». Sont permis les lettres, les chiffres, les espaces et ces caractères : { $known }
name-marks = Un accent va avec une lettre, et une lettre en porte au plus { $most }.
name-punctuation = Un nom ne peut pas se composer de ponctuation seule ; il lui faut une lettre ou un chiffre.

guard-host = « { $found } » n’est pas un hôte. Écrivez un nom ou une adresse, avec ou sans port : skye.example.org, 192.0.2.7:8000 ou [::1]:8000.
guard-origin = « { $found } » n’est pas une origine. Écrivez-la comme un navigateur l’envoie, sans chemin : https://skye.example.org ou http://192.0.2.7:8000.
