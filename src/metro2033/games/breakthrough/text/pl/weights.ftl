# Co ważą boty: rzeczowniki w wyliczeniu.

weight-won = zwycięstwo
weight-tokens = zdobyte znaczniki
weight-ready = dostępne znaczniki
weight-mission = najlepsza Misja
weight-second_mission = druga Misja
weight-outlook = Misja opłacana także kartami z ręki
weight-resources = Zasoby w grze
weight-kept = zatrzymane Stacje
weight-open_stations = Stacje w grze
weight-heroes = Bohaterowie
weight-shields = Ochrona
weight-hand = karty w ręce
