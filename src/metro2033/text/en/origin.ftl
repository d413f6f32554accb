# Where what is printed on a card comes from: its fields.

field-ability = ability
field-amount = amount
field-bonus = bonus
field-bonus_against = what the bonus is against
field-class = class
field-copies = number of copies
field-cost = cost
field-doubles = what it doubles
field-effect = effect
field-faction = faction
field-goal = goal
field-homes = home stations
field-loss = loss
field-mission = mission
field-modifier = modifier
field-name = name
field-property = special rule
field-protection = protection
field-reward = reward
field-speed = speed
field-stage = stage
field-strength = strength
field-symbols = symbols
field-tag = category
field-type = type
field-windows = when it may be used
field-zone = zone

# Notes on a source. A key is the note as content files write it.

note-the-mirror-of-ambush-that-attack-cards-have-a-bonus-against-defence-is-in-the-rulebook = the mirror image of Ambush; the rulebook says that attack cards have a bonus against defence
note-the-mirror-of-evasion = the mirror image of Evasion
note-the-0-is-printed-4-is-the-likely-reading-of-a-picture = the +0 is printed; +4 is the likely reading of a picture
note-the-speed-is-from-a-public-adaptation-the-strength-is-ours = the speed is from a public adaptation; the strength is ours
note-polish = Polish
note-polish-for-the-station-under-the-hero-the-speed-is-from-a-public-adaptation = the Polish one for the station under the hero; the speed is from a public adaptation
note-the-numbers-are-printed-that-the-type-is-physical-is-our-best-reading-of-a-tiny-icon = the numbers are printed; that the type is physical is our best reading of a tiny icon
note-the-rulebooks-say-only-that-the-army-is-stronger-the-3-is-ours = the rulebooks say only that the army is stronger; the 3 is ours
note-english-and-russian-the-polish-rulebook-leaves-the-line-out = English and Russian; the Polish rulebook leaves the line out
note-the-english-rulebook-too-lists-using-the-ability-as-an-action = the English rulebook, too, lists using the ability as an action
note-the-polish-rulebook-too-says-that-a-hero-card-may-change-the-limit = the Polish rulebook, too, says that a hero card may change the limit
note-the-goal-is-the-one-of-one-man-army-the-second-card-with-it-is-ours = the goal is the one of One-Man Army; the second card with it is ours
note-pictured-in-full-colour-which-a-review-links-to-stage-ii = pictured in full colour, which a review links to stage II
note-stronger-at-transfer-stations-is-in-the-rulebook-picture-the-digit-reads-6-or-8 = the picture in the rulebook shows that it is stronger at transfer stations; the digit reads 6 or 8
note-from-the-setting = from the setting
note-the-symbol-is-from-the-rulebook-its-cost-is-ours = the symbol is from the rulebook, its cost is ours
note-its-colour-is-from-the-rulebook = its colour is from the rulebook
note-the-symbols-are-from-the-rulebook-the-cost-is-ours = the symbols are from the rulebook, the cost is ours
