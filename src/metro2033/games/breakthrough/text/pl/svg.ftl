# Obrazy gry karcianej.

svg-round = Runda { $round }
svg-piles = Talia: { $deck }, odrzucone: { $discard }
svg-tokens = dostępne: { $up }, zużyte: { $down }, na Stacjach: { $placed }
svg-mission = Misja Frakcji { $have }/{ $needed }
svg-mission-done = Misja Frakcji wykonana
svg-kept = zatrzymana
