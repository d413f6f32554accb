# Why something can't be done.

why-not-on-offer = This card isn’t in the Market.
why-no-cards-left = There are no cards left to draw.
why-swap-three = You need three cards in hand to swap.
why-must-act = As long as you have cards in hand, you have to take an action; you can always discard.
why-cannot-keep = You don’t have enough tokens to keep this station.
why-must-defend = In this variant, you have to defend if you can.
why-no-protection = This card doesn’t protect against the monster.
why-not-needed = This card isn’t needed for the payment, or doesn’t fit the mission.
why-nothing-to-tidy = You have no cards in play to clear.
why-not-in-hand = You don’t have this card in hand.
why-no-shield = This card has no yellow shield.
why-not-turned-free = With this table’s house rules, you can’t play the free card as protection.
why-only-discarded = Threats and caravans can’t be played, only discarded.
why-too-few-ready = You don’t have enough ready tokens.
why-not-your-turn = You can only complete missions and clear cards on your own turn.
why-mission-done = This mission is already done.
why-not-in-play = This card isn’t in front of you.
why-too-few-resources = You don’t have enough resources for this mission.
why-not-now = Free actions come before or after the main action, not in the middle of it.
why-defence-begun = Once you start defending, you have to finish.
why-protection-idle = This card wouldn’t help: your other cards already repel the monster, or nothing you have can.
why-taken-after = You draw a card after your main action: not before it, and not twice.
