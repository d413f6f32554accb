# Общие решения и автоматический пас.

web-proposal-own = Вы просите отменить ход.
web-proposal-move = Будет отменено: «{ $move }»
web-proposal-count = { $n ->
    [one] Всего { $n } ход.
    [few] Всего { $n } хода.
    [many] Всего { $n } ходов.
   *[other] Всего { $n } хода.
}
web-withdraw = Отозвать просьбу
web-pass-always = Всегда пасовать { $when }
web-window-offer_abilities-phase = в начале фазы
web-window-offer_abilities-mob = в начале моей мобилизации
web-window-offer_abilities-army = в начале хода моей армии
web-window-offer_abilities-hero = в начале хода моего героя
web-window-offer_abilities-pre = до вскрытия карт в бою
web-window-offer_abilities-post = после вскрытия карт в бою
web-window-offer_abilities-result = когда исход боя решён
web-window-offer_abilities-vote = после голосования по закону
web-window-offer_abilities-round = в конце раунда

# Закончить партию вместе и сдаться.

together-end = Предложить закончить партию
together-end-alone = Закончить партию
together-end-ask = Закончить партию без победителя?
together-end-how = Партия закончится, если согласятся все остальные. Если кто-то играет дальше, предложение снимается. Такая партия не идёт в рейтинг.
together-end-how-alone = Победителя не будет, и партия не пойдёт в рейтинг.
together-end-league = Результат этого стола тогда определит организатор.
together-end-own = Вы предлагаете закончить партию без победителя.
together-end-asks = { $name } предлагает закончить партию без победителя.
together-resign = Сдаться
together-resign-ask = Точно сдаётесь?
together-resign-how = Вы проигрываете, а за вас до конца играет бот. Смотреть можно, вернуться в игру — нет.
together-resign-wins = Вы сразу проигрываете, побеждает другая сторона.
together-resign-last = Вы проигрываете, и партия заканчивается.
together-keep-playing = Играть дальше
together-resigned = сдача
together-you-resigned = Вы сдались.
together-has-resigned = { $name }: партия сдана.
together-has-stood-in = { $name }: пока играет бот.
together-bot-goes-on = Дальше играет бот.
together-understood = OK
web-log-end = Партия закончена досрочно.
web-log-resigned = { $name } сдаётся.

# Фразы для переговоров; каждый читает их на своём языке.

web-bargaining = Договориться
web-bargaining-whom = Кому
web-bargaining-all = Всем
web-bargaining-to = @{ $name }: { $phrase }
web-bargaining-station = Мне нужна эта станция…
web-bargain-law-for = Проголосуй за закон — и я на тебя не нападу.
web-bargain-law-against = Проголосуй против закона — и я на тебя не нападу.
web-bargain-truce = Не нападу на тебя в этом раунде, если ты меня не тронешь.
web-bargain-leader = Ударим по лидеру вместе!
web-bargain-winning = Ты побеждаешь. Кто тебя остановит?
web-bargain-station = Мне нужна эта станция: { $station }.
web-bargain-deal = По рукам!
web-bargain-no-deal = Не пойдёт.
