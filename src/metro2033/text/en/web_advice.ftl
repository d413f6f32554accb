# What a player is told while deciding.

choice-offered = You may choose this now.
advice-company = Advice is only given in games in which nobody else plays but bots.
reasons-no-bot = No bot has answered here.
reasons-secret = What decided this is the bot's secret as long as the game lasts.

advice-why = Why not?
advice-rules = Rules:
advice-read-more = Read it in the rules

# Odds.

advice-strength = { $total } = { $terms }
advice-odds = { $own } against { $other }: wins about { $chance }
advice-odds-threat = { $own } against a threat from the deck: wins about { $chance }
advice-draw = draw about { $chance }
advice-after-move = after this move the hero could attack: { $odds }
advice-estimate = The chances are estimated from what you know: { $samples ->
    [one] { $samples } deal of everything else
   *[other] { $samples } deals of everything else
}, played out by the rules.

# Hints and reasons.

advice-hint = Hint
advice-hint-title = A veteran would choose:
advice-did = Why did it do that?
advice-did-title = How a bot sees this decision
advice-did-about = It is told from what you know. The bot knows its own cards as well.
advice-thinking = Thinking …
advice-chance = { $chance } to win
advice-better = better for { $terms }
advice-worse = worse for { $terms }
advice-chosen = Chosen all the same: { $choice }
advice-alike = All choices are alike to this bot.

# How far.

advice-reach = Show how far
advice-reach-army = { $owner }, army: { $n ->
    [0] reaches no station it could attack
    [one] may attack { $n } station
   *[other] may attack { $n } stations
}
advice-reach-hero = { $owner }, hero: { $n ->
    [0] cannot walk anywhere
    [one] can walk to { $n } station
   *[other] can walk to { $n } stations
}

# Warnings.

caution-hopeless = This attack wins in about { $chance } of all cases.
caution-idle-army = Your army could still obtain a resource for nothing.
caution-idle-ability = Your hero could still use his ability for nothing.
caution-idle-scout = Your hero could still scout for nothing.
caution-not-captured = You have won this station. If you leave it, it stays neutral.
caution-no-token = All your tokens are in use: even if you win, you cannot capture this station.
caution-no-price = You cannot pay for this station: even if you win, it stays neutral.
caution-full-pack = Your hero carries { $limit } cards at most: you will have to discard one.
caution-open-mission = You could still complete a mission in this turn.
caution-free-card = You could still put a card into play for nothing.
caution-no-tokens-back = None of your tokens are away: discarding this brings none back.
caution-nothing-back = This brings no token back.

# What the server answers itself.

advice-automatic-single = There is only one answer, so it is given for you.
advice-automatic-pass = You let this pass by itself; the server passes for you.
advice-automatic-bot = A bot answers for you.
