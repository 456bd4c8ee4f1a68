# The progress boards shown whole.
page-journey-whole = Plateau entier
page-journey-boards = Plateaux de progression
page-settings-does-whole = afficher le plateau de progression en entier
