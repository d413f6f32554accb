# Why something can't be done.

why-inactive = { $station } is closed: it’s in a zone nobody plays.
why-too-far = { $station } is too far for your hero’s speed.
why-not-own = You can only choose one of your own stations.
why-hansa = Hansa stations can never be attacked.
why-abandoned = Abandoned stations can’t be attacked or captured.
why-own = { $station } is already yours.
why-out-of-reach = Your army can’t reach { $station }: it can only pass through Hansa and neutral Polis stations, and use one Hansa tunnel at most.
why-hero-elsewhere = Your hero can only attack the station they’re at.
why-handcar = A hero with the Handcar can’t attack the station they’re at.
why-no-threat-left = There’s no threat card left to fight.
why-no-token = All your tokens are in use.
why-cannot-pay = You can’t afford this.
why-taken = Someone already has this card.
why-not-bordering = This faction’s zone doesn’t border one already chosen.
why-upkeep = You can’t afford the maintenance for an army that strong.
why-army-level = Keep your army as it is, or disband down to strength 5 at the lowest.
why-army-cap = An army can’t be stronger than 8.
why-not-in-market = This card isn’t in the Hansa Market.
why-used = You can use each completed mission only once per round.
why-exchange = Swap any number of one resource for the same number of another that’s in the reserve.
why-must-vote = You can’t abstain: vote for or against.
why-not-in-game = This hero isn’t in the game.
why-own-hero = You can’t attack your own hero.
why-hero-on-hansa = A hero at a Hansa station can’t be attacked.
why-hero-at-home = A hero at one of their own faction’s stations can’t be attacked; attack the station instead.
why-hero-on-handcar = A hero with the Handcar can’t be attacked.
why-hero-out-of-reach = This hero is out of your army’s reach.
why-hero-not-here = That hero isn’t at your hero’s station.
why-not-on-hansa = Your hero needs to be at a Hansa station.
why-one-mission = You can only buy one mission per round.
why-scout-neutral = Your hero can only scout at a neutral station.
why-no-action-ability = Your hero has no ability to use here.
why-no-mission-left = There’s no mission card left to draw.
why-nothing-won = You can only capture a station right after winning a battle for it.
why-goal-open = This mission’s goal hasn’t been met yet{ $needed ->
    [1] .
   *[other] : { $have } of { $needed }.
}
why-hero-buys = Equipment is bought by your hero, in the hero actions phase.
why-market-first = Choose “Buy equipment” first.
why-not-on-hansa-or-own = Your hero needs to be at a Hansa station or one of your own.
why-one-mission-received = You can only receive one mission per round.
why-no-equipment-left = There’s no equipment card left to draw.
why-market-renewed = The Hansa Market has been renewed in this round already.
why-scout-polis = Your hero can’t scout at a Polis station.
why-handcar-scout = The station under the Handcar counts as yours, so your hero can’t scout there.
why-handcar-army = The station under your hero’s Handcar counts as yours, so your army can’t attack it.
why-ability-window = Not at this moment. This ability is for: { $windows }.
why-ability-ammo = The ability of a completed mission costs 1 ammo.
why-ability-idle = This ability would change nothing now.
