# Answers. A key with a prompt in front says what the same answer means there.

choice-pass = Pass
choice-stay = Stay here
choice-obtain = Obtain a resource
choice-with_army = Defend with the army
choice-with_hero = Defend with the hero
choice-vote_for = For
choice-vote_against = Against
choice-capture = Capture it
choice-buy_equipment = Buy equipment
choice-receive_mission = Receive a mission
choice-exchange_resources = Exchange resources
choice-scout = Scout the area
choice-use_ability = Use the ability
choice-renew = Renew the Market
choice-plus = Make it stronger
choice-minus = Make it weaker
choice-take-resource = Take { $target_one_acc }
choice-give-resource = Lose { $target_one_acc }
choice-exchange-pair = Exchange { $given_plural_acc } for { $taken_plural_acc }
choice-amount-number = Exchange { $target }
choice-army-strength = Keep strength { $target }
choice-recruit-strength = { $target ->
    [0] Hire nobody
    [one] Hire { $target } soldier
   *[other] Hire { $target } soldiers
}
choice-attack-station = Attack { $target }
choice-move-station = Go to { $target }
choice-place-station = Place at { $target }
choice-retreat-station = Rest at { $target }
choice-defend-station = Defend { $target }
choice-claim-station = Claim { $target }
choice-choose-faction = Lead { $target_acc }
choice-choose-hero = Choose { $target_acc }
choice-attack-hero = Attack { $target_acc }
choice-buy-equipment = Buy { $target }
choice-discard-equipment = Discard { $target }
choice-take-equipment = Take { $target }
choice-keep-equipment = Keep { $target }
choice-keep-mission = Keep { $target }
choice-use-equipment = Use { $target }
choice-use-mission = Use { $target }: { $target_ability }
choice-use-threat = Fight your scouted threat { $target }
choice-complete-mission = Complete { $target }
choice-propose-law = Put { $target } to the vote
choice-fight-threat = Fight { $target } ({ $target_strength })
choice-play-combat_card = Play { $target }
choice-steal-faction = Take from { $target_acc }
choice-affect-hero = { $target }
choice-affect-faction = Army of { $target_nom }
choice-choose_purchase-pass = Stop buying
choice-choose_capture-pass = Leave it neutral
choice-offer_renewal-pass = Keep the Market
choice-choose_spoils-pass = Take nothing
choice-offer_trigger-pass = Don’t use it
choice-offer_scouted_card-pass = Keep it
choice-offer_payment-pass = Don’t pay
choice-offer_mission_claim-pass = Not now
choice-choose_army_action-pass = Do nothing
choice-choose_hero_action-pass = Do nothing
choice-choose_station_for_hero-place = Go to { $target }
