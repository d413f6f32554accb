# Pictures of both games.

svg-asked = Deciding: { $seat }
svg-winner = Winner: { $seat }
svg-over = The game is over
svg-theme = There’s no theme “{ $theme }”; choose from: { $allowed }.
svg-card = There’s no card called “{ $card }”.
svg-ending = Pictures end in .svg or .png, “{ $file }” does not.
