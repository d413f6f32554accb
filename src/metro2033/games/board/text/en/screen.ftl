# The table drawn in a terminal.

screen-round = Round { $round }, { $phase ->
    [setup] setup
    [events] events
    [mobilisation] mobilisation
    [army_actions] army actions
    [hero_actions] hero actions
   *[end_of_round] end of the round
}, stage { $stage ->
    [1] I
   *[2] II
}. First player: { $first }.
screen-player = Player
screen-points = Points
screen-army = Army
screen-tokens = Resources
screen-hero = Hero
screen-equipment = Equipment
screen-missions = Missions
screen-hero-figures = strength { $strength }, speed { $speed }
screen-hero-at = { $hero } (strength { $strength }, speed { $speed }) at { $station }
screen-hero-wounded = { $hero } (strength { $strength }, speed { $speed }), wounded, at { $station }
screen-mission-count = { $open } open, { $done } done
screen-market = Hansa Market: { $cards }
screen-law = Law in force: { $law }
screen-lasting = Effects in force: { $effects }
screen-legend = ①–⑥ a player’s station, ○ neutral, ◇ Polis, ◎ Hansa, · abandoned, × closed; underlined: home station; ⇄ transfer (same letter); ♟ hero
screen-hand = Your cards
screen-vote = Vote
screen-battle = Battle at { $station }
screen-stakes-attacker = If the attack succeeds: { $losses }
screen-stakes-defender = If it fails: { $losses }
mark-pig = p
mark-mushroom = m
mark-ammo = a

# Discard piles and goals.

screen-goal = [{ $have } of { $needed }]
screen-discards-equipment = Discarded equipment: { $cards }
screen-discards-threat = Discarded threats: { $cards }
screen-discards-mission = Discarded missions you have seen: { $cards }
screen-known-law = Laws you know in the deck: { $cards }
screen-known-threat = Threats you know in the deck: { $cards }

# The map.

screen-map-legend = ①–⑥ a player’s station, ○ neutral, ◇ Polis, ◎ Hansa, · abandoned, ♟ hero, ═ transfer; white number: a choice; underlined: home station; after the name: what it produces
screen-map-player = { $seat } (army { $army }, points { $points })
