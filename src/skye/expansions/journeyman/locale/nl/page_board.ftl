# The progress boards shown whole.
page-journey-whole = Hele bord
page-journey-boards = Voortgangsborden
page-settings-does-whole = het hele voortgangsbord tonen
