# Was eine Wahl kostet und bringt.

outlook-cost = Kosten: { $things }
outlook-cost-left = Kosten: { $things } (bleiben: { $left })
outlook-gain = Gewinn: { $things }
outlook-later-cost = dann zahlen: { $things }
outlook-later-gain = dann Gewinn: { $things }
outlook-discount = „{ $card }“ { $change }
outlook-takes = du bekommst { $cards }
outlook-discards = du wirfst ab: { $cards }
outlook-draws = { $n ->
    [one] { $n } Karte ziehen
   *[other] { $n } Karten ziehen
}
outlook-progress = „{ $card }“: { $have } von { $needed }
outlook-progress-moves = „{ $card }“: { $have } → { $then } von { $needed }
outlook-keeps = du behältst { $n }
thing-any = { $n ->
    [one] { $n } Ressource deiner Wahl
   *[other] { $n } Ressourcen deiner Wahl
}
