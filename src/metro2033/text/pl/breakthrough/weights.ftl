# Co ważą boty: rzeczowniki w wyliczeniu.

weight-won = zwycięstwo
weight-tokens = zdobyte znaczniki
weight-ready = znaczniki nad kartą frakcji
weight-mission = najlepsza misja
weight-second_mission = druga misja
weight-outlook = misja z pomocą kart na ręce
weight-resources = zasoby w grze
weight-kept = zatrzymane stacje
weight-open_stations = stacje w grze
weight-heroes = bohaterowie
weight-shields = ochrona
weight-hand = karty na ręce
