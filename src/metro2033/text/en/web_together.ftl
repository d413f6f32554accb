# Deciding together, and auto-pass.

web-proposal-own = You’re asking to undo.
web-proposal-move = This would undo: “{ $move }”
web-proposal-count = { $n ->
    [one] { $n } move in all.
   *[other] { $n } moves in all.
}
web-withdraw = Withdraw
web-pass-always = Always pass { $when }
web-window-offer_abilities-phase = at the start of a phase
web-window-offer_abilities-mob = at the start of my mobilisation turn
web-window-offer_abilities-army = at the start of my army turn
web-window-offer_abilities-hero = at the start of my hero turn
web-window-offer_abilities-pre = before the cards of a battle are shown
web-window-offer_abilities-post = after the cards of a battle are shown
web-window-offer_abilities-result = when a battle is decided
web-window-offer_abilities-vote = after the votes on a law
web-window-offer_abilities-round = at the end of a round
