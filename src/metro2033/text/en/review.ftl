# The review of a finished game, in the terminal and in the page.

review-unfinished = Only a finished game can be reviewed; this one isn’t over yet.
review-too-many = You’ve asked for many reviews; try again in a few minutes.
review-empty = There were no moves in this game, so there’s nothing to review.
review-working = Reviewing { $seat }
review-title = Review: { $seat }
review-chance = Chance to win: { $start } at the start, { $end } at the end.
review-luck = Luck: { $points } pp
review-own = Your own decisions: { $points } pp
review-others = The other players: { $points } pp
review-accuracy = Accuracy: { $share } in { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}
review-accuracy-hint = { $m ->
    [0] { $n ->
        [one] Your only decision didn’t clearly cost anything.
       *[other] None of your { $n } decisions clearly cost anything.
    }
    [one] Of { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }, { $clean } cost nothing; the other one gave away { $lost } of your chance to win. So on average a decision kept { $share }.
   *[other] Of { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }, { $clean } cost nothing; the other { $m } each gave away { $lost } of your chance to win at that moment, on average. So a decision kept { $share } of it on average.
}
review-phase-accuracy = { $phase }: { $share } ({ $n })
review-phase = { $phase ->
    [setup] Setup
    [events] Events
    [mobilisation] Mobilisation
    [army_actions] Army actions
    [hero_actions] Hero actions
    [battle] Battles
    [end_of_round] End of the round
    [draw] Drawing
    [action] Action
    [end_of_turn] End of the turn
    [missions] Missions
   *[defence] Defence
}
review-mistakes = { $n ->
    [0] No clear mistakes.
    [one] One clear mistake.
   *[other] { $n } clear mistakes; the biggest:
}
review-chosen = Round { $round }, move { $entry }: { $chosen } ({ $value } to win).
review-better = Better: { $best } ({ $best_value }); { $loss } percentage points lost, give or take { $error }.
review-line = And then: { $line }
review-worse = It was worse for { $terms }.
review-gain = It was better for { $terms }.
review-moments = Key moments
review-moment = Round { $round }, move { $entry }: { $kind ->
    [luck] luck
    [own] your decision
   *[others] the other players
}, { $points } pp
