# Was eine Karte bewirkt, zusammengesetzt aus ihren Effekten: die Texte von Karten, die ein Paket ändert.

effect-sentence = { $clauses }.
effect-start = zu Spielbeginn: { $effects }
effect-reward = Belohnung: { $effects }
effect-goal = Ziel: { $goal }
effect-ability = Fähigkeit: { $effects }
effect-nothing = keine besondere Wirkung
effect-combat = { $n } Stärke gegen jede Karte
effect-combat-bonus = { $n } Stärke, gegen { $against ->
    [attack] eine Angriffskarte
    [defence] eine Verteidigungskarte
   *[neutral] eine neutrale Karte
} { $bonus }
effect-strength = { $who ->
    [own_hero] dein Held erhält
    [own_army] deine Armee erhält
    [own_both] dein Held und deine Armee erhalten
    [any_hero] ein beliebiger Held erhält
    [any_army] eine beliebige Armee erhält
    [threat] die Bedrohung erhält
    [fighter] wer diese Bedrohung bekämpft, erhält
   *[defender] der Verteidiger erhält
} { $n } Stärke
effect-either = { $plus } oder { $minus }
effect-speed = { $who ->
    [own_hero] dein Held erhält
   *[all_heroes] alle Helden erhalten
} { $n } Tempo
effect-win_draws = { $who ->
    [own_hero] dein Held gewinnt bei Gleichstand
    [own_army] deine Armee gewinnt bei Gleichstand
    [own_both] deine Armee und dein Held gewinnen bei Gleichstand
   *[threat] die Bedrohung gewinnt bei Gleichstand
}
effect-limit = { $what ->
    [equipment] Ausrüstungslimit deines Helden
   *[victory_points] Siegpunkte, die zum Sieg nötig sind
}: { $n }
effect-cost = { $what ->
    [recruit] Preis eines Soldaten
    [upkeep] Unterhalt der Armee
    [capture_neutral] Preis für das Einnehmen einer neutralen Station
    [capture_any] Preis für das Einnehmen einer beliebigen Station
    [equipment] Preis einer Ausrüstungskarte
   *[mission] Preis eines Auftrags
}: { $change }
effect-free = kostenlos
effect-first = { $n ->
    [1] { $text } (nur beim ersten Mal in einem Zug)
   *[other] { $text } (nur die ersten { $n } Male in einem Zug)
}
effect-votes = { $n ->
    [one] du hast { $n } zusätzliche Stimme
   *[other] du hast { $n } zusätzliche Stimmen
}
effect-votes-base = { $n ->
    [one] jede Fraktion hat { $n } Stimme plus ihre Boni
   *[other] jede Fraktion hat { $n } Stimmen plus ihre Boni
}
effect-ignore_equipment = { $tag ->
    [weapon] Waffen geben
    [device] Geräte geben
    [gear] Rüstzeug gibt
   *[single_use] Einmalkarten geben
} in diesem Kampf keinen Bonus
effect-gain = nimm { $tokens }
effect-lose = wirf { $tokens } ab
effect-tokens-choice = { $n ->
    [one] { $n } Ressource deiner Wahl
   *[other] { $n } Ressourcen deiner Wahl
}
effect-tokens-here = { $n ->
    [one] { $n } Ressource
   *[other] { $n } Ressourcen
} von der Art, die in der Station deines Helden zu sehen ist
effect-steal = { $n ->
    [one] nimm { $n } Ressource deiner Wahl
   *[other] nimm { $n } Ressourcen deiner Wahl
} von einem Spieler, der mehr Siegpunkte hat als du
effect-army = Armeestärke { $n } (mindestens 1, höchstens 8)
effect-draw_equipment = { $n ->
    [one] ziehe { $n } Ausrüstungskarte
   *[other] ziehe { $n } Ausrüstungskarten
}
effect-draw_mission = { $n ->
    [one] ziehe { $n } Auftrag
   *[other] ziehe { $n } Aufträge
}
effect-keep = { $text } und behalte { $n }
effect-swap = { $n ->
    [one] tausche bis zu { $n } Ressource
   *[other] tausche bis zu { $n } Ressourcen
} einer Art gegen ebenso viele einer anderen Art
effect-move_hero = stelle deinen Helden in eine deiner Stationen
effect-peek = { $deck ->
    [law] sieh dir die { $n } obersten Gesetze an, wähle eines für die Abstimmung
   *[threat] sieh dir die { $n } obersten Bedrohungen an, bekämpfe eine davon
} und lege die übrigen unter den Stapel
effect-redraw = { $what ->
    [threat] lege die aufgedeckte Bedrohung unter den Stapel und bekämpfe die nächste
   *[combat_card] ersetze deine aufgedeckte Kampfkarte durch eine andere aus deiner Hand
}
effect-prevent = { $what ->
    [wound] dein Held wird nicht verwundet und bleibt, wo er ist
    [army_loss] deine Armee verliert nach einem verlorenen Kampf keine Stärke
   *[attack] der Angriff wird vereitelt, sonst passiert nichts
}
effect-special = { $name ->
    [free_transfers] Übergänge kosten kein Tempo, nur Tunnel
    [station_as_own] die Station deines Helden gilt als Station deiner Fraktion
    [no_recovery] wird dein Held verwundet, kehrt er in eine Heimatstation zurück, setzt aber nicht aus
   *[own_station_as_hansa] in den Stationen deiner Fraktion darf dein Held handeln wie in einer Hanse-Station
}
effect-on = { $when ->
    [events_start] zu Beginn der Ereignisphase
    [law_draw] vor einer Abstimmung
    [own_mobilisation_start] zu Beginn deiner Mobilmachung
    [own_hero_attacks_neutral] wenn dein Held eine neutrale Station angreift
    [own_hero_beats_threat] wenn dein Held eine Bedrohung besiegt
    [own_hero_loses_to_threat] wenn dein Held gegen eine Bedrohung verliert
   *[fighter_loses] wenn du gegen sie verlierst
}{ $who ->
    [all] {" "}gilt für jeden Spieler
    [fewest_vp] {" "}gilt für den Spieler mit den wenigsten Siegpunkten
   *[owner] {""}
}{ $optional ->
    [yes] {" "}(freiwillig)
   *[no] {""}
}: { $effects }
effect-action = Aktion { $place }: { $effects }
effect-discard_for = wirf die Karte ab ({ $window }): { $effects }
effect-when = { $text } { $conditions }
effect-window = { $window ->
    [phase] zu Beginn einer Phase
    [mob] in deiner Mobilmachung
    [army] im Zug deiner Armee
    [hero] im Zug deines Helden
    [pre] vor der Wahl der Kampfkarten
    [post] nach dem Aufdecken der Kampfkarten
    [result] nach einem Kampf
    [vote] in einer Abstimmung
   *[round] am Ende einer Runde
}
effect-place = { $place ->
    [hansa] in einer Hanse-Station
    [neutral_station] in einer neutralen Station
    [own_station] in einer deiner Stationen
    [foreign_home] in einer Heimatstation einer anderen Fraktion
   *[hansa_or_own_station] in einer Hanse-Station oder einer deiner Stationen
}
effect-if-role = { $value ->
    [attack] als Angreifer
   *[defence] als Verteidiger
}
effect-if-role-player = { $value ->
    [attack] beim Angriff auf einen anderen Spieler
   *[defence] bei der Verteidigung gegen einen anderen Spieler
}
effect-if-foe = { $value ->
    [threat] gegen Bedrohungen
   *[player] gegen einen anderen Spieler
}
effect-if-threat_type = { $value ->
    [physical] gegen physische Bedrohungen
    [biological] gegen biologische Bedrohungen
   *[radiation] gegen radioaktive Bedrohungen
}
effect-if-piece = { $value ->
    [hero] , wenn ein Held kämpft
   *[army] , wenn eine Armee kämpft
}
effect-if-target = in Kämpfen um eine Station
effect-if-at = { $value ->
    [transfer] in einer Umsteigestation
    [terminal] in einer Endstation
   *[near_hero] in der Station deines Helden oder einer benachbarten
}
effect-goal-captured = { $from ->
    [player] nimm eine Station eines anderen Spielers ein
   *[any] nimm eine Station ein
}
effect-goal-battle_won = { $foe ->
    [hero] besiege einen Helden eines anderen Spielers
   *[any] gewinne einen Kampf
}
effect-goal-threat_beaten = { $context ->
    [event] wehre eine Bedrohung aus dem Dunkel ab
   *[any] besiege eine Bedrohung
}
effect-goal-min = { $text } (aufgedruckte Stärke { $n } oder mehr)
effect-goal-by = { $by ->
    [hero] { $text }, und zwar mit deinem Helden
   *[army] { $text }, und zwar mit deiner Armee
}
effect-goal-law_passed = { $voted ->
    [for] stimme für ein Gesetz, das angenommen wird
   *[any] ein Gesetz wird angenommen
}{ $opposed ->
    [yes] , obwohl jemand dagegenstimmt
   *[any] {""}
}
effect-goal-hero_phase_end = beende die Heldenaktionen mit deinem Helden { $place }
effect-goal-hero_phase_end-anywhere = beende die Heldenaktionen einer Runde
effect-goal_state = { $measure ->
    [stations_outside_own_zone] kontrolliere Stationen außerhalb der Zone deiner Fraktion: { $n } oder mehr
    [polis_stations] kontrolliere Polis-Stationen: { $n } oder mehr
    [army] habe eine Armee mindestens der Stärke { $n }
    [min_resource] besitze gleichzeitig mindestens { $n } von jeder Ressource
   *[same_resource_stations] kontrolliere Stationen, die dieselbe Ressource liefern: { $n } oder mehr
}
effect-goal_pay = zahle im Zug deines Helden { $place } { $tokens }
