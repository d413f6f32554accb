# Co robią inni, krok po kroku; co wydarzyło się pod nieobecność; co nie dotarło do serwera.

flow-caption = Co się dzieje
flow-step = krok { $step } z { $steps }
flow-phase = { $phase ->
    [setup] przygotowanie
    [events] wydarzenia
    [mobilisation] mobilizacja
    [army_actions] tura armii
    [hero_actions] tura bohatera
    [end_of_round] koniec rundy
   *[other] { $phase }
}
flow-pause = Wstrzymaj
flow-play = Pokazuj dalej
flow-next = Następny krok
flow-skip = Na bieżąco
flow-skip-turn = Do mojej tury
flow-continue = Dalej
flow-left = { $n ->
    [0] nic więcej do pokazania
    [one] jeszcze { $n } krok
    [few] jeszcze { $n } kroki
    [many] jeszcze { $n } kroków
   *[other] jeszcze { $n } kroku
}
flow-pace = Tempo
flow-pace-slow = Wolne
flow-pace-normal = Zwykłe
flow-pace-fast = Szybkie
flow-pace-instant = Natychmiast

flow-since = Od twojej ostatniej tury
flow-since-watch = Ostatnio
flow-show = Pokaż na stole: { $line }
flow-is-moving = Ruch: { $seat }
flow-everybody = Metro
flow-so-far = Dotychczas w tej turze
flow-again = Pokaż jeszcze raz: { $line }
flow-next-seat = następny gracz

flow-away = Pod twoją nieobecność
flow-away-moves = { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
    [many] { $n } ruchów
   *[other] { $n } ruchu
}
flow-away-minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
    [many] { $n } minut
   *[other] { $n } minuty
}
flow-away-hours = { $n ->
    [one] { $n } godzina
    [few] { $n } godziny
    [many] { $n } godzin
   *[other] { $n } godziny
}
flow-go-on = Graj dalej
flow-go-on-turn = Graj dalej: twoja tura
flow-show-me = Pokaż mi

flow-lost = Brak połączenia, próbuję ponownie…
flow-kept = Twój ruch jest zachowany i zostanie wysłany.
flow-failed = To się nie udało.
flow-repeat = Spróbuj ponownie
flow-dismiss = Zamknij
flow-moved-on = Gra poszła dalej: ruch wybrany bez połączenia nie został zagrany.

web-log-idle = { $name } nic więcej nie { $number ->
    [plur] robią
   *[sing] robi
}.
flow-take-back = Cofnij ruch

# Jeden doradca.

advice-this-fight = ta walka: { $chance }
advice-the-game = cała gra: { $chance }
advice-advises = Radzę to: szansa na wygraną w grze to około { $chance }.
advice-because = Radzę to: szansa na wygraną w grze to około { $chance }. Zysk względem drugiego najlepszego wyboru: { $terms }.
advice-even = Radzę to: szansa na wygraną w grze to około { $chance }. O ile da się to ocenić, równie dobre: { $others }.
advice-gap = Radzę to: szansa na wygraną w grze to około { $chance }. Przy drugim najlepszym wyborze: około { $next }.
advice-although = Radzę to, choć szansa na wygranie tej walki to tylko { $fight }; w zamian zyskujesz: { $terms }. Szansa na wygraną w grze to około { $chance }.
advice-although-plain = Radzę to, choć szansa na wygranie tej walki to tylko { $fight }: nic innego nie jest lepsze. Szansa na wygraną w grze to około { $chance }.
advice-lost = Cokolwiek wybierzesz, ta gra jest już prawie na pewno przegrana. Mimo to radzę to.
advice-won = Cokolwiek wybierzesz, ta gra jest już prawie na pewno wygrana. Po prostu radzę to.
advice-all-lost = Cokolwiek wybrać, ta gra jest już prawie na pewno przegrana:
advice-all-won = Cokolwiek wybrać, ta gra jest już prawie na pewno wygrana:
advice-as-good = o ile da się to ocenić, równie dobre
advice-proven = Pierwsza możliwość to udowodnione rozwiązanie zagadki. Podane szanse dotyczą wygranej w całej grze, o którą zagadka nie pyta.
advice-known = Szansa na wygraną w grze to oszacowanie na podstawie tego, co wiesz, z dokładnością do { $error } pkt proc. Analiza partii podaje te same liczby.
advice-compare = Porównaj
advice-about = Skąd to wiadomo?
reasons-single = Nie było tu nic do wyboru.
