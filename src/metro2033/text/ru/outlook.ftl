# Чего стоит и что даёт вариант.

outlook-cost = цена: { $things }
outlook-cost-left = цена: { $things } (останется: { $left })
outlook-gain = даёт: { $things }
outlook-later-cost = затем к оплате: { $things }
outlook-later-gain = затем даёт: { $things }
outlook-discount = { $card } { $change }
outlook-takes = вы получаете: { $cards }
outlook-discards = вы сбрасываете: { $cards }
outlook-draws = { $n ->
    [one] вы берёте { $n } карту
    [few] вы берёте { $n } карты
    [many] вы берёте { $n } карт
   *[other] вы берёте { $n } карты
}
outlook-progress = { $card }: { $have } из { $needed }
outlook-progress-moves = { $card }: { $have } → { $then } из { $needed }
outlook-keeps = из них оставляете { $n }
thing-any = { $n ->
    [one] { $n } ресурс на выбор
    [few] { $n } ресурса на выбор
    [many] { $n } ресурсов на выбор
   *[other] { $n } ресурса на выбор
}
