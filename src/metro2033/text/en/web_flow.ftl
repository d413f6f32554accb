# What others do, shown one thing after another; what happened while nobody looked; what did not reach the server.

flow-caption = What is happening
flow-step = step { $step } of { $steps }
flow-phase = { $phase ->
    [setup] setup
    [events] events
    [mobilisation] mobilisation
    [army_actions] army turn
    [hero_actions] hero turn
    [end_of_round] end of the round
   *[other] { $phase }
}
flow-pause = Pause
flow-play = Continue at this pace
flow-next = Next
flow-skip = Skip to now
flow-skip-turn = To my turn
flow-continue = Continue
flow-left = { $n ->
    [0] nothing more to show
    [one] { $n } more to show
   *[other] { $n } more to show
}
flow-pace = Pace
flow-pace-slow = Slow
flow-pace-normal = Normal
flow-pace-fast = Fast
flow-pace-instant = Instant

flow-since = Since your last turn
flow-since-watch = Lately
flow-show = Show on the table: { $line }
flow-is-moving = Now: { $seat }
flow-everybody = The metro
flow-so-far = This turn so far
flow-again = Show again: { $line }
flow-next-seat = next

flow-away = While you were away
flow-away-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
flow-away-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
flow-away-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
flow-go-on = Go on
flow-go-on-turn = Go on: your turn
flow-show-me = Show me

flow-lost = Connection lost, trying again…
flow-kept = Your move is kept and will be sent.
flow-failed = That didn’t go through.
flow-repeat = Try again
flow-dismiss = Dismiss
flow-moved-on = The game has moved on: the move you made while offline wasn’t played.

web-log-idle = { $name } { $number ->
    [plur] do
   *[sing] does
} nothing more.
flow-take-back = Undo move

# One advisor.

advice-this-fight = this fight: { $chance }
advice-the-game = the game: { $chance }
advice-advises = I’d choose this: about { $chance } to win the game.
advice-because = I’d choose this: about { $chance } to win the game. Compared with the next best choice, it’s good for { $terms }.
advice-even = I’d choose this: about { $chance } to win the game. As far as I can tell, { $others } would be just as good.
advice-gap = I’d choose this: about { $chance } to win the game. With the next best choice it would be about { $next }.
advice-although = I’d choose this, even though you’d win this fight only about { $fight } of the time: it’s good for { $terms }. About { $chance } to win the game.
advice-although-plain = I’d choose this, even though you’d win this fight only about { $fight } of the time: nothing else is better. About { $chance } to win the game.
advice-lost = Whatever you choose, this game is all but lost. I’d still choose this.
advice-won = Whatever you choose, this game is all but won. I’d simply choose this.
advice-all-lost = Whatever is chosen, this game is all but lost:
advice-all-won = Whatever is chosen, this game is all but won:
advice-as-good = just as good, as far as can be told
advice-proven = The first is the proven solution of the puzzle. The chances are those to win the whole game, which the puzzle doesn’t ask for.
advice-known = The chance to win the game is an estimate from what you know, give or take { $error } percentage points. The review of the game has the same numbers.
advice-compare = Compare
advice-about = How is this known?
reasons-single = There was nothing to decide here.
