# Fragen.

prompt-choose_faction = Wähle eine Fraktion.
prompt-choose_action = Was tust du?
prompt-choose_end = Noch etwas, bevor dein Zug endet?
prompt-choose_draw = Welche Karte nimmst du?
prompt-choose_card_to_swap = Welche drei Karten tauschst du?
prompt-choose_hero_to_double = Soll ein Held bei diesem Auftrag helfen?
prompt-choose_resource_to_spend = Welche Ressource gibst du aus?
prompt-choose_station_fate = Der Auftrag ist erfüllt. { $card } behalten?
prompt-choose_card_to_tidy = Welche Karte räumst du ab?
prompt-choose_defence = „{ $threat }“ greift an. Wie verteidigst du dich?
prompt-choose_station_to_lose = Welche Station verlierst du?
prompt-offer_free_play = Du hast das Monster abgewehrt. Welche Karte spielst du kostenlos aus?
