# Ответы.

choice-pass = Пас
choice-end_turn = Закончить ход
choice-swap = Обменять три карты
choice-deck = Взять из колоды
choice-tidy = Убрать карту со стола
choice-no_hero = Без героя
choice-keep = Оставить
choice-give_up = Сбросить
choice-do_not_defend = Не защищаться
choice-decline = Ничего не разыгрывать
choice-play-card = Разыграть: { $target }
choice-turn-card = Разыграть как защиту: { $target }
choice-discard-card = Сбросить: { $target }
choice-pick-card = { $target }
choice-take-card = Взять с рынка: { $target }
choice-double-hero = Удвоить: { $target }
choice-spend-resource = Потратить: { $target }
choice-remove-upright = { $target }
choice-remove_turned-turned = { $target } (защита)
choice-defend-protection = Защититься: { $target }
choice-lose-station = { $target }
choice-complete-mission = Выполнить задание: { $target }
choice-choose-faction = { $target }
