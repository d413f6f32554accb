# Answers.

choice-pass = Pass
choice-end_turn = End turn
choice-swap = Swap three cards
choice-deck = Draw from the deck
choice-tidy = Clear a card from your table
choice-no_hero = No hero
choice-keep = Keep it
choice-give_up = Discard it
choice-do_not_defend = Don’t defend
choice-decline = Play nothing
choice-play-card = Play { $target }
choice-turn-card = Play { $target } as protection
choice-discard-card = Discard { $target }
choice-pick-card = Swap { $target }
choice-take-card = Take { $target } from the Market
choice-double-hero = Double with { $target }
choice-spend-resource = Spend { $target }
choice-remove-upright = Clear { $target }
choice-remove_turned-turned = Clear { $target } (protection)
choice-defend-protection = Defend with { $target }
choice-lose-station = Lose { $target }
choice-complete-mission = Complete the { $target } mission
choice-choose-faction = Lead { $target_acc }
