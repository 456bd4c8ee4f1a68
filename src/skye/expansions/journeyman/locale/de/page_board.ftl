# The progress boards shown whole.
page-journey-whole = Ganzes Tableau
page-journey-boards = Fortschrittstableaus
page-settings-does-whole = das ganze Fortschrittstableau zeigen
