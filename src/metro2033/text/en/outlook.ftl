# What a choice costs and brings.

outlook-cost = cost: { $things }
outlook-cost-left = cost: { $things } (left: { $left })
outlook-gain = gain: { $things }
outlook-later-cost = then pay: { $things }
outlook-later-gain = then gain: { $things }
outlook-discount = { $card } { $change }
outlook-takes = you get { $cards }
outlook-discards = you discard { $cards }
outlook-draws = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
}
outlook-progress = { $card }: { $have } of { $needed }
outlook-progress-moves = { $card }: { $have } → { $then } of { $needed }
outlook-keeps = you keep { $n }
thing-any = { $n ->
    [one] { $n } resource of your choice
   *[other] { $n } resources of your choice
}
