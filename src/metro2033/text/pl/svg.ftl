# Obrazy obu gier.

svg-asked = Decyduje: { $seat }
svg-winner = Zwycięzca: { $seat }
svg-over = Gra skończona
svg-theme = Nie ma motywu „{ $theme }”; są: { $allowed }.
svg-card = Nie ma karty „{ $card }”.
svg-ending = Obrazy mają końcówkę .svg lub .png, a „{ $file }” jej nie ma.
