# The progress boards shown whole.
page-journey-whole = Весь планшет
page-journey-boards = Планшеты прогресса
page-settings-does-whole = показать планшет прогресса целиком
