# Сцены на странице: бои, голосования, угрозы, монстры, конец раунда и игры; повтор.

stage-steps = Этапы
stage-step-declared = Атака
stage-step-cards = Карты
stage-step-result = Итог
stage-step-capture = Захват
stage-continue = Дальше
stage-enter = Enter
stage-you = вы
stage-or = или
stage-total = сила { $n }
stage-battle = Бой за станцию «{ $station }»
stage-duel = Атака на { $hero_acc } на станции «{ $station }»
stage-defence = Защита станции «{ $station }»
stage-attacked = { $seat } { $seat_number ->
    [plur] атакуют
   *[sing] атакует
} вас на станции «{ $station }»
stage-defends-army = Защищается ваша армия.
stage-defends-hero = Защищается { $hero }.
stage-has-chosen = { $name }: карта выбрана
stage-choose-card = Выберите одну карту. Обе откроются вместе.
stage-enemy-holds = { $name }: три из карт { $cards }.
stage-clash = Против карты «{ $card }» { $own } против { $other }, { $result ->
    [won] победа
    [lost] поражение
   *[drawn] ничья
}
stage-lose = Поражение
stage-draw = Ничья { $score }
stage-stopped = Атака сорвана
stage-hold = Отразить
stage-win = Победа
stage-stake-prize = Вы сможете захватить станцию «{ $station }», заплатив её цену.
stage-bars = Рядом с каждой картой — как часто её стоит ждать при разумной игре. Полоса складывает эти строки с учётом свойств.
stage-stake-nothing = Ничего не происходит.
stage-you-win = Вы победили { $score }
stage-you-lose = Вы проиграли { $score }
stage-dark-lead = Каждый назвал станцию и защитника. Одна карта атакует всех.
stage-printed = на карте
stage-repelled = Отражена
stage-not-repelled = Не отражена
stage-drawn = Ничья
stage-named = названа
stage-vote-lead = Обычно голосов у фракции столько, сколько станций, плюс бонусы. Закон принят, если «за» больше, чем «против».
stage-deciding = решаете вы
stage-tally-for = { $n } за
stage-tally-mine = ваши: { $n }
stage-tally-open = не отдано: { $n }
stage-tally-against = { $n } против
stage-law-replaces = Если закон будет принят, он заменит «{ $law }».
stage-round-over = Раунд { $round } окончен
stage-round-lead = Цели пока никто не достиг, партия продолжается.
stage-next-round = Раунд { $round }
stage-no-change = без изменений
stage-your-missions = Ваши задания
stage-first-next = Следующий первый игрок
stage-begins-with = Раунд { $round } начинается с
stage-round-off = Не показывать между раундами
stage-monster = { $seat } натравливает на всех монстра «{ $card }»
stage-monster-one-symbol = Он нападает на всех. Чтобы отразить атаку, хватит одного подходящего символа.
stage-monster-all-symbols = Он нападает на всех. Чтобы отразить атаку, нужны все его символы.
stage-monster-all-away = У того, кто не отразит атаку, все доступные жетоны считаются потраченными.
stage-monster-must-defend = Кто может защититься, обязан это сделать.
stage-your-answer = Ваш ход
stage-used = { $n ->
    [one] потрачена карта: { $cards }
   *[other] потрачены карты: { $cards }
}
stage-loses = Потеряно
stage-nothing-to-lose = Терять нечего
stage-at-stake = Под угрозой
stage-repel-or-suffer = Отразить атаку или понести потери?
stage-keep-lead = Чтобы оставить станцию, вы кладёте на неё { $price ->
    [one] { $price } жетон. Он по-прежнему считается
    [few] { $price } жетона. Они по-прежнему считаются
    [many] { $price } жетонов. Они по-прежнему считаются
   *[other] { $price } жетонов. Они по-прежнему считаются
} для победы, но платить { $price ->
    [one] им
   *[other] ими
} нельзя.
victory-you-won = Вы победили · раунд { $round }
victory-you-lost = Вы проиграли · раунд { $round }
victory-over = Партия окончена · раунд { $round }
victory-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
}
victory-stations = { $n ->
    [one] { $n } станция
    [few] { $n } станции
    [many] { $n } станций
   *[other] { $n } станций
}
victory-missions = { $n ->
    [one] { $n } задание
    [few] { $n } задания
    [many] { $n } заданий
   *[other] { $n } заданий
}
victory-needed = нужно { $n }
victory-why-points = Очки в конце раунда: { $points }; для победы нужно { $needed }.
victory-why-polis = В конце раунда все четыре станции Полиса в одних руках: это победа при любых очках.
victory-why-both = Очки в конце раунда: { $points }, для победы нужно { $needed }; к тому же захвачены все четыре станции Полиса.
victory-why-tokens = { $you ->
    [yes] Вы собрали все десять жетонов.
   *[no] Все десять жетонов собраны. Победитель: { $seat }.
}
victory-why-others = { $n ->
    [one] Условие победы выполнил ещё один игрок; победителя определило правило для нескольких победителей.
    [few] Условие победы выполнили ещё { $n } игрока; победителя определило правило для нескольких победителей.
    [many] Условие победы выполнили ещё { $n } игроков; победителя определило правило для нескольких победителей.
   *[other] Условие победы выполнили ещё { $n } игроков; победителя определило правило для нескольких победителей.
}
victory-why-cap = Последний раунд окончен. Лучший результат: { $points }.
victory-decided = Всё решил раунд { $round }: { $said }
victory-course = Как шла партия
victory-review = Просмотреть партию
victory-new = Новые соперники
victory-moments = Ключевые моменты
victory-moment = Раунд { $round }
victory-none = Ни один ход сильно не изменил шансы.
victory-plain = Обученный бот не оценил эту партию; шансы — простая оценка.
replay-step = Ход { $at } из { $last }
replay-beginning = Раздача
replay-moments = Ключевые моменты
replay-preview = Повтор
replay-preview-move = Ход { $at }
replay-preview-about = Посмотрите её ход за ходом.
stage-of-law = закон
stage-of-faction = фракция
victory-wins = { $seat } { $seat_number ->
    [plur] побеждают
   *[sing] побеждает
}, { $score }
victory-draw = Ничья, { $score }
victory-why-draw = Последний раунд окончен. Лучший результат у нескольких: { $points }.
victory-tokens = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
    [many] { $n } жетонов
   *[other] { $n } жетонов
}

turned-title = { $stage ->
    [1] Снова первый этап
   *[2] Начинается второй этап
}
turned-two = { $seat }: очки победы — { $points }. С шести начинается второй этап.
turned-one = Шести очков победы больше ни у кого нет. Второй этап вернётся после раунда, в котором их кто-нибудь наберёт.
turned-threats-more = Угрозы сильнее: от { $least } до { $most }, до сих пор — от { $weakest } до { $strongest }.
turned-threats-fewer = Угрозы снова слабее: от { $least } до { $most }, до сих пор — от { $weakest } до { $strongest }.
turned-carry-more = Каждый герой может нести на одну карту снаряжения больше{ $n ->
    [0] .
   *[other] , ваш — всего { $n }.
}
turned-carry-fewer = Каждый герой может нести на одну карту снаряжения меньше{ $n ->
    [0] { "" }
   *[other] , ваш — всего { $n }
}. Лишнее сбрасывается сейчас.
turned-gift = Каждый герой берёт две карты снаряжения и оставляет одну из них.
turned-scouted = Разведанные угрозы возвращаются к картам своего этапа.

# Lines of mood, which a setting turns off. They stand beside facts and carry none.
flavour-won-1905 = Три платформы голосуют, карта одна на всех. Чернила ещё не высохли.
flavour-won-bandits = Налогов сегодня не берут. Все уже заплатили.
flavour-won-red_line = Репродукторы повторяют это дважды, хотя никто не спрашивал.
flavour-won-bauman = Мастерские гудят всю ночь: латают флаги, навешивают двери.
flavour-won-reich = На платформах очень тихо, и все смотрят в пол.
flavour-won-arbat = Кто-то открывает архив и записывает дату. Её стоит сохранить.
flavour-won-vdnkh = Чай — всему туннелю. Дозор выйдет, когда опустеет чайник.
flavour-lost = Над платформой чужой флаг. У туннелей долгая память.
flavour-stage-two = Собаки смолкли час назад.
flavour-stage-one = Лампы снова горят ровно.
flavour-attack_prevented-1 = Когда оседает пыль, драться уже не с кем.
flavour-hero_wounded-1 = Четверо и дверь: быстрее носилок не бывает.
flavour-hero_wounded-2 = Санитарка сначала считает бинты, потом раны.
flavour-station_captured-1 = Свежая краска на старой стене: у станции новый флаг.
flavour-station_captured-2 = Торговцы меняют цены раньше, чем рассеется дым.
flavour-station_lost-1 = Последние уходящие забирают с собой лампы.
flavour-station_lost-2 = К вечеру туннель полон людей с матрасами.
flavour-threat_repelled-1 = Сначала смеётся кто-то один. Потом все.
flavour-threat_repelled-2 = Баррикаду пока не разбирают: мало ли что.
flavour-threat_not_repelled-1 = Лампы гаснут одна за другой, начиная с дальнего конца.
flavour-threat_not_repelled-2 = Утром в списке дозорных одним именем меньше.
flavour-law_passed-1 = Кто-то прибивает листок к колонне. Кто-то другой читает вслух.
flavour-law_passed-2 = Писарь делает шесть копий. Бумага дороже закона.
flavour-law_rejected-1 = Листок пойдёт на растопку.
flavour-no-tables = Платформа пуста. Разведите огонь, и кто-нибудь придёт.

# Кто-то в шаге от победы.
herald-board = У { $seat_gen } { $points }: к концу раунда этого хватит для победы, если никто не отнимет ни одного.
herald-you-board = У вас { $points }: этого хватит для победы, если удержать их до конца раунда.
herald-breakthrough = У { $seat_gen } { $points }. Ещё один, и партия окончена.
herald-you-breakthrough = У вас { $points }. Ещё один, и вы победите.
