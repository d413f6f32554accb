# Obrazy gry karcianej.

svg-round = Runda { $round }
svg-piles = Talia: { $deck }, odrzucone: { $discard }
svg-tokens = { $up } gotowe, { $down } zużyte, { $placed } na stacjach
svg-mission = misja frakcji { $have }/{ $needed }
svg-mission-done = misja frakcji wykonana
svg-kept = zatrzymana
