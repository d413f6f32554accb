# Wörter beider Spiele.

seat-name = Spieler { $n }
    .start = Spieler { $n }
    .nom = Spieler { $n }
    .gen = von Spieler { $n }
    .dat = Spieler { $n }
    .acc = Spieler { $n }
    .ins = Spieler { $n }
    .number = sing
nobody = niemand
list-empty = nichts
card-in-list = „{ $card }“

# Stufen der Bots.

level-novice = Neuling
level-regular = Fortgeschrittener
level-veteran = Veteran
level-legend = Legende
level-master = Meister
level-adaptive = anpassungsfähig
