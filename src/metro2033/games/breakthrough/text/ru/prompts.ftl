# Вопросы.

prompt-choose_faction = Выберите фракцию.
prompt-choose_action = Какое действие выполнить?
prompt-choose_end = Что-нибудь ещё до конца хода?
prompt-choose_draw = Какую карту взять?
prompt-choose_card_to_swap = Какие три карты обменять?
prompt-choose_hero_to_double = Поможет ли с заданием герой?
prompt-choose_resource_to_spend = Какой ресурс потратить?
prompt-choose_station_fate = Задание выполнено. Оставить станцию «{ $card }»?
prompt-choose_card_to_tidy = Какую карту убрать со стола?
prompt-choose_defence = Нападает монстр «{ $threat }». Чем защититься?
prompt-choose_station_to_lose = Какой станцией пожертвовать?
prompt-offer_free_play = Атака отражена. Какую карту разыграть бесплатно?
