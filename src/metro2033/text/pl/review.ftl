# Analiza zakończonej partii, w terminalu i na stronie.

review-unfinished = Analizować można tylko zakończoną partię, a ta jeszcze trwa.
review-too-many = Analiz było już dużo; spróbuj ponownie za kilka minut.
review-empty = W tej partii nie było ruchów, więc nie ma czego analizować.
review-working = Analiza: { $seat }
review-title = Analiza: { $seat }
review-chance = Szansa na zwycięstwo: { $start } na początku, { $end } na końcu.
review-luck = Szczęście: { $points } pkt proc.
review-own = Twoje decyzje: { $points } pkt proc.
review-others = Pozostali gracze: { $points } pkt proc.
review-accuracy = Trafność: { $share } ({ $n ->
    [one] { $n } decyzja
    [few] { $n } decyzje
    [many] { $n } decyzji
   *[other] { $n } decyzji
})
review-accuracy-hint = { $m ->
    [0] { $n ->
        [one] Jedyna decyzja nie kosztowała wyraźnie niczego.
        [few] Żadna z { $n } decyzji nie kosztowała wyraźnie niczego.
        [many] Żadna z { $n } decyzji nie kosztowała wyraźnie niczego.
       *[other] Żadna z { $n } decyzji nie kosztowała wyraźnie niczego.
    }
    [one] Decyzje: { $n }. Bez straty: { $clean }; jedna oddała { $lost } szansy na zwycięstwo. Średnio decyzja zachowała więc { $share }.
    [few] Decyzje: { $n }. Bez straty: { $clean }; pozostałe { $m } oddały średnio po { $lost } szansy, która wtedy była. Średnio decyzja zachowała więc { $share }.
    [many] Decyzje: { $n }. Bez straty: { $clean }; pozostałych { $m } oddało średnio po { $lost } szansy, która wtedy była. Średnio decyzja zachowała więc { $share }.
   *[other] Decyzje: { $n }. Bez straty: { $clean }; pozostałe { $m } oddało średnio po { $lost } szansy, która wtedy była. Średnio decyzja zachowała więc { $share }.
}
review-phase-accuracy = { $phase }: { $share } ({ $n })
review-phase = { $phase ->
    [setup] Przygotowanie
    [events] Wydarzenia
    [mobilisation] Mobilizacja
    [army_actions] Akcje armii
    [hero_actions] Akcje bohatera
    [battle] Walki
    [end_of_round] Koniec rundy
    [draw] Dobieranie
    [action] Akcja
    [end_of_turn] Koniec tury
    [missions] Misje
   *[defence] Obrona
}
review-mistakes = { $n ->
    [0] Bez wyraźnych błędów.
    [one] Jeden wyraźny błąd.
    [few] { $n } wyraźne błędy; największe:
    [many] { $n } wyraźnych błędów; największe:
   *[other] { $n } wyraźnych błędów; największe:
}
review-chosen = Runda { $round }, ruch { $entry }: { $chosen } (szansa { $value }).
review-better = Lepiej: { $best } ({ $best_value }); strata { $loss } pkt proc. (± { $error }).
review-line = A potem: { $line }
review-worse = Gorzej wypadło: { $terms }.
review-gain = Lepiej wypadło: { $terms }.
review-moments = Przełomowe chwile
review-moment = Runda { $round }, ruch { $entry }: { $kind ->
    [luck] szczęście
    [own] twoja decyzja
   *[others] pozostali gracze
}, { $points } pkt proc.
