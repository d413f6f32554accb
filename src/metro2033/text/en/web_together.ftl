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

# Ending a game together, and resigning.

together-end = Suggest ending the game
together-end-alone = End the game
together-end-ask = End the game without a winner?
together-end-how = The game ends if all the others agree. If anyone plays on, the suggestion is withdrawn. An ended game isn’t rated.
together-end-how-alone = Nobody wins, and the game isn’t rated.
together-end-league = The organiser then decides the result of this table.
together-end-own = You’re asking to end the game without a winner.
together-end-asks = { $name } asks to end the game without a winner.
together-resign = Resign
together-resign-ask = Do you want to resign?
together-resign-how = You lose, and a bot plays your seat to the end. You can watch, but you can’t come back.
together-resign-wins = You lose at once, and the other side wins.
together-resign-last = You lose, and the game is over.
together-keep-playing = Keep playing
together-resigned = resigned
together-you-resigned = You’ve resigned.
together-has-resigned = Resigned: { $name }.
together-has-stood-in = A bot plays for { $name } now.
together-bot-goes-on = A bot plays on.
together-understood = OK
web-log-end = The game was ended early.
web-log-resigned = { $name } resigned.

# Phrases to bargain with; everyone reads them in their own language.

web-bargaining = Negotiate
web-bargaining-whom = To whom
web-bargaining-all = Everyone
web-bargaining-to = @{ $name }: { $phrase }
web-bargaining-station = I need this station…
web-bargain-law-for = Vote for the law, and I won’t attack you.
web-bargain-law-against = Vote against the law, and I won’t attack you.
web-bargain-truce = I won’t attack you this round if you leave me alone.
web-bargain-leader = Let’s attack the leader together.
web-bargain-winning = You’re winning. Who’s going to stop you?
web-bargain-station = I need this station: { $station }.
web-bargain-deal = Deal!
web-bargain-no-deal = No deal.
