# The guided first game of Breakthrough, chapter by chapter.

lesson-table = The table
lesson-table-welcome = You lead the { vdnkh_commonwealth }. Play cards, complete missions with them and win tokens. The first player with ten tokens wins.
lesson-table-hand = Your hand: always five cards. The number on a card is its cost. Only you see them.
lesson-table-market = The Market: three open cards. After every action you take a card, from here or unseen from the deck.
lesson-table-others = Your rivals. What lies in front of them is open to everyone; only their hands are secret.
lesson-table-tokens = Your tokens. Ready ones can pay; spent ones must be brought back first. All of them count towards ten. You begin with five.

lesson-play = Playing a card
lesson-play-card = On your turn you do one of three things: play a card, discard a card or swap three. “{ tinned_stew }” is food worth 2, and it costs 2 tokens.
lesson-play-go = Play “{ tinned_stew }”: choose the card in your hand, then “Play”.
lesson-play-go-discard = We’ll come to that. First play “{ tinned_stew }”.
lesson-play-go-other = A good card, too. This time play “{ tinned_stew }”.
lesson-play-draw = Two tokens are spent now. You’re a card short: take one from the Market, or an unknown one from the deck.
lesson-play-end = Your action is done. Choose “{ choice-end_turn }”.
lesson-play-end-other = Leave your card where it is. Choose “{ choice-end_turn }”.
lesson-play-done = The food stays in front of you until a mission needs it. Three tokens are ready, two are spent.

lesson-discard = Bringing tokens back
lesson-discard-short = Only one token is ready, four are spent. Discard a card, and as many come back as it costs.
lesson-discard-go = “{ pre_war_rations }” costs 4. You can’t pay that now, but discarding it brings 4 tokens back. Discard it.
lesson-discard-go-small = That brings fewer tokens back. “{ pre_war_rations }” brings 4: discard it.
lesson-discard-go-other = First bring your tokens back: discard “{ pre_war_rations }”.
lesson-discard-draw = All tokens are ready again. Now take a card.
lesson-discard-done = Play, discard, play: that’s the rhythm of the game. Expensive cards are good either way.

lesson-discount = Stations and discounts
lesson-discount-station = { novoslobodskaya } is in front of you. It makes goods 1 token cheaper for you, and further stations of Hansa too.
lesson-discount-go = Look at the prices: { belorusskaya } costs 1 instead of 2, “{ firewood }” 1 instead of 2, “{ books }” 2 instead of 3. Play one of them.
lesson-discount-go-other = You’d pay the full price for that. Play { belorusskaya }, “{ firewood }” or “{ books }”.
lesson-discount-draw = Cheaper, thanks to your station. Take a card.
lesson-discount-done = Stations of the same faction help each other, one token for each, but a station always costs at least 1.

lesson-mission = A mission
lesson-mission-goal = { dinamo } wants peaceful resources worth 4: food, goods or care. In front of you lie 3, 2 and 1.
lesson-mission-go = Complete the mission of { dinamo }. It’s a free action: you still have your main action afterwards.
lesson-mission-go-faction = Your faction has a mission as well, and it can wait. Complete the one of { dinamo }.
lesson-mission-go-other = Later. First complete the mission of { dinamo }.
lesson-mission-first = You always spend whole cards; any surplus is lost. 3 and 1 are exactly 4. Spend “{ pork }”.
lesson-mission-first-other = 2 and 3 would waste one. Spend “{ pork }” first.
lesson-mission-second = And “{ candles }”.
lesson-mission-up = Mission completed: you win a token, and all your spent tokens are ready again.
lesson-mission-keep = Now the station: keep it with one of your tokens on it, or discard it. Kept, it lets you play cards of its type for free. Choose “{ choice-keep }”.
lesson-mission-keep-give_up = Then its bonus would be gone. You have enough tokens: choose “{ choice-keep }”.
lesson-mission-free = { dinamo } makes care free. “{ bandages }” and “{ antibiotics }” cost you nothing now: play one.
lesson-mission-free-other = That one isn’t free. Play “{ bandages }” or “{ antibiotics }”.
lesson-mission-done = The token on the station still counts towards ten, but can’t pay. The second station you keep takes 2 tokens, the third 3.

lesson-tidy = Clearing the table
lesson-tidy-stuck = No token is ready, and “{ ammunition_crate }” is military: your faction’s mission wants peaceful resources. You won’t need it.
lesson-tidy-go = You may clear cards you have played, as a free action. Choose “{ choice-tidy }”.
lesson-tidy-go-other = That would work, too, but first try something new: “{ choice-tidy }”.
lesson-tidy-which = “{ ammunition_crate }” cost 4, so 4 tokens come back.
lesson-tidy-which-other = Choose “{ ammunition_crate }”.
lesson-tidy-act = Four tokens are ready, and your main action is still to come. Play or discard what you like.
lesson-tidy-act-other = Use your main action: play or discard a card of your hand.
lesson-tidy-done = Clearing costs a card, but no action. It helps when you’re stuck.

lesson-swap = Swapping three cards
lesson-swap-go = Three of your cards are military and expensive, and your missions are peaceful. Choose “{ choice-swap }”.
lesson-swap-go-other = Possible, but look at your hand: choose “{ choice-swap }”.
lesson-swap-pick = Choose three cards to give away. No tokens move, whatever they cost.
lesson-swap-draw = Now take three cards, one by one, from the Market or the deck.
lesson-swap-done = A new hand for one action. Swapped threats and caravans do nothing.

lesson-protection = Monsters and protection
lesson-protection-shield = Some cards have a yellow shield. Played upside down they’re protection. “{ hunting_knife }” protects against one symbol, physical, for 1 token.
lesson-protection-turn = You have food on the table, worth protecting. Play “{ hunting_knife }” as protection.
lesson-protection-turn-upright = That way it’s a military resource. Play it as protection this time.
lesson-protection-turn-other = First get protection: play “{ hunting_knife }” turned.
lesson-protection-draw = Take a card.
lesson-protection-end = End your turn and see what your rivals are up to.
lesson-protection-end-other = Keep your protection. Choose “{ choice-end_turn }”.
lesson-protection-attack = A rival discards a threat, and the “{ winged_terror }” attacks everyone. Anyone who can’t repel it loses all peaceful resources.
lesson-protection-defend = One matching symbol is enough. Defend with “{ hunting_knife }”.
lesson-protection-defend-not = Then your food is gone. Defend with “{ hunting_knife }”.
lesson-protection-reward = Repelled! As a reward, play a card from your hand for free, whatever it costs.
lesson-protection-reward-nothing = It’s free: play a card.
lesson-protection-done = Each protection card works once. Heroes can protect too, or double one type of resource for a mission.

lesson-monster = A monster of your own
lesson-monster-card = “{ glow_hound }” is a threat. Discard it: its cost brings 4 tokens back, and the monster attacks everyone, you included. It eats military resources.
lesson-monster-go = Your rivals have military resources, you have none. Discard “{ glow_hound }”.
lesson-monster-go-other = Not now: discard “{ glow_hound }”.
lesson-monster-done = You lost nothing, your rivals did, and your tokens are ready. Now everyone draws up to five cards again.

lesson-caravan = Caravans
lesson-caravan-card = A caravan can’t be played, only discarded. Its cost brings tokens back, and the whole Market is replaced.
lesson-caravan-go = And everyone gets 1 token back for each station whose bonus has its colour. You have two peaceful ones. Discard the “{ peaceful_caravan }”.
lesson-caravan-go-other = The caravan brings more: discard the “{ peaceful_caravan }”.
lesson-caravan-draw = Three new cards, and you’re the first to choose. Take one.
lesson-caravan-done = Five tokens for its cost, two for your stations: all seven are ready.

lesson-victory = Winning
lesson-victory-near = You own nine tokens: ready, spent and on a station all count. One more wins at once.
lesson-victory-go = The mission of your faction wants peaceful resources worth 5, and they lie in front of you. Complete it.
lesson-victory-go-other = Why wait? Complete the mission of your faction.
lesson-victory-pay = Spend both resources.
lesson-victory-won = The tenth token: you win. Had the game gone on, food would have been free for you from now on.

lesson-survival = Survival mode
lesson-survival-four = For those who find it too easy there are four variants. The first is on now: to repel a monster, you must show all its symbols. The “{ winged_terror }” has two.
lesson-survival-defend = You have a protection for each. Both are used up together: defend.
lesson-survival-defend-not = You can do it: defend with both cards.
lesson-survival-reward = Repelled. Choose your free card.
lesson-survival-rest = The others: fail to repel a monster and all your tokens are spent (2); missions bring no tokens back (3); if you can defend, you must (4). Any mix is allowed.

lesson-yours = A turn of your own
lesson-yours-free = That’s all there is to know. Now play a turn as you like; your rivals play for themselves.
lesson-yours-turn = Your choice. Prices are on the cards; tap a card to see what you can do with it. Think of { dinamo }: it wants peaceful resources worth 4.
lesson-yours-end = Your turn again. You can play on from here against two bots, with freshly shuffled cards, until someone has ten tokens.
