# Wspólne decyzje i automatyczne pasowanie.

web-proposal-own = Prosisz o cofnięcie ruchu.
web-proposal-move = Cofnięte zostanie: „{ $move }”
web-proposal-count = { $n ->
    [one] Łącznie { $n } ruch.
    [few] Łącznie { $n } ruchy.
    [many] Łącznie { $n } ruchów.
   *[other] Łącznie { $n } ruchu.
}
web-withdraw = Wycofaj propozycję
web-pass-always = Zawsze pasuj { $when }
web-window-offer_abilities-phase = na początku fazy
web-window-offer_abilities-mob = na początku mojej mobilizacji
web-window-offer_abilities-army = na początku tury mojej armii
web-window-offer_abilities-hero = na początku tury mojego bohatera
web-window-offer_abilities-pre = przed odkryciem kart w walce
web-window-offer_abilities-post = po odkryciu kart w walce
web-window-offer_abilities-result = po rozstrzygnięciu walki
web-window-offer_abilities-vote = po głosowaniu nad prawem
web-window-offer_abilities-round = na koniec rundy
