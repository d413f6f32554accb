# Why something cannot be done.

why-not-on-offer = This card is not in the Market.
why-no-cards-left = There are no cards left to draw.
why-swap-three = A swap needs three cards in hand.
why-must-act = With a card in hand you have to act; discarding is always possible.
why-cannot-keep = You have too few tokens to keep this station.
why-must-defend = In this variant whoever can defend must.
why-no-protection = This card does not protect against the monster.
why-not-needed = This card is not needed to pay, or does not fit the mission.
why-nothing-to-tidy = You have no card in play to tidy away.
why-not-in-hand = You do not hold this card.
why-no-shield = This card has no protection side.
why-not-turned-free = By this table's rules the free play may not be a protection.
why-only-discarded = Threats and caravans are not played, only discarded.
why-too-few-ready = You have too few tokens above your faction card.
why-not-your-turn = Missions and tidying up belong to your own turn.
why-mission-done = This mission is already done.
why-not-in-play = This card is not in front of you.
why-too-few-resources = Your resources do not reach what the mission needs.
why-not-now = Free actions come before the main action or after it, not in the middle.
why-defence-begun = A defence once begun is carried through.
why-protection-idle = This card protects, but beside the others it is not needed, or together they do not repel the monster.
why-taken-after = You take a card after your main action, not before and not twice.
