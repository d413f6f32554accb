# Co kosztuje i co daje wybór: pojęcia i skutki w grze planszowej.

thing-army = siła armii { $n }
thing-points = { $n ->
    [one] { $n } punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
    [many] { $n } punktów zwycięstwa
   *[other] { $n } punktu zwycięstwa
}
outlook-each = za każdą kartę
outlook-only-renewal = możesz tylko odnowić ofertę, na zakup cię nie stać
outlook-votes = { $n ->
    [one] { $n } głos
    [few] { $n } głosy
    [many] { $n } głosów
   *[other] { $n } głosu
}
outlook-strength = siła { $n }
outlook-free-capture = dzięki karcie przejmujesz stację za darmo
outlook-cannot-capture = teraz nie stać cię na przejęcie stacji
outlook-unless-stopped = chyba że obrońca użyje karty „{ $card }”
outlook-risk-army = w razie przegranej: armia −1
outlook-risk-wound = w razie przegranej: twój bohater jest ranny
outlook-risk-equipment = w razie przegranej: sprzęt −1
outlook-spoils-take = w razie wygranej: możesz zabrać kartę sprzętu
outlook-spoils-discard = w razie wygranej: możesz odrzucić kartę sprzętu bohatera
outlook-place-trade = handel z Hanzą
outlook-place-exchange = tylko wymiana surowców; teraz nie możesz tu niczego kupić
outlook-place-scout = zwiad
outlook-place-attack = atak na stację
outlook-place-duel = atak na bohatera
outlook-place-ability = zdolność bohatera
outlook-risk-station = jeśli atak nie zostanie odparty: tracisz stację
outlook-vote-passes = { $in_favour } : { $opposed }. { $still ->
    [0] Prawo zostaje przyjęte.
   *[other] Prawo zostaje przyjęte bez względu na głosy pozostałych.
}
outlook-vote-fails = { $in_favour } : { $opposed }. { $still ->
    [0] Prawo zostaje odrzucone.
   *[other] Prawo zostaje odrzucone bez względu na głosy pozostałych.
}
outlook-vote-open = { $in_favour } : { $opposed }.{ $still ->
    [0] {""}
   *[other] {" "}Pozostało głosów: { $still }.
}{ $added ->
    [0] {""}
   *[other] {" "}Karty mogą jeszcze dodać głosów: { $added }.
}
