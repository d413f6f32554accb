# Questions.

prompt-choose_faction = Choose a faction. Hold stations and complete missions: each is a victory point. Ten win the game{ $red_line_victory_points ->
   *[9] {" "}(nine for the Red Line)
    [10] {""}
    [other] {" "}(the Red Line needs { $red_line_victory_points })
}.
prompt-choose_hero = Choose your hero.
prompt-choose_home_for_hero = Place your hero at one of your home stations.
prompt-choose_polis_production = What should your Polis station produce?
prompt-choose_endangered_station = A threat comes from the dark. Which of your stations will it attack?
prompt-choose_defender_in_the_dark = How do you defend the station?
prompt-choose_vote = How do you vote on { $law }?
prompt-choose_army_to_keep = Time to pay army maintenance. What strength do you keep?
prompt-choose_recruits = How many soldiers do you hire?
prompt-choose_army_action = What does your army do?
prompt-choose_move = Where does your hero go?
prompt-choose_hero_action = What does your hero do?
prompt-offer_renewal = Renew the Hansa Market for 1 ammo before you buy?
prompt-choose_purchase = Which card do you buy?
prompt-choose_exchange = What do you want to exchange?
prompt-choose_exchange_amount = How many tokens do you exchange?
prompt-choose_mission_to_keep = Which mission do you keep?
prompt-choose_mission_to_complete = Two of your missions have this goal. Which one do you complete?
prompt-offer_mission_claim = Reveal a completed mission?
prompt-offer_payment = Pay to complete a mission here?
prompt-offer_scouted_card = Put your scouted threat on top of the deck?
prompt-choose_defence = { $station } is under attack. How do you defend it?
prompt-choose_combat_card = Secretly choose a combat card.
prompt-choose_home = Your hero is wounded. Which home station should they rest at?
prompt-choose_spoils = What happens to the defeated hero’s equipment?
prompt-choose_capture = You won { $station }. Capture it?
prompt-choose_station_to_claim = You have fewer than three stations. Which neutral station do you claim for free?
prompt-choose_excess_equipment = Your hero is carrying too much. Which card do you discard?
prompt-choose_equipment_to_keep = Which equipment card does your hero keep?
prompt-choose_token = Which resource do you take?
prompt-choose_token_to_give = Which resource do you lose?
prompt-choose_token_to_steal = Which resource do you take from that player?
prompt-offer_abilities = Use an ability now?
prompt-offer_trigger = Use this ability? { $card_text }
prompt-choose_victim = Which player do you take a resource from?
prompt-choose_station_for_hero = Which of your stations does your hero go to?
prompt-choose_piece = Whose strength changes?
prompt-choose_sign = Make the threat stronger or weaker?
prompt-choose_law_to_propose = Which law is put to the vote?
prompt-choose_threat_to_fight = Which threat do you fight?
prompt-choose_other_combat_card = Which card do you play instead?

# Windows for abilities.

window-phase = start of the phase
window-mob = your mobilisation
window-army = your army turn
window-hero = your hero turn
window-pre = before the battle
window-post = cards are revealed
window-result = the battle is decided
window-vote = votes are cast
window-round = end of the round
