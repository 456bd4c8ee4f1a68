# Klachten over de gegevensbestanden van de uitbreiding en over haar opstelling. $file en $entry zeggen waar je moet kijken.
journeyman-tile-taken = { $file }, { $entry }: een tegel van het basisspel heeft deze naam al.
journeyman-symbol = { $file }, { $entry }: het symbool “journeyman” moet precies één keer op deze tegel staan, niet { $found } keer.
journeyman-prices = { $file }, prices: voor elk van de { $zones } zones is een prijs van 1 tot en met { $most } nodig.
journeyman-number = { $file }, { $entry }: “{ $field }” moet een getal van { $fewest } tot en met { $most } zijn, niet { $found }.
journeyman-track = { $file }, { $entry }: “{ $found }” is geen spoor; bekend zijn { $known }.
journeyman-length = { $file }, { $entry }: een spoor heeft { $fewest } tot en met { $most } velden, niet { $found }.
journeyman-zone = { $file }, { $entry }: zone { $found } kan hier niet zijn; zones beginnen bij 1, lopen tot en met { $zones } en blijven van veld tot veld gelijk of stijgen met 1.
journeyman-requirement = { $file }, { $entry }: “{ $found }” is geen voorwaarde; bekend zijn { $known }.
journeyman-hop = { $file }, { $entry }: alleen het laatste veld van een spoor heeft “hop”.
journeyman-banner = { $file }, { $entry }: “{ $found }” is geen banier; schrijf het als “points 2” of “income 4” (1 tot en met 99) of “movement 5” (1 tot en met 20).
journeyman-slot = { $file }, { $entry }: “{ $found }” is geen bonusplek; bekend zijn { $known }.
journeyman-slots = { $file }, { $entry }: een spoor heeft elk van de bonusplekken { $known } één keer, in deze volgorde; gevonden: { $found }.
journeyman-bonus = { $file }, { $entry }: geen bonustegel heeft deze naam; bekend zijn { $known }.
journeyman-bonus-slot = { $file }, { $entry }: deze bonustegel hoort op bonusplek { $expected }, niet op “{ $found }”.
journeyman-roads = { $file }: alle bonustegels samen geven hoogstens { $most } wegen.
journeyman-layout-count = Plaats { $seat } heeft { $expected } bonustegels nodig, geschreven met + ertussen; gevonden: { $found }.
journeyman-layout = Plaats { $seat }: op de bonusplekken { $slot } liggen { $expected }, elk één keer, in willekeurige volgorde; gevonden: { $found }.
