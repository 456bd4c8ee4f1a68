# Namen van spelers, en adressen waarop een server antwoordt.
name-empty = Een naam heeft minstens één letter of cijfer nodig.
name-long = Deze naam is te lang. Hij mag hoogstens { $most } tekens hebben.
name-letter = Een naam kan geen “{ $found }” bevatten. Gebruik letters, cijfers, spaties en deze tekens: { $known }
name-marks = Accenten horen bij een letter, en een letter mag er hoogstens { $most } hebben.
name-punctuation = Een naam kan niet alleen uit leestekens bestaan; er hoort een letter of een cijfer bij.

guard-host = “{ $found }” is geen host. Geef een naam of een adres op, met of zonder poort: skye.example.org, 192.0.2.7:8000 of [::1]:8000.
guard-origin = “{ $found }” is geen origin. Schrijf hem zoals een browser hem stuurt, zonder pad: https://skye.example.org of http://192.0.2.7:8000.
