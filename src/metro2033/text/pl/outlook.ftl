# Co kosztuje i co daje wybór.

outlook-cost = koszt: { $things }
outlook-cost-left = koszt: { $things } (zostaje: { $left })
outlook-gain = zysk: { $things }
outlook-later-cost = potem do zapłaty: { $things }
outlook-later-gain = potem zysk: { $things }
outlook-discount = { $card } { $change }
outlook-takes = otrzymujesz: { $cards }
outlook-discards = odrzucasz: { $cards }
outlook-draws = { $n ->
    [one] dobierasz { $n } kartę
    [few] dobierasz { $n } karty
    [many] dobierasz { $n } kart
   *[other] dobierasz { $n } karty
}
outlook-progress = { $card }: { $have } z { $needed }
outlook-progress-moves = { $card }: { $have } → { $then } z { $needed }
outlook-keeps = zatrzymujesz { $n }
thing-any = { $n ->
    [one] { $n } dowolny surowiec
    [few] { $n } dowolne surowce
    [many] { $n } dowolnych surowców
   *[other] { $n } dowolnego surowca
}
