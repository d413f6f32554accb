# Pictures of the card game.

svg-round = Round { $round }
svg-piles = Deck: { $deck }, discard pile: { $discard }
svg-tokens = { $up } ready, { $down } spent, { $placed } on stations
svg-mission = faction mission { $have }/{ $needed }
svg-mission-done = faction mission done
svg-kept = kept
