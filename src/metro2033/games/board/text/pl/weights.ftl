# Co ważą boty: rzeczowniki w wyliczeniu.

weight-won = zwycięstwo
weight-points = punkty
weight-last_points = bliskość zwycięstwa
weight-army = armia
weight-tokens = surowce
weight-equipment = sprzęt
weight-missions = misje
weight-wounded = zdrowie bohatera
weight-polis = stacje Polis
weight-hero = położenie bohatera
