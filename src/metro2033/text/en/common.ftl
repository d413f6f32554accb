# Words both games share.

seat-name = Player { $n }
    .start = Player { $n }
    .nom = player { $n }
    .gen = player { $n }’s
    .dat = player { $n }
    .acc = player { $n }
    .ins = player { $n }
    .number = sing
nobody = nobody
list-empty = nothing
card-in-list = { $card }

# Levels of bots.

level-novice = novice
level-regular = regular
level-veteran = veteran
level-legend = legend
level-master = master
level-adaptive = adaptive
