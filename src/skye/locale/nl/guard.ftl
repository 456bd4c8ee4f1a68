# Namen van spelers, en adressen waarop een server antwoordt.
name-empty = Een naam heeft minstens één letter nodig.
name-long = Deze naam is te lang. Er passen hoogstens { $most } letters in.
name-letter = Een naam kan geen “{ $found }” bevatten. Gebruik letters, cijfers, spaties en deze tekens: { $known }
name-marks = Accenten horen bij een letter, en hoogstens { $most } bij dezelfde.
name-punctuation = Een naam kan niet alleen uit tekens bestaan; er hoort een letter of een cijfer bij.

guard-host = “{ $found }” is geen host. Schrijf een naam of een adres, met of zonder poort: skye.example.org, 192.0.2.7:8000 of [::1]:8000.
guard-origin = “{ $found }” is geen herkomst. Schrijf die zoals een browser haar stuurt, zonder pad: https://skye.example.org of http://192.0.2.7:8000.
