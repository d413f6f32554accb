# The stages of the page: battles, votes, threats, monsters, the end of a round and of a game; the replay.

stage-steps = Steps
stage-step-declared = Declared
stage-step-cards = Cards
stage-step-result = Result
stage-step-capture = Capture
stage-continue = Continue
stage-enter = Enter
stage-you = you
stage-or = or
stage-total = strength { $n }
stage-battle = Battle for { $station }
stage-duel = Attack on { $hero_acc } at { $station }
stage-defence = Defence of { $station }
stage-attacked = { $seat } { $seat_number ->
    [plur] attack
   *[sing] attacks
} you at { $station }
stage-defends-army = Your army defends.
stage-defends-hero = { $hero } defends.
stage-has-chosen = { $name } has chosen
stage-choose-card = Choose one card. Both are shown together.
stage-enemy-holds = { $name }: three of { $cards }.
stage-clash = Against { $card } { $own } to { $other }, { $result ->
    [won] won
    [lost] lost
   *[drawn] a draw
}
stage-lose = Lose
stage-draw = Draw { $score }
stage-hold = Hold
stage-win = Win
stage-stake-station = { $seat } { $seat_number ->
    [plur] lose
   *[sing] loses
} { $station }.
stage-stake-army = { $seat } { $seat_number ->
    [plur] lose
   *[sing] loses
} a soldier.
stage-stake-wound = { $hero } is wounded.
stage-stake-prize = You may capture { $station } for its price.
stage-bars = The bars reckon with sensible play on both sides, abilities included.
stage-stake-nothing = Nothing happens.
stage-you-win = You win { $score }
stage-you-lose = You lose { $score }
stage-dark-lead = Everyone has named a station and a defender. One card attacks them all.
stage-printed = printed
stage-repelled = Repelled
stage-not-repelled = Not repelled
stage-drawn = Draw
stage-named = named
stage-vote-lead = Votes are counted by weight. A law passes with more votes for it than against it.
stage-deciding = your choice
stage-tally-for = { $n } for
stage-tally-mine = yours: { $n }
stage-tally-open = { $n } open
stage-tally-against = { $n } against
stage-law-replaces = If it passes, it replaces { $law }.
stage-round-over = Round { $round } is over
stage-round-lead = Nobody has reached the goal yet, so the game goes on.
stage-next-round = Round { $round }
stage-no-change = no change
stage-your-missions = Your missions
stage-first-next = First player next
stage-begins-with = Round { $round } begins with
stage-round-off = Don’t show this between rounds
stage-monster = { $seat } sets { $card } loose
stage-monster-lead = It attacks everybody. One matching symbol repels it.
stage-your-answer = Your answer
stage-used = { $cards } is used up
stage-loses = Lost
stage-nothing-to-lose = Nothing to lose
stage-at-stake = At stake
stage-repel-or-suffer = Repel or suffer?
stage-keep-lead = To keep a station you put { $price ->
    [one] { $price } token on it. It still counts
   *[other] { $price } tokens on it. They still count
} towards victory, but can’t pay for anything.
victory-you-won = You have won · round { $round }
victory-you-lost = You have lost · round { $round }
victory-over = The game is over · round { $round }
victory-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
victory-stations = { $n ->
    [one] { $n } station
   *[other] { $n } stations
}
victory-missions = { $n ->
    [one] { $n } mission
   *[other] { $n } missions
}
victory-needed = needed { $n }
victory-why-board = { $points } points at the end of the round; { $needed } were needed.
victory-why-cards = All ten tokens are owned.
victory-why-cap = The last round is over, and { $points } are the most.
victory-course = How the game turned
victory-review = Watch it again
victory-new = New opponents
victory-moments = Key moments
victory-moment = Round { $round }
victory-none = No single move changed the chances much.
victory-plain = The learned bot didn’t judge this game; the chances come from a plain estimate.
replay-step = Move { $at } of { $last }
replay-beginning = The deal
replay-moments = Key moments
replay-preview = Replay
replay-preview-move = Move { $at }
replay-preview-about = Watch it move by move.
stage-of-law = law
stage-of-faction = faction
victory-wins = { $seat } { $seat_number ->
    [plur] win
   *[sing] wins
}, { $score }
victory-draw = A draw, { $score }
victory-why-draw = The last round is over: the best have { $points } each.
victory-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
