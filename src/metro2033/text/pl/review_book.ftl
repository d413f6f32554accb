# Księga otwarć.

book-title = Co wygrywa
book-about = Liczba partii równych botów ({ $bot }): { $games }; frakcje i bohaterowie losowani. Udziały z przedziałami 95%; „sprawiedliwie” to tyle, ile dałby sam przypadek. Boty to nie ludzie.
book-kind = { $kind ->
    [faction] Frakcje
    [hero] Bohaterowie
    [mission] Pierwsza ukończona misja
   *[station] Pierwsza zdobyta stacja
}
book-line = { $name }: { $share } (od { $low } do { $high }), sprawiedliwie { $fair }, liczba gier: { $games }
book-name = Nazwa
book-times = Gry
book-share = Wygrane
book-interval = Przedział
book-fair = Sprawiedliwie
book-range = od { $low } do { $high }
book-more = Pokaż wszystkie ({ $n })
