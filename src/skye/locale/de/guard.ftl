# Namen der Spieler, und Adressen, unter denen ein Server antwortet.
name-empty = Ein Name braucht mindestens einen Buchstaben.
name-long = Dieser Name ist zu lang. Höchstens { $most } Buchstaben haben Platz.
name-letter = Ein Name kann „{ $found }“ nicht enthalten. Erlaubt sind Buchstaben, Ziffern, Leerzeichen und diese Zeichen: { $known }
name-marks = Akzente gehören zu einem Buchstaben, und höchstens { $most } zu demselben.
name-punctuation = Ein Name kann nicht nur aus Zeichen bestehen; er braucht einen Buchstaben oder eine Ziffer.

guard-host = „{ $found }“ ist kein Host. Schreibe einen Namen oder eine Adresse, mit oder ohne Port: skye.example.org, 192.0.2.7:8000 oder [::1]:8000.
guard-origin = „{ $found }“ ist keine Herkunft. Schreibe sie so, wie ein Browser sie schickt, ohne Pfad: https://skye.example.org oder http://192.0.2.7:8000.
