# The trainer: exercises from one’s own games, in the page.

trainer-outdated = This exercise was made with cards or rules that have changed since. Remove it; the game it comes from can be added again.
trainer-unknown = There’s no such exercise in your trainer.
trainer-no-review = This game hasn’t been reviewed from this seat yet. Review it first.
trainer-not-yours = You can only train the mistakes of a seat you played.
trainer-full = Your trainer is full: it holds { $most } exercises. Remove some first.
trainer-too-many = You’ve added many games; try again in a few minutes.

trainer-title = Trainer
trainer-lead = Your own mistakes, as exercises. Each one comes back after a while, until you no longer make it.
trainer-empty = Nothing to train yet. Play a game to the end, open its review, and choose “Train my mistakes”.
trainer-empty-games = Your games are on the home page; a finished game has a review.
trainer-clean = No exercises: the games you’ve added had no mistakes of three points or more.
trainer-due-now = Due today
trainer-next-due = Next one due
trainer-nothing-due = none
trainer-learned = Learned
trainer-of = { $n } of { $all }
trainer-start-n = { $n ->
    [one] Train now: { $n } exercise
   *[other] Train now: { $n } exercises
}
trainer-rest = Done for today. The next exercise is due on { $day }.
trainer-all-learned = You’ve learned all your exercises. New ones come from the reviews of your games.
trainer-making = Making exercises from a game …
trainer-themes = Kinds of decisions
trainer-all = All
trainer-exercises = Exercises
trainer-due = due today
trainer-comes-back = due { $day }
trainer-is-learned = learned
trainer-step = step { $step } of { $steps }
trainer-lost = { $points } points
trainer-round = round { $round }
trainer-remove = Remove this exercise
trainer-removed = Exercise removed.
trainer-kind = { $kind ->
    [setup] Setting up
    [dark] Threats
    [law] Laws and votes
    [hiring] Hiring soldiers
    [army] Army actions
    [moving] Moving the hero
    [hero] Hero actions
    [trade] Buying and exchanging
    [mission] Missions
    [battle] Battles
    [ability] Abilities
    [resource] Choosing resources
    [draw] Drawing cards
    [action] Actions
    [tidy] Clearing cards
    [monster] Monsters
   *[other] Decisions
}

trainer-losses = What costs you most
trainer-losses-of = { $n ->
    [one] Your last game
   *[other] Your last { $n } games
}
trainer-losses-hint = Points of your chance to win that clear mistakes cost, per game.
trainer-by-kind = By kind of decision
trainer-by-phase = By phase
trainer-mistakes = { $n ->
    [one] { $n } mistake
   *[other] { $n } mistakes
} in { $all ->
    [one] { $all } decision
   *[other] { $all } decisions
}
trainer-luck-apart = Not counted here: luck ({ $luck } per game) and the other players ({ $others } per game).

trainer-add = Train my mistakes
trainer-add-hint = Mistakes of three points or more become exercises, six of a game at most. The game also counts towards what costs you most.
trainer-adding = Making exercises …
trainer-added = { $n ->
    [0] This game is in your trainer. None of its mistakes is left as an exercise.
    [one] This game is in your trainer, with { $n } exercise.
   *[other] This game is in your trainer, with { $n } exercises.
}
trainer-open = Open the trainer

trainer-ask = In the game you chose: { $chosen }. That cost { $points } points. What’s better?
trainer-ask-puzzle = In the game you chose: { $chosen }. There’s one clearly best plan.
trainer-right = That’s it.
trainer-right-on = Right. Go on.
trainer-wrong = Not the best: { $chance } to win, and { $best } is possible. Try again.
trainer-wrong-goal = Not the best: { $chance } to get there, and { $best } is possible. Try again.
trainer-hint = Hint
trainer-hint-kind = It’s a matter of { $kind }. Look at what each option costs you later.
trainer-show = Show the solution
trainer-shown = Here’s the solution.
trainer-next = Next exercise
trainer-solution = Solution
trainer-before-after = Chance to win: { $value } with your move then, { $best } with the best one.
trainer-chances = Chance to win with the best options
trainer-chances-goal = Chance to reach the goal with the best options
trainer-returns = { $outcome ->
    [solved] Solved. It comes back on { $day }.
    [hinted] Solved with a hint. It comes back on { $day }.
    [failed] It comes back on { $day }.
   *[other] Just practice: this exercise is due again on { $day }.
}
trainer-returns-never = { $outcome ->
    [solved] Solved, and learned: it won’t come back.
   *[other] You’ve already learned this exercise.
}
trainer-to-review = The game’s review
trainer-play-on = Play on from here against bots
