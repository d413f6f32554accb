game-nightmarket = Night Market

coin_1 = Coin 1
    .text = A bid of 1.
coin_2 = Coin 2
    .text = A bid of 2.
coin_3 = Coin 3
    .text = A bid of 3.
coin_4 = Coin 4
    .text = A bid of 4.
coin_5 = Coin 5
    .text = A bid of 5.
coin_6 = Coin 6
    .text = A bid of 6.
coin_7 = Coin 7
    .text = A bid of 7.
matches = Matches
    .text = Worth 1 point.
lantern = Lantern
    .text = Worth 2 points.
tea = Tea
    .text = Worth 3 points.
boots = Boots
    .text = Worth 4 points.
filter = Gas-mask Filter
    .text = Worth 5 points.
map = Tunnel Map
    .text = Worth 6 points.
radio = Radio
    .text = Worth 7 points.
accordion = Accordion
    .text = Worth 8 points.
medicine = Medicine
    .text = Worth 9 points.
icon = Old Icon
    .text = Worth 10 points.

prompt-ask_vote = Which lot is sold tonight?
prompt-ask_bid = What do you bid? Every coin that is bid is spent.
choice-vote-lot = Vote for { $target }
choice-bid-coin = Bid { $target }
choice-pass = Don’t bid

event-round_began = Round { $round } begins. { $seat } leads.
event-lot_chosen = { $card } is sold, by { $votes ->
    [one] one vote
   *[other] { $votes } votes
}.
event-coin_bid = { $seat } bids { $card }.
event-seat_passed = { $seat } doesn’t bid.
event-lot_sold = { $seat } takes { $card }.
event-lot_unsold = Nobody wants { $card }.
event-coin_drawn = { $seat } draws { $card }.
event-coin_drawn-hidden = { $seat } draws a coin.

pass = no bid
field-points = Points
field-won = Lots
field-coins = Coins
field-hand = Hand
field-vote = Vote
field-bid = Bid
field-winner = Winner
field-first = First
field-offered = On offer
field-chosen = Being sold
field-spent = Spent coins
kind-coin = coins
kind-lot = lots
