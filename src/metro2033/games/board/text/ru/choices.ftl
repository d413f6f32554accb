# Ответы. Ключ с названием вопроса говорит, что тот же ответ значит там.

choice-pass = Пас
choice-stay = Остаться на месте
choice-obtain = Добыть ресурс
choice-with_army = Армией
choice-with_hero = Героем
choice-vote_for = За
choice-vote_against = Против
choice-capture = Захватить
choice-buy_equipment = Купить снаряжение
choice-receive_mission = Получить задание
choice-exchange_resources = Обменять ресурсы
choice-scout = Провести разведку
choice-use_ability = Применить свойство
choice-renew = Обновить предложение
choice-plus = Сильнее
choice-minus = Слабее
choice-take-resource = Взять { $target_one_acc }
choice-give-resource = Отдать { $target_one_acc }
choice-exchange-pair = Обменять { $given_plural_acc } на { $taken_plural_acc }
choice-amount-number = { $target }
choice-army-strength = Сохранить силу { $target }
choice-recruit-strength = { $target ->
    [0] Никого
    [one] { $target } солдата
   *[other] { $target } солдат
}
choice-attack-station = Атаковать станцию «{ $target }»
choice-move-station = Идти на станцию «{ $target }»
choice-place-station = { $target }
choice-retreat-station = { $target }
choice-defend-station = { $target }
choice-claim-station = { $target }
choice-choose-faction = { $target }
choice-choose-hero = { $target }
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
choice-propose-law = { $target }
choice-fight-threat = { $target } ({ $target_strength })
choice-play-combat_card = { $target }
choice-steal-faction = { $target }
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
