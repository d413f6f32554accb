# Ответы. Ключ с названием вопроса говорит, что тот же ответ значит там.

choice-pass = Пас
choice-stay = Остаться на месте
choice-obtain = Добыть ресурс
choice-with_army = Защищаться армией
choice-with_hero = Защищаться героем
choice-vote_for = За
choice-vote_against = Против
choice-capture = Захватить
choice-buy_equipment = Купить снаряжение
choice-receive_mission = Получить задание
choice-exchange_resources = Обменять ресурсы
choice-scout = Провести разведку
choice-use_ability = Применить свойство
choice-renew = Обновить предложение
choice-plus = Усилить
choice-minus = Ослабить
choice-take-resource = Взять { $target_one_acc }
choice-give-resource = Отдать { $target_one_acc }
choice-exchange-pair = Обменять { $given_plural_acc } на { $taken_plural_acc }
choice-amount-number = Обменять { $target }
choice-army-strength = Сохранить силу { $target }
choice-recruit-strength = { $target ->
    [0] Никого не нанимать
    [one] Нанять { $target } солдата
   *[other] Нанять { $target } солдат
}
choice-attack-station = Атаковать станцию «{ $target }»
choice-move-station = Идти на станцию «{ $target }»
choice-place-station = Поставить на станцию «{ $target }»
choice-retreat-station = Отправить на станцию «{ $target }»
choice-defend-station = Защищать станцию «{ $target }»
choice-claim-station = Занять станцию «{ $target }»
choice-choose-faction = Возглавить { $target_acc }
choice-choose-hero = Выбрать { $target_acc }
choice-attack-hero = Атаковать { $target_acc }
choice-buy-equipment = Купить: { $target }
choice-discard-equipment = Сбросить: { $target }
choice-take-equipment = Забрать: { $target }
choice-keep-equipment = Оставить: { $target }
choice-keep-mission = Оставить: { $target }
choice-use-equipment = Применить: { $target }
choice-use-mission = Применить задание «{ $target }»: { $target_ability }
choice-use-threat = Сразиться с разведанной угрозой: { $target }
choice-complete-mission = Выполнить: { $target }
choice-propose-law = Вынести на голосование: { $target }
choice-fight-threat = Сразиться: { $target } ({ $target_strength })
choice-play-combat_card = Разыграть: { $target }
choice-steal-faction = Забрать у { $target_gen }
choice-affect-hero = { $target }
choice-affect-faction = Армия { $target_gen }
choice-choose_purchase-pass = Закончить покупки
choice-choose_capture-pass = Оставить нейтральной
choice-offer_renewal-pass = Оставить как есть
choice-choose_spoils-pass = Ничего не забирать
choice-offer_trigger-pass = Не применять
choice-offer_scouted_card-pass = Придержать
choice-offer_payment-pass = Не платить
choice-offer_mission_claim-pass = Не сейчас
choice-choose_army_action-pass = Ничего не делать
choice-choose_hero_action-pass = Ничего не делать
choice-choose_station_for_hero-place = Идти на станцию «{ $target }»
