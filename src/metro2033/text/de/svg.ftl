# Bilder beider Spiele.

svg-asked = Am Zug: { $seat }
svg-winner = Sieg: { $seat }
svg-over = Die Partie ist zu Ende
svg-theme = Es gibt kein Farbschema „{ $theme }“; wähle aus: { $allowed }.
svg-card = Es gibt keine Karte namens „{ $card }“.
svg-ending = Bilder enden auf .svg oder .png, „{ $file }“ nicht.
