# Questions.

prompt-choose_faction = Choose a faction.
prompt-choose_action = What will you do?
prompt-choose_end = Anything else before your turn ends?
prompt-choose_draw = Which card do you take?
prompt-choose_card_to_swap = Which three cards do you swap?
prompt-choose_hero_to_double = Should a hero help with this mission?
prompt-choose_resource_to_spend = Which resource do you spend?
prompt-choose_station_fate = The mission is done. Keep { $card }?
prompt-choose_card_to_tidy = Which card do you clear?
prompt-choose_defence = { $threat } attacks. How do you defend?
prompt-choose_station_to_lose = Which station do you lose?
prompt-offer_free_play = You repelled the monster. Which card do you play for free?
