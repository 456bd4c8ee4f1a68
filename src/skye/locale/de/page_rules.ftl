# Die Regeln zum Lesen.
page-rules-title = Die Regeln
page-rules-line = In eigenen Worten. Jede Regel hat ein Kürzel, auf das sich das Spiel bezieht.
page-rules-contents = Inhalt
page-rules-search = In den Regeln suchen
page-rules-found =
    { $count ->
        [one] { $count } Regel gefunden
       *[other] { $count } Regeln gefunden
    }
page-rules-none = Keine Regel sagt etwas über „{ $text }“.
page-rules-link = Link zur Regel { $rule }
page-rules-print = Drucken
page-rules-note-base = Zwei öffentliche Beschreibungen der Schachtel stimmen bei allen Kanten überein, aber nicht bei jeder Einzelheit von 13 der 73 Plättchen. Hier gilt die erste; ein Plättchen aus deiner eigenen Schachtel kann also etwas anders aussehen.
