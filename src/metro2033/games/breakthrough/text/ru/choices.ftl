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
choice-pick-card = Обменять: { $target }
choice-take-card = Взять с рынка: { $target }
choice-double-hero = Удвоить: { $target }
choice-spend-resource = Потратить: { $target }
choice-remove-upright = Убрать со стола: { $target }
choice-remove_turned-turned = Убрать защиту со стола: { $target }
choice-defend-protection = Защититься: { $target }
choice-lose-station = Пожертвовать станцией: { $target }
choice-complete-mission = Выполнить задание: { $target }
choice-choose-faction = Возглавить { $target_acc }
