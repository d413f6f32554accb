# What a player is told while deciding.

choice-offered = You can choose this now.
advice-company = Advice is only available when all your opponents are bots.
reasons-no-bot = This move wasn’t made by a bot.
reasons-secret = The bot’s reasons stay secret until the game is over.

advice-why = Why not?
advice-rules = Rules:
advice-read-more = Read the rule

# Odds.

advice-strength = { $total } = { $terms }
advice-odds = { $own } vs. { $other }: about { $chance } to win
advice-odds-threat = { $own } vs. a threat from the deck: about { $chance } to win
advice-draw = about { $chance } to draw
advice-unless = unless others use { $cards }
advice-after-move = after this move, your hero could attack: { $odds }
advice-estimate = Estimated from what you know: everything else was dealt at random { $samples ->
    [one] { $samples } time
   *[other] { $samples } times
} and played out by the rules.

# Hints and reasons.

advice-hint-title = { $bot ->
    [veteran] The learned bot doesn’t know these cards. A veteran would choose:
   *[other] A legend would choose:
}
advice-did = Why did it do that?
advice-did-title = How the adviser sees this decision
advice-did-about = This is based on what you know, so cards you can’t see are guesses. The bot also knows its own cards.
advice-thinking = Thinking…
advice-better = better for { $terms }
advice-worse = worse for { $terms }
advice-chosen = Even so, it chose: { $choice }

# How far.

advice-reach = Show reach
advice-reach-army = { $owner }, army: { $n ->
    [0] has no station to attack
    [one] can attack { $n } station
   *[other] can attack { $n } stations
}
advice-reach-hero = { $owner }, hero: { $n ->
    [0] can’t move anywhere
    [one] can move to { $n } station
   *[other] can move to { $n } stations
}

# Warnings.

caution-hopeless = This attack has only about a { $chance } chance of success.
caution-idle-army = Your army could still obtain a resource for free.
caution-idle-ability = Your hero could still use an ability for free.
caution-idle-scout = Your hero could still scout for free.
caution-not-captured = You won this station. If you leave it, it stays neutral.
caution-no-token = All your tokens are in use: even if you win, you can’t capture this station.
caution-no-price = You can’t pay for this station: even if you win, it stays neutral.
caution-nothing-to-spend = After that you won’t be able to pay for any card.
caution-full-pack = Your hero can only carry { $limit } cards: you’ll have to discard one.
caution-open-mission = You could still complete a mission this turn.
caution-free-card = You could still play a card for free.
caution-no-tokens-back = None of your tokens are spent, so discarding this brings none back.
caution-nothing-back = This brings no tokens back.

# What the server answers itself.

advice-automatic-single = There’s only one choice, so it’s made for you.
advice-automatic-pass = You auto-pass here.
advice-automatic-bot = A bot decides for you.
advice-failed = The adviser didn’t respond.
advice-no-odds = The odds couldn’t be worked out.
advice-again = Ask again
