# Книга дебютов.

book-title = Что побеждает
book-about = Партий равных ботов ({ $bot }): { $games }; фракции и герои — по жребию. Доли с интервалами 95 %; «поровну» — сколько дал бы один случай. Боты — не люди.
book-kind = { $kind ->
    [faction] Фракции
    [hero] Герои
    [mission] Первое выполненное задание
   *[station] Первая захваченная станция
}
book-line = { $name }: { $share } (от { $low } до { $high }), поровну { $fair }, партий: { $games }
book-name = Название
book-times = Партии
book-share = Победы
book-interval = Интервал
book-fair = Поровну
book-range = от { $low } до { $high }
book-more = Показать все ({ $n })
