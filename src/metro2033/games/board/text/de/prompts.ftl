# Fragen.

prompt-choose_faction = Wähle eine Fraktion. Jede Station und jeder erfüllte Auftrag bringt einen Siegpunkt. Mit zehn gewinnst du{ $red_line_victory_points ->
   *[9] {" "}(als Rote Linie mit neun)
    [10] {""}
    [other] {" "}(die Rote Linie braucht { $red_line_victory_points })
}.
prompt-choose_hero = Wähle deinen Helden.
prompt-choose_home_for_hero = Stelle deinen Helden in eine deiner Heimatstationen.
prompt-choose_polis_production = Was soll deine Polis-Station liefern?
prompt-choose_endangered_station = Eine Bedrohung kommt aus dem Dunkel. Welche deiner Stationen greift sie an?
prompt-choose_defender_in_the_dark = Wie verteidigst du die Station?
prompt-choose_vote = Wie stimmst du über „{ $law }“ ab?
prompt-choose_army_to_keep = Der Unterhalt für deine Armee ist fällig. Welche Stärke behältst du?
prompt-choose_recruits = Wie viele Soldaten wirbst du an?
prompt-choose_army_action = Was tut deine Armee?
prompt-choose_move = Wohin geht dein Held?
prompt-choose_hero_action = Was tut dein Held?
prompt-offer_renewal = Vor dem Kauf für 1 Patrone den Hanse-Markt erneuern?
prompt-choose_purchase = Welche Karte kaufst du?
prompt-choose_exchange = Was möchtest du tauschen?
prompt-choose_exchange_amount = Wie viele Marker tauschst du?
prompt-choose_mission_to_keep = Welchen Auftrag behältst du?
prompt-choose_mission_to_complete = Zwei deiner Aufträge haben dieses Ziel. Welchen erfüllst du?
prompt-offer_mission_claim = Einen erfüllten Auftrag aufdecken?
prompt-offer_payment = Hier zahlen und damit einen Auftrag erfüllen?
prompt-offer_scouted_card = Deine erkundete Bedrohung oben auf den Stapel legen?
prompt-choose_defence = { $station } wird angegriffen. Wie verteidigst du die Station?
prompt-choose_combat_card = Wähle verdeckt eine Kampfkarte.
prompt-choose_home = Dein Held ist verwundet. In welcher Heimatstation erholt er sich?
prompt-choose_spoils = Was geschieht mit der Ausrüstung des besiegten Helden?
prompt-choose_capture = Du hast den Kampf um { $station } gewonnen. Nimmst du die Station ein?
prompt-choose_station_to_claim = Du hast weniger als drei Stationen. Welche neutrale Station beanspruchst du kostenlos?
prompt-choose_excess_equipment = Dein Held trägt zu viel. Welche Karte wirfst du ab?
prompt-choose_equipment_to_keep = Welche Ausrüstungskarte behält dein Held?
prompt-choose_token = Welche Ressource nimmst du?
prompt-choose_token_to_give = Welche Ressource verlierst du?
prompt-choose_token_to_steal = Welche Ressource nimmst du diesem Spieler weg?
prompt-offer_abilities = Jetzt eine Fähigkeit nutzen?
prompt-offer_trigger = Diese Fähigkeit nutzen? { $card_text }
prompt-choose_victim = Welchem Spieler nimmst du eine Ressource weg?
prompt-choose_station_for_hero = In welche deiner Stationen kommt dein Held?
prompt-choose_piece = Wessen Stärke ändert sich?
prompt-choose_sign = Die Bedrohung stärker oder schwächer machen?
prompt-choose_law_to_propose = Über welches Gesetz wird abgestimmt?
prompt-choose_threat_to_fight = Welche Bedrohung bekämpfst du?
prompt-choose_other_combat_card = Welche Karte spielst du stattdessen?

# Zeitfenster für Fähigkeiten.

window-phase = zu Beginn der Phase
window-mob = in deiner Mobilmachung
window-army = in deinem Armeezug
window-hero = in deinem Heldenzug
window-pre = vor dem Kampf
window-post = nach dem Aufdecken der Karten
window-result = nach entschiedenem Kampf
window-vote = nach Abgabe der Stimmen
window-round = am Ende der Runde
