game-nightmarket = Nachtmarkt

coin_1 = Münze 1
    .text = Ein Gebot von 1.
coin_2 = Münze 2
    .text = Ein Gebot von 2.
coin_3 = Münze 3
    .text = Ein Gebot von 3.
coin_4 = Münze 4
    .text = Ein Gebot von 4.
coin_5 = Münze 5
    .text = Ein Gebot von 5.
coin_6 = Münze 6
    .text = Ein Gebot von 6.
coin_7 = Münze 7
    .text = Ein Gebot von 7.
matches = Streichhölzer
    .text = 1 Punkt wert.
lantern = Laterne
    .text = 2 Punkte wert.
tea = Tee
    .text = 3 Punkte wert.
boots = Stiefel
    .text = 4 Punkte wert.
filter = Gasmaskenfilter
    .text = 5 Punkte wert.
map = Tunnelplan
    .text = 6 Punkte wert.
radio = Funkgerät
    .text = 7 Punkte wert.
accordion = Akkordeon
    .text = 8 Punkte wert.
medicine = Arznei
    .text = 9 Punkte wert.
icon = Alte Ikone
    .text = 10 Punkte wert.

prompt-ask_vote = Welche Ware kommt heute Nacht unter den Hammer?
prompt-ask_bid = Was bietest du? Jede gebotene Münze ist weg.
choice-vote-lot = Für „{ $target }“ stimmen
choice-bid-coin = „{ $target }“ bieten
choice-pass = Nicht bieten

event-round_began = Runde { $round } beginnt. Startspieler: { $seat }.
event-lot_chosen = „{ $card }“ kommt unter den Hammer, mit { $votes ->
    [one] einer Stimme
   *[other] { $votes } Stimmen
}.
event-coin_bid = { $seat } bietet „{ $card }“.
event-seat_passed = { $seat } bietet nicht.
event-lot_sold = { $seat } nimmt „{ $card }“.
event-lot_unsold = Niemand will „{ $card }“.
event-coin_drawn = { $seat } zieht „{ $card }“.
event-coin_drawn-hidden = { $seat } zieht eine Münze.

pass = kein Gebot
field-points = Punkte
field-won = Waren
field-coins = Münzen
field-hand = Hand
field-vote = Stimme
field-bid = Gebot
field-winner = Sieger
field-first = Startspieler
field-offered = Im Angebot
field-chosen = Unter dem Hammer
field-spent = Ausgegebene Münzen
kind-coin = Münzen
kind-lot = Waren
