# The page of a review.

review-name = Review
review-of = Player
review-making = Going through the game…
review-queue = { $n ->
    [one] One review ahead of yours.
   *[other] { $n } reviews ahead of yours.
}
review-retry = Try again
review-stop = Stop
review-stopped = The review was stopped.
review-restart = Start again
review-curve = Chance to win
review-curve-hint = Everyone’s chance to win with all cards open, as in the chart at the end of the game. The table below has the numbers.
review-as-table = As a table
review-round = Round
review-move = Move
review-end = End
review-division = Luck and skill
review-cause-luck = Luck
review-cause-own = Own decisions
review-cause-others = Other players
review-division-hint = In percentage points. Luck is what cards and battles brought compared with what could be expected. Own decisions are measured against the bot’s best. The rest is what the others did.
review-accuracy-title = Accuracy
review-decisions = { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}
review-mistakes-title = Mistakes
review-when = Round { $round }, move { $entry }
review-verdict-slip = slip
review-verdict-mistake = mistake
review-verdict-blunder = big mistake
review-better-word = better
review-all = Show all { $n }
review-values = Chance to win: { $value } instead of { $best }, give or take { $error } pp.
review-moment-title = The moment
review-back = Back to the review
review-larger = The next bigger mistake
review-smaller = The next smaller mistake
review-again = Try it again from here
review-replay = Replay
review-judge-neural = Judged as the hints are: by the learned bot on { $n } possible deals for each decision, using only what the player knew then. Differences within the noise count as equal. The review sees further than a hint in one way: it calls a choice a mistake only if a second look at { $again } other deals, for which a hint has no time, finds it too.
review-judge-plain = Judged by the plain evaluation on { $n } possible deals for each decision, using only what the player knew then: the learned bot doesn’t know these cards.
