# Вопросы.

prompt-choose_faction = Выберите фракцию.
prompt-choose_action = Что вы делаете?
prompt-choose_end = Что-нибудь ещё до конца хода?
prompt-choose_draw = Какую карту вы берёте?
prompt-choose_card_to_swap = Какую карту вы меняете?
prompt-choose_hero_to_double = Какой герой помогает в этом задании?
prompt-choose_resource_to_spend = Какой ресурс вы тратите?
prompt-choose_station_fate = Задание выполнено. Оставляете карту «{ $card }»?
prompt-choose_card_to_tidy = Какую карту вы убираете со стола?
prompt-choose_defence = Нападает монстр: «{ $threat }». Как вы защищаетесь?
prompt-choose_station_to_lose = Какую станцию вы теряете?
prompt-offer_free_play = Атака отражена. Какую карту вы разыгрываете бесплатно?
