# Marker, gezählt und in Kasusformen.

tokens-pig = Schweine
    .one = { $n ->
        [one] { $n } Schwein
       *[other] { $n } Schweine
    }
    .acc = { $n ->
        [one] { $n } Schwein
       *[other] { $n } Schweine
    }
    .name = Schwein
    .plural_acc = Schweine
tokens-mushroom = Pilze
    .one = { $n ->
        [one] { $n } Pilz
       *[other] { $n } Pilze
    }
    .acc = { $n ->
        [one] { $n } Pilz
       *[other] { $n } Pilze
    }
    .name = Pilz
    .plural_acc = Pilze
tokens-ammo = Patronen
    .one = { $n ->
        [one] { $n } Patrone
       *[other] { $n } Patronen
    }
    .acc = { $n ->
        [one] { $n } Patrone
       *[other] { $n } Patronen
    }
    .name = Patrone
    .plural_acc = Patronen

# Teile einer Stärke.

term-army = Armee
term-guard = Wache
term-bonus = Bonus
strength-term = { $n } ({ $name })
strength-sum = { $total } = { $terms }

# Was auf dem Tisch liegt.

piece-army = Armee
piece-hero = Held
piece-threat = Bedrohung
piece-guard = Polis-Wache
kind-faction = Fraktionen
kind-hero = Helden
kind-law = Gesetze
kind-threat = Bedrohungen
kind-equipment = Ausrüstung
kind-mission = Aufträge
kind-goal = Ziele
kind-combat_card = Kampfkarten
kind-station = Stationen
line-red = rote Linie
line-green = grüne Linie
line-purple = dunkelblaue Linie
line-light_blue = hellblaue Linie
line-ring = Ringlinie
line-orange = orange Linie
line-pink = violette Linie
line-yellow = gelbe Linie
line-grey = graue Linie
line-lime = hellgrüne Linie
type-physical = physisch
type-biological = biologisch
type-radiation = radioaktiv

# Was ein verlorener Kampf kostet.

stake-station = { $seat } { $seat_number ->
    [plur] verlieren
   *[sing] verliert
} { $station }.
stake-army = { $seat } { $seat_number ->
    [plur] verlieren
   *[sing] verliert
} einen Soldaten.
stake-wound = { $hero } wird verwundet.
stake-equipment_taken = Der Sieger darf eine Ausrüstungskarte { $seat_gen } nehmen.
stake-equipment_discardable = Der Sieger darf eine Ausrüstungskarte { $seat_gen } abwerfen.
stake-equipment_discarded = Der Sieger wirft eine Ausrüstungskarte { $seat_gen } ab.

# Wirkende Effekte: auf wen und wie lange.

lasting-until = { $until ->
    [battle] für diesen Kampf
    [threat] bis die Bedrohung weg ist
   *[round] bis zum Ende der Runde
}
lasting-hero_strength = { $card }: { $hero } ({ $seat_name }), Stärke { $n_signed }, { lasting-until }
lasting-army_strength = { $card }: Armee { $seat_gen }, Stärke { $n_signed }, { lasting-until }
lasting-threat_strength = { $card }: Bedrohung, Stärke { $n_signed }, { lasting-until }
lasting-speed = { $card }: { $hero } ({ $seat_name }), Tempo { $n_signed }, { lasting-until }
lasting-win_draws = { $card }: Armee und Held { $seat_gen } gewinnen bei Gleichstand, { lasting-until }
lasting-free_upkeep = { $card }: Armee { $seat_gen } braucht keinen Unterhalt, { lasting-until }
lasting-prevent_wound = { $card }: { $hero } ({ $seat_name }) wird nicht verwundet, { lasting-until }
lasting-prevent_army_loss = { $card }: Armee { $seat_gen } verliert keine Soldaten, { lasting-until }

# Karten eines Stapels, die du kennst.

known-place = { $place ->
    [1] oben
   *[other] { $below ->
        [0] ganz unten
       *[other] { $place }. von oben
    }
}
known-card = { $card } ({ known-place })
