# Правила для чтения.
page-rules-title = Правила
page-rules-line = Нашими словами. У каждого правила есть короткий код, на который ссылается игра.
page-rules-contents = Содержание
page-rules-search = Поиск по правилам
page-rules-found =
    { $count ->
        [one] Найдено { $count } правило
        [few] Найдено { $count } правила
       *[many] Найдено { $count } правил
    }
page-rules-none = Ни в одном правиле не сказано о «{ $text }».
page-rules-link = Ссылка на правило { $rule }
page-rules-print = Печать
