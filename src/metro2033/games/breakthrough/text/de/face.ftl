# Die kurzen Zeilen auf den Vorderseiten der Karten; der ganze Text steht in der Nachricht der Karte.

face-station-red_line = Station der Roten Linie
face-station-hansa = Hanse-Station
face-station-polis = Polis-Station
face-station-neutral = Neutrale Station
face-monster = Monster
face-class-blue = zivil
face-class-red = militärisch
face-class-green = beliebig
face-loss-station = Verlust: 1 Station
face-loss-peaceful = Verlust: alles Zivile
face-loss-military = Verlust: alles Militär
face-loss-all = Verlust: alles
face-caravan-market = neuer Markt
face-caravan-peaceful = +1 je blauem Bonus
face-caravan-military = +1 je rotem Bonus
face-free = { $type } kostenlos
