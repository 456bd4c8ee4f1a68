# Namen der Spieler, und Adressen, unter denen ein Server antwortet.
name-empty = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
name-long = Dieser Name ist zu lang. Er darf höchstens { $most } Zeichen haben.
name-letter = Ein Name kann „{ $found }“ nicht enthalten. Erlaubt sind Buchstaben, Ziffern, Leerzeichen und diese Zeichen: { $known }
name-marks = Akzente gehören zu einem Buchstaben, und ein Buchstabe darf höchstens { $most } haben.
name-punctuation = Ein Name kann nicht nur aus Satzzeichen bestehen; er braucht einen Buchstaben oder eine Ziffer.

guard-host = „{ $found }“ ist kein Host. Gib einen Namen oder eine Adresse an, mit oder ohne Port: skye.example.org, 192.0.2.7:8000 oder [::1]:8000.
guard-origin = „{ $found }“ ist kein Origin. Schreibe ihn so, wie ein Browser ihn schickt, ohne Pfad: https://skye.example.org oder http://192.0.2.7:8000.
