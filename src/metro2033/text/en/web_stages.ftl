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
stage-has-chosen = { $name }: card chosen
stage-choose-card = Choose one card. Both are shown together.
stage-enemy-holds = { $name }: three of { $cards }.
stage-clash = Against { $card } { $own } to { $other }, { $result ->
    [won] won
    [lost] lost
   *[drawn] a draw
}
stage-lose = Lose
stage-draw = Draw { $score }
stage-stopped = The attack is stopped
stage-hold = Hold
stage-win = Win
stage-stake-prize = You may capture { $station } for its price.
stage-bars = Beside each card is how often it’s expected if they play sensibly. The bar adds the rows up, abilities included.
stage-stake-nothing = Nothing happens.
stage-you-win = You win { $score }
stage-you-lose = You lose { $score }
stage-dark-lead = Everyone has named a station and a defender. One card attacks them all.
stage-printed = printed
stage-repelled = Repelled
stage-not-repelled = Not repelled
stage-drawn = Draw
stage-named = named
stage-vote-lead = As a rule, each faction has one vote per station, plus bonuses. More votes for than against, and the law passes.
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
stage-monster = { $seat } sets { $card } on everyone
stage-monster-one-symbol = It attacks everyone. One matching symbol repels it.
stage-monster-all-symbols = It attacks everyone. You need every one of its symbols to repel it.
stage-monster-all-away = If you don’t repel it, all your ready tokens are spent.
stage-monster-must-defend = Anyone who can defend must.
stage-your-answer = Your turn
stage-used = { $n ->
    [one] card used up: { $cards }
   *[other] cards used up: { $cards }
}
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
victory-why-points = { $points } points at the end of the round; { $needed } were needed.
victory-why-polis = All four Polis stations were held at the end of the round, whatever the points.
victory-why-both = { $points } points at the end of the round, { $needed } were needed; all four Polis stations were held as well.
victory-why-tokens = { $you ->
    [yes] You own
   *[no] { $seat } owns
} all ten tokens.
victory-why-others = { $n ->
    [one] One other player had met a condition for victory too; the tie-break decided.
   *[other] { $n } other players had met a condition for victory too; the tie-break decided.
}
victory-why-cap = The last round is over: { $points } is the best score.
victory-decided = Decided in round { $round }: { $said }
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

turned-title = { $stage ->
    [1] Back to stage I
   *[2] Stage II begins
}
turned-two = { $seat } { $seat_number ->
    [plur] have
   *[sing] has
} { $points } victory points. From six on, it’s stage II.
turned-one = Nobody has six victory points any more. Once a round ends with such a player, stage II begins again.
turned-threats-more = Stronger threats: strength { $least } to { $most }, until now { $weakest } to { $strongest }.
turned-threats-fewer = Weaker threats again: strength { $least } to { $most }, until now { $weakest } to { $strongest }.
turned-carry-more = Every hero may carry one more equipment card{ $n ->
    [0] .
   *[other] , yours { $n } in all.
}
turned-carry-fewer = Every hero may carry one equipment card fewer{ $n ->
    [0] { "" }
   *[other] , yours { $n } in all
}. What is too much is discarded now.
turned-gift = Every hero draws two equipment cards and keeps one of them.
turned-scouted = Scouted threats go back to their own stage’s cards.

# Lines of mood, which a setting turns off. They stand beside facts and carry none.
flavour-won-1905 = Three platforms vote, one map is drawn. The ink is still wet.
flavour-won-bandits = No taxes tonight. Everyone has already paid.
flavour-won-red_line = The loudspeakers say it twice, though nobody has asked.
flavour-won-bauman = The workshops hum all night: there are flags to mend and doors to hang.
flavour-won-reich = The platforms are very quiet, and all eyes are on the floor.
flavour-won-arbat = The archive is opened and a date written down. It seems worth keeping.
flavour-won-vdnkh = Tea for the whole tunnel. The patrol goes out when the kettle is empty.
flavour-lost = Another flag over the platform. Tunnels have a long memory.
flavour-stage-two = The dogs went quiet an hour ago.
flavour-stage-one = The lamps burn evenly again.
flavour-attack_prevented-1 = When the dust settles, there is nobody left to fight.
flavour-hero_wounded-1 = Four people and a door: the quickest stretcher there is.
flavour-hero_wounded-2 = The medic counts the bandages before the wounds.
flavour-station_captured-1 = Wet paint on an old wall: the station has a new flag.
flavour-station_captured-2 = The stallholders change their prices before the smoke clears.
flavour-station_lost-1 = The last ones out take the lamps with them.
flavour-station_lost-2 = By evening the tunnel is full of people carrying mattresses.
flavour-threat_repelled-1 = First someone laughs. Then everyone does.
flavour-threat_repelled-2 = The barricade stays up, just in case.
flavour-threat_not_repelled-1 = The lights go out one by one, starting at the far end.
flavour-threat_not_repelled-2 = In the morning there is one name fewer on the watch list.
flavour-law_passed-1 = Someone nails the sheet to a column. Someone else reads it aloud.
flavour-law_passed-2 = The clerk makes six copies. Paper is dearer than the law.
flavour-law_rejected-1 = The sheet will do to light the stove.
flavour-no-tables = The platform is empty. Light a fire, and someone will come.

# Someone is about to win.
herald-board = { $seat } { $seat_number ->
    [plur] have
   *[sing] has
} { $points }: enough to win when the round ends, unless someone takes one away.
herald-you-board = You have { $points }: enough to win, if you still have them when the round ends.
herald-breakthrough = { $seat } { $seat_number ->
    [plur] have
   *[sing] has
} { $points }. One more wins the game.
herald-you-breakthrough = You have { $points }. One more wins the game.
