# Bilder des Kartenspiels.

svg-round = Runde { $round }
svg-piles = Stapel: { $deck }, Ablagestapel: { $discard }
svg-tokens = { $up } verfügbar, { $down } verbraucht, { $placed } auf Stationen
svg-mission = Fraktionsauftrag { $have }/{ $needed }
svg-mission-done = Fraktionsauftrag erfüllt
svg-kept = behalten
