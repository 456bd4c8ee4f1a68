# Walks, roads and gains in words.
page-walk-way = The way, with the movement points to each tile:
page-walk-here = He is there already: no movement points.
page-road-tried-tile = The tile that you are trying stays there. A road can lead to it once it is laid.
page-trade-step = and a step on a track
