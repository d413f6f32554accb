# Почему бот выбирает то, что выбирает.

reason-thoughtless = Бот { $bot } над этим не раздумывает: все варианты для него равны.
reason-first = { $choice }: шанс на победу { $chance }
reason-other = { $choice }: шанс на победу { $chance }{ $better ->
    [none] { "" }
   *[other] ; плюсы: { $better }
}{ $worse ->
    [none] { "" }
   *[other] ; минусы: { $worse }
}
reason-chosen = И всё же бот выбрал: { $choice }
neural-unknown-cards = Для этого набора карт здесь нет сети; вместо неё решает перебор.
adviser-unknown-cards = Для этого набора карт здесь нет обученного бота; вместо него советует ветеран.
fair-holds-back = Этот бот играет вполсилы: когда он впереди, он выбирает ходы, которые сохраняют перевес, а не увеличивают его.
weight-points = очки
