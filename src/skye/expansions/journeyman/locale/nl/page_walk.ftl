# Routes, wegen en opbrengsten in woorden.
page-walk-way = De route, met de bewegingspunten naar elke tegel:
page-walk-here = Hij staat er al: geen bewegingspunten.
page-road-tried-tile = De tegel die je uitprobeert, blijft daar. Een weg kan erheen leiden zodra hij gelegd is.
page-trade-step = en een stap op een spoor
