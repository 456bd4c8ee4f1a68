# Trajets, routes et gains en mots.
page-walk-way = Le trajet, avec les points de mouvement jusqu’à chaque tuile :
page-walk-here = Il y est déjà : aucun point de mouvement.
page-road-tried-tile = La tuile que vous essayez reste en place. Une route pourra y mener une fois qu’elle sera posée.
page-trade-step = et un pas sur une piste
