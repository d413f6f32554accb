# Was geschehen ist, ein Satz je Ereignis. `$seat` eröffnet den Satz; `$victim_dat` und Ähnliches sind Kasusformen.

event-round_began = Runde { $round }. Startspieler: { $first_name }.
event-phase_began = { $phase ->
    [events] Phase 1: Ereignisse
    [mobilisation] Phase 2: Mobilmachung
    [army_actions] Phase 3: Armeeaktionen
    [hero_actions] Phase 4: Heldenaktionen
   *[end_of_round] Phase 5: Rundenende
}
event-faction_chosen = { $seat } { $seat_number ->
    [plur] führen
   *[sing] führt
} { $faction_acc } an.
event-hero_chosen = { $hero } schließt sich { $seat_dat } an.
event-hero_placed = { $hero } kommt nach { $station }.
event-tokens_gained = { $seat } { $seat_number ->
    [plur] nehmen
   *[sing] nimmt
} { $tokens_acc }{ $cause_kind ->
    [none] {" "}als Armeeaktion
    [faction] {" "}als Fraktionsbonus
    [law] {" "}(Gesetz „{ $cause }“)
    [threat] {" "}als Belohnung für „{ $cause }“
    [mission] {" "}(Auftrag „{ $cause }“)
    [hero] {" "}({ $cause })
   *[other] {" "}(„{ $cause }“)
}.
event-maintenance_paid = { $seat } { $seat_number ->
    [plur] zahlen
   *[sing] zahlt
} { $tokens_acc } Unterhalt für die Armee.
event-tokens_lost = { $seat } { $seat_number ->
    [plur] verlieren
   *[sing] verliert
} { $tokens_acc } { $cause_kind ->
    [law] (Gesetz „{ $cause }“)
    [threat] (Bedrohung „{ $cause }“)
    [mission] (Auftrag „{ $cause }“)
   *[other] („{ $cause }“)
}.
event-stations_produced = { $seat } { $seat_number ->
    [plur] erhalten
   *[sing] erhält
} { $tokens_acc } aus eigenen Stationen.
event-tokens_exchanged = { $seat } { $seat_number ->
    [plur] tauschen
   *[sing] tauscht
} { $given_acc } gegen { $taken_acc }.
event-token_stolen = { $seat } { $seat_number ->
    [plur] nehmen
   *[sing] nimmt
} { $victim_dat } { $taken_acc } weg.
event-army_changed = { $seat } { $cause_kind ->
    [faction] { $seat_number ->
        [plur] beginnen
       *[sing] beginnt
    } mit Armeestärke { $strength }.
   *[other] { $seat_number ->
        [plur] haben
       *[sing] hat
    } jetzt Armeestärke { $strength } { $cause_kind ->
        [law] (Gesetz „{ $cause }“)
        [threat] (Belohnung für „{ $cause }“)
        [mission] (Auftrag „{ $cause }“)
       *[other] („{ $cause }“)
    }.
}
event-army_disbanded = { $seat } { $seat_number ->
    [plur] verkleinern
   *[sing] verkleinert
} die Armee auf Stärke { $strength }{ $tokens_number ->
    [0] .
   *[other] {" "}und { $seat_number ->
        [plur] zahlen
       *[sing] zahlt
    } { $tokens_acc } Unterhalt.
}
event-soldiers_recruited = { $seat } { $seat_number ->
    [plur] werben
   *[sing] wirbt
} { $amount ->
    [one] { $amount } Soldaten
   *[other] { $amount } Soldaten
} für { $tokens_acc } an: Armeestärke { $strength }.
event-equipment_drawn = { $seat } { $seat_number ->
    [plur] ziehen
   *[sing] zieht
} { $cards }{ $cause_kind ->
    [none] {" "}zu Beginn von Stufe II
    [faction] {" "}als Fraktionsbonus
    [threat] {" "}als Belohnung für „{ $cause }“
    [mission] {" "}(Auftrag „{ $cause }“)
   *[other] {" "}(„{ $cause }“)
}.
event-equipment_drawn-hidden = { $seat } { $seat_number ->
    [plur] ziehen
   *[sing] zieht
} { $amount ->
    [one] { $amount } Ausrüstungskarte
   *[other] { $amount } Ausrüstungskarten
}{ $cause_kind ->
    [none] {" "}zu Beginn von Stufe II
    [faction] {" "}als Fraktionsbonus
    [threat] {" "}als Belohnung für „{ $cause }“
    [mission] {" "}(Auftrag „{ $cause }“)
   *[other] {" "}(„{ $cause }“)
}.
event-equipment_kept = { $seat } { $seat_number ->
    [plur] geben
   *[sing] gibt
} dem Helden „{ $card }“{ $cause_kind ->
    [none] { "" }
    [faction] {" "}(Fraktionsbonus)
    [threat] {" "}(Belohnung für „{ $cause }“)
    [mission] {" "}(Auftrag „{ $cause }“)
   *[other] {" "}(„{ $cause }“)
}.
event-equipment_discarded = { $seat } { $seat_number ->
    [plur] werfen
   *[sing] wirft
} „{ $card }“ ab.
event-equipment_taken = { $seat } { $seat_number ->
    [plur] nehmen
   *[sing] nimmt
} { $victim_dat } „{ $card }“ ab.
event-equipment_bought = { $seat } { $seat_number ->
    [plur] kaufen
   *[sing] kauft
} „{ $card }“ für { $tokens_acc }.
event-market_renewed = { $seat } { $seat_number ->
    [plur] erneuern
   *[sing] erneuert
} den Hanse-Markt für { $tokens_acc }.
event-market_cards_shown = Neu auf dem Hanse-Markt: { $cards }.
event-mission_drawn = { $seat } { $seat_number ->
    [plur] ziehen
   *[sing] zieht
} { $amount ->
    [one] den Auftrag { $cards }
   *[other] die Aufträge { $cards }
}{ $cause_kind ->
    [faction] {" "}als Fraktionsbonus
    [threat] {" "}als Belohnung für „{ $cause }“
    [mission] {" "}(Auftrag „{ $cause }“)
   *[other] {" "}(„{ $cause }“)
}.
event-mission_drawn-hidden = { $seat } { $seat_number ->
    [plur] ziehen
   *[sing] zieht
} { $amount ->
    [one] { $amount } Auftrag
   *[other] { $amount } Aufträge
}{ $cause_kind ->
    [faction] {" "}als Fraktionsbonus
    [threat] {" "}als Belohnung für „{ $cause }“
    [mission] {" "}(Auftrag „{ $cause }“)
   *[other] {" "}(„{ $cause }“)
}.
event-mission_bought = { $seat } { $seat_number ->
    [plur] kaufen
   *[sing] kauft
} einen Auftrag für { $tokens_acc } und { $seat_number ->
    [plur] ziehen
   *[sing] zieht
} { $cards }.
event-mission_bought-hidden = { $seat } { $seat_number ->
    [plur] kaufen
   *[sing] kauft
} einen Auftrag für { $tokens_acc }.
event-mission_kept = { $seat } { $seat_number ->
    [plur] behalten
   *[sing] behält
} den Auftrag „{ $card }“.
event-mission_kept-hidden = { $seat } { $seat_number ->
    [plur] behalten
   *[sing] behält
} einen Auftrag.
event-mission_completed = { $seat } { $tokens_number ->
    [0] { $seat_number ->
        [plur] erfüllen
       *[sing] erfüllt
    }
   *[other] { $seat_number ->
        [plur] zahlen
       *[sing] zahlt
    } { $tokens_acc } und { $seat_number ->
        [plur] erfüllen
       *[sing] erfüllt
    }
} den Auftrag „{ $card }“: +1 Siegpunkt.
event-mission_used = { $seat } { $seat_number ->
    [plur] nutzen
   *[sing] nutzt
} den Auftrag „{ $card }“{ $tokens_number ->
    [0] {" "}und { $seat_number ->
        [plur] werfen
       *[sing] wirft
    } ihn ab.
   *[other] {" "}und { $seat_number ->
        [plur] zahlen
       *[sing] zahlt
    } dafür { $tokens_acc }.
}
event-equipment_used = { $seat } { $seat_number ->
    [plur] nutzen
   *[sing] nutzt
} „{ $card }“ und { $seat_number ->
    [plur] werfen
   *[sing] wirft
} die Karte ab.
event-ability_used = { $seat } { $seat_number ->
    [plur] nutzen
   *[sing] nutzt
} { $card_kind ->
    [faction] die Fraktionsfähigkeit.
    [hero] die Fähigkeit von { $card }.
   *[other] die Fähigkeit von „{ $card }“.
}
event-piece_affected = Der Auftrag „{ $card }“ gibt { $piece ->
    [army] der Armee
   *[hero] dem Helden
} { $owner_gen } { $n_signed } Stärke.
event-threat_affected = Der Auftrag „{ $card }“ ändert die Stärke der Bedrohung um { $n_signed }.
event-threat_came = Eine Bedrohung kommt aus dem Dunkel. Alle wählen eine Station, die sie verteidigen; den Anfang { $first_number ->
    [plur] machen
   *[sing] macht
} { $first_nom }.
event-station_endangered = { $seat } { $seat_number ->
    [plur] verteidigen
   *[sing] verteidigt
} { $station } mit { $piece ->
    [army] der Armee
   *[hero] dem Helden
}.
event-threat_revealed = Die Bedrohung ist „{ $threat }“ (Stärke { $threat_strength }).
event-threats_seen = { $seat } { $seat_number ->
    [plur] sehen
   *[sing] sieht
} sich die zwei obersten Bedrohungen an: „{ $first }“ und „{ $second }“.
event-threats_seen-hidden = { $seat } { $seat_number ->
    [plur] sehen
   *[sing] sieht
} sich die obersten Karten des Bedrohungsstapels an.
event-threat_buried = Die Bedrohung „{ $threat }“ kommt unter den Stapel.
event-threat_returned = Die Bedrohung „{ $threat }“ kommt zurück zu den Karten ihrer Stufe.
event-threat_scouted = { $seat } { $seat_number ->
    [plur] erkunden
   *[sing] erkundet
} die Umgebung und { $seat_number ->
    [plur] finden
   *[sing] findet
} „{ $threat }“ (Stärke { $threat_strength }).
event-threat_scouted-hidden = { $seat } { $seat_number ->
    [plur] erkunden
   *[sing] erkundet
} die Umgebung und { $seat_number ->
    [plur] behalten
   *[sing] behält
} eine Bedrohung verdeckt.
event-scouted_card_used = { $seat } { $seat_number ->
    [plur] legen
   *[sing] legt
} die erkundete Bedrohung oben auf den Stapel.
event-scouted_card_buried = Die erkundete Bedrohung „{ $threat }“ kommt ungenutzt unter den Stapel.
event-scouted_card_buried-hidden = Die erkundete Bedrohung { $seat_gen } kommt ungenutzt unter den Stapel.
event-scouted_card_returned = Die erkundete Bedrohung „{ $threat }“ kommt zurück zu den Karten ihrer Stufe.
event-scouted_card_returned-hidden = Die erkundete Bedrohung { $seat_gen } kommt zurück zu den Karten ihrer Stufe.
event-laws_seen = { $seat } { $seat_number ->
    [plur] sehen
   *[sing] sieht
} sich die zwei obersten Gesetze an: „{ $first }“ und „{ $second }“.
event-laws_seen-hidden = { $seat } { $seat_number ->
    [plur] sehen
   *[sing] sieht
} sich die zwei obersten Gesetze an.
event-law_revealed = Über das Gesetz „{ $law }“ wird abgestimmt.
event-vote_cast = { $seat } { $seat_number ->
    [plur] geben
   *[sing] gibt
} { $weight ->
    [one] { $weight } Stimme
   *[other] { $weight } Stimmen
} { $side ->
    [for] für das Gesetz ab.
   *[against] gegen das Gesetz ab.
}
event-votes_added = { $seat } { $seat_number ->
    [plur] geben
   *[sing] gibt
} { $amount ->
    [one] { $amount } Stimme
   *[other] { $amount } Stimmen
} dazu.
event-law_passed = Das Gesetz „{ $law }“ wird mit { $in_favour } zu { $opposed } Stimmen angenommen.
event-law_rejected = Das Gesetz „{ $law }“ wird mit { $in_favour } zu { $opposed } Stimmen abgelehnt.
event-law_repealed = Das Gesetz „{ $law }“ gilt nicht mehr.
event-station_attacked = { $seat } { $seat_number ->
    [plur] greifen
   *[sing] greift
} die Station { $station } { $victim_gen } mit { $piece ->
    [army] der Armee
   *[hero] dem Helden
} an.
event-station_attacked-neutral = { $seat } { $seat_number ->
    [plur] greifen
   *[sing] greift
} die neutrale Station { $station } mit { $piece ->
    [army] der Armee
   *[hero] dem Helden
} an.
event-hero_attacked = { $seat } { $seat_number ->
    [plur] greifen
   *[sing] greift
} { $hero_acc } in { $station } mit { $piece ->
    [army] der Armee
   *[hero] dem Helden
} an.
event-defence_chosen = { $seat } { $seat_number ->
    [plur] verteidigen
   *[sing] verteidigt
} sich mit { $piece ->
    [army] der Armee
   *[hero] dem Helden
}.
event-combat_card_chosen = { $seat } { $seat_number ->
    [plur] wählen
   *[sing] wählt
} verdeckt „{ $card }“.
event-combat_card_chosen-hidden = { $seat } { $seat_number ->
    [plur] wählen
   *[sing] wählt
} eine Kampfkarte.
event-combat_cards_revealed = Kampfkarten: „{ $attacker }“ gegen „{ $defender }“.
event-combat_card_replaced = { $seat } { $seat_number ->
    [plur] spielen
   *[sing] spielt
} stattdessen „{ $card }“.
event-threat_repelled = { $seat } { $seat_number ->
    [plur] wehren
   *[sing] wehrt
} „{ $threat }“ ab{ draw-cause }
event-threat_not_repelled = { $seat } { $seat_number ->
    [plur] können
   *[sing] kann
} „{ $threat }“ nicht abwehren{ draw-cause }
event-battle_counted = Stärke: { $attacker_sum } gegen { $defender_sum }.
event-battle_won = { $seat } { $seat_number ->
    [plur] gewinnen
   *[sing] gewinnt
} den Kampf{ draw-cause }
event-battle_lost = { $seat } { $seat_number ->
    [plur] verlieren
   *[sing] verliert
} den Kampf{ draw-cause }
event-battle_drawn = Der Kampf endet mit einem Gleichstand{ $other_cause_kind ->
    [none] .
   *[other] : Bei Gleichstand würden beide Seiten gewinnen, also gewinnt keine.
}
draw-cause = { $cause_kind ->
    [none] .
   *[other] : Bei Gleichstand { $other_cause_kind ->
        [none] entscheidet { $cause_kind ->
            [faction] die Fähigkeit der Fraktion.
           *[other] „{ $cause }“.
        }
       *[other] würden beide Seiten gewinnen, und dann siegt der Verteidiger.
    }
}
event-attack_prevented = { $seat } { $seat_number ->
    [plur] vereiteln
   *[sing] vereitelt
} den Angriff durch „{ $card }“.
event-army_weakened = { $seat } { $seat_number ->
    [plur] verlieren
   *[sing] verliert
} einen Soldaten: Armeestärke { $strength }.
event-army_loss_prevented = { $seat } { $seat_number ->
    [plur] verlieren
   *[sing] verliert
} keinen Soldaten.
event-hero_wounded = { $hero } wird verwundet und kommt nach { $station }.
event-wound_prevented = { $hero } wird nicht verwundet.
event-station_lost = { $seat } { $seat_number ->
    [plur] verlieren
   *[sing] verliert
} { $station }.
event-station_captured = { $seat } { $seat_number ->
    [plur] nehmen
   *[sing] nimmt
} { $station } { $tokens_number ->
    [0] kostenlos ein.
   *[other] für { $tokens_acc } ein.
}
event-station_claimed = { $seat } { $seat_number ->
    [plur] beanspruchen
   *[sing] beansprucht
} { $station } kostenlos.
event-hero_moved = { $hero } geht von { $origin } nach { $station }.
event-hero_sat_out = { $hero } ist verwundet und setzt diesen Zug aus.
event-stage_began = { $stage ->
    [1] Die Partie kehrt zu Stufe I zurück.
   *[2] Stufe II beginnt.
}
event-deck_shuffled = Der Ablagestapel wird gemischt und bildet den neuen { $deck ->
    [equipment] Ausrüstungsstapel
    [mission] Auftragsstapel
   *[threat] Bedrohungsstapel
}.
event-game_won = { $seat } { $seat_number ->
    [plur] gewinnen
   *[sing] gewinnt
} die Partie mit { $reason ->
    [polis] allen vier Polis-Stationen und { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkten
    }
    [both] { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkten
    } und allen vier Polis-Stationen
   *[points] { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkten
    }
}!{ $others ->
    [0] {""}
    [one] {" "}Noch ein Spieler hatte eine Siegbedingung erfüllt; { tie-break }
   *[other] {" "}Noch { $others } Spieler hatten eine Siegbedingung erfüllt; { tie-break }
}
tie-break = { $tie ->
    [points] mehr Siegpunkte gaben den Ausschlag.
    [polis] die Polis geht vor Punkten.
   *[order] es gewinnt, wer vom Startspieler ({ $first_name }) aus im Uhrzeigersinn am nächsten sitzt.
}
