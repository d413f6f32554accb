# Co kosztuje i co daje wybór: pojęcia i skutki w grze planszowej.

thing-army = siła armii { $n }
thing-points = { $n ->
    [one] { $n } punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
    [many] { $n } punktów zwycięstwa
   *[other] { $n } punktu zwycięstwa
}
outlook-each = za każdą kartę
outlook-votes = { $n ->
    [one] { $n } głos
    [few] { $n } głosy
    [many] { $n } głosów
   *[other] { $n } głosu
}
outlook-strength = siła { $n }
outlook-free-capture = dzięki karcie przejmujesz stację za darmo
outlook-risk-army = w razie przegranej: armia −1
outlook-risk-wound = w razie przegranej: twój bohater jest ranny
outlook-risk-station = jeśli atak nie zostanie odparty: tracisz stację
