# Żetony, z liczebnikami i w przypadkach.

tokens-pig = świnie
    .one = { $n ->
        [one] { $n } świnia
        [few] { $n } świnie
        [many] { $n } świń
       *[other] { $n } świni
    }
    .acc = { $n ->
        [one] { $n } świnię
        [few] { $n } świnie
        [many] { $n } świń
       *[other] { $n } świni
    }
    .name = świnia
    .plural_acc = świnie
tokens-mushroom = grzyby
    .one = { $n ->
        [one] { $n } grzyb
        [few] { $n } grzyby
        [many] { $n } grzybów
       *[other] { $n } grzyba
    }
    .acc = { $n ->
        [one] { $n } grzyb
        [few] { $n } grzyby
        [many] { $n } grzybów
       *[other] { $n } grzyba
    }
    .name = grzyb
    .plural_acc = grzyby
tokens-ammo = naboje
    .one = { $n ->
        [one] { $n } nabój
        [few] { $n } naboje
        [many] { $n } nabojów
       *[other] { $n } naboju
    }
    .acc = { $n ->
        [one] { $n } nabój
        [few] { $n } naboje
        [many] { $n } nabojów
       *[other] { $n } naboju
    }
    .name = nabój
    .plural_acc = naboje

# Składniki siły.

term-army = armia
term-guard = straż
term-bonus = premia
strength-term = { $n } ({ $name })
strength-sum = { $total } = { $terms }

# Rzeczy na stole.

piece-army = armia
piece-hero = bohater
piece-threat = zagrożenie
piece-guard = straż Polis
kind-faction = frakcje
kind-hero = bohaterowie
kind-law = prawa
kind-threat = zagrożenia
kind-equipment = sprzęt
kind-mission = misje
kind-goal = cele
kind-combat_card = karty walki
kind-station = stacje
line-red = linia czerwona
line-green = linia zielona
line-purple = linia granatowa
line-light_blue = linia błękitna
line-ring = Linia Okrężna
line-orange = linia pomarańczowa
line-pink = linia fioletowa
line-yellow = linia żółta
line-grey = linia szara
line-lime = linia jasnozielona
type-physical = fizyczne
type-biological = biologiczne
type-radiation = popromienne

# Co zabiera przegrana walka.

stake-station = { $seat } { $seat_number ->
    [plur] tracą
   *[sing] traci
} stację { $station }.
stake-army = { $seat } { $seat_number ->
    [plur] tracą
   *[sing] traci
} żołnierza.
stake-wound = { $hero } { $hero_gender ->
    [fem] zostaje ranna
   *[masc] zostaje ranny
}.
stake-equipment_taken = Zwycięzca może zabrać jedną z kart sprzętu { $seat_gen }.
stake-equipment_discardable = Zwycięzca może odrzucić jedną z kart sprzętu { $seat_gen }.
stake-equipment_discarded = Zwycięzca odrzuca jedną z kart sprzętu { $seat_gen }.

# Działające efekty: na kogo i jak długo.

lasting-until = { $until ->
    [battle] w tej walce
    [threat] do odejścia zagrożenia
   *[round] do końca rundy
}
lasting-hero_strength = { $card }: { $hero } ({ $seat_name }), siła { $n_signed }, { lasting-until }
lasting-army_strength = { $card }: armia { $seat_gen }, siła { $n_signed }, { lasting-until }
lasting-threat_strength = { $card }: zagrożenie, siła { $n_signed }, { lasting-until }
lasting-speed = { $card }: { $hero } ({ $seat_name }), szybkość { $n_signed }, { lasting-until }
lasting-win_draws = { $card }: armia i bohater { $seat_gen } wygrywają remisy { lasting-until }
lasting-free_upkeep = { $card }: armia { $seat_gen } nie wymaga utrzymania { lasting-until }
lasting-prevent_wound = { $card }: { $hero } ({ $seat_name }) nie odnosi ran { lasting-until }
lasting-prevent_army_loss = { $card }: armia { $seat_gen } nie traci żołnierzy { lasting-until }

# Karty w talii, które czytelnik zna.

known-place = { $place ->
    [1] na wierzchu
   *[other] { $below ->
        [0] na spodzie
       *[other] { $place }. od góry
    }
}
known-card = { $card } ({ known-place })
