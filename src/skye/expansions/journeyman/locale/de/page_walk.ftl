# Wege, Straßen und Gewinne in Worten.
page-walk-way = Der Weg, mit den Bewegungspunkten zu jedem Plättchen:
page-walk-here = Er steht schon dort: keine Bewegungspunkte.
page-road-tried-tile = Das Plättchen, das du ausprobierst, bleibt dort. Eine Straße kann dorthin führen, sobald es gelegt ist.
page-trade-step = und ein Schritt auf einer Leiste
