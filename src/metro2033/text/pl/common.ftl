# Słowa wspólne dla obu gier.

seat-name = Gracz { $n }
    .start = Gracz { $n }
    .nom = gracz { $n }
    .gen = gracza { $n }
    .dat = graczowi { $n }
    .acc = gracza { $n }
    .ins = graczem { $n }
    .number = sing
nobody = nikt
list-empty = nic
card-in-list = „{ $card }”

# Poziomy botów.

level-novice = nowicjusz
level-regular = bywalec
level-veteran = weteran
level-legend = legenda
level-master = mistrz
level-adaptive = dostosowuje się do ciebie
