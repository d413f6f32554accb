# The short lines on the faces of cards; the full text stands in the card's own message.

face-station-red_line = Red Line station
face-station-hansa = Hansa station
face-station-polis = Polis station
face-station-neutral = Neutral station
face-monster = Monster
face-class-blue = peaceful
face-class-red = military
face-class-green = any
face-loss-station = lose 1 station
face-loss-peaceful = lose all peaceful
face-loss-military = lose all military
face-loss-all = lose everything
face-caravan-market = new market
face-caravan-peaceful = +1 per blue bonus
face-caravan-military = +1 per red bonus
face-free = { $type } free
