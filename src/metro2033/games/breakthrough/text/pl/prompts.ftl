# Pytania.

prompt-choose_faction = Wybierz Frakcję.
prompt-choose_action = Co robisz?
prompt-choose_end = Coś jeszcze przed końcem tury?
prompt-choose_draw = Którą kartę pobierasz?
prompt-choose_card_to_swap = Które trzy karty wymieniasz?
prompt-choose_hero_to_double = Czy któryś Bohater pomaga w tej Misji?
prompt-choose_resource_to_spend = Którą kartę Zasobów zużywasz?
prompt-choose_station_fate = Misja wykonana. Zatrzymać Stację „{ $card }”?
prompt-choose_card_to_tidy = Którą kartę odrzucasz ze stołu?
prompt-choose_defence = Atakuje Potwór „{ $threat }”. Jak się bronisz?
prompt-choose_station_to_lose = Którą Stację tracisz?
prompt-offer_free_play = Atak odparty. Którą kartę zagrywasz za darmo?
