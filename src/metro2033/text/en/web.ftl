# The page: home and rooms.

web-play-now = Play now
web-learn = Rules and cards
web-leaderboards = Leaderboards
web-settings = Settings
web-about = About
web-about-text = A digital tabletop for two games set in the ruins of the Moscow metro. The rules are in our own words; no art from the printed games is used.
web-about-icons = The icons come from
web-about-emblems = The faction emblems and the map are our own drawings.
web-about-software = The page is made with
web-about-notices = All licences
web-home = Home
web-skip = Skip to content
web-language = Language
web-your-games = Your games
web-your-turn = Your turn
web-join-link = Join with an invite link
web-bad-link = That isn’t an invite link.
web-stalker = Stalker
web-no-server = The server isn’t responding. Try again.
web-beside = Play on this device, even offline
web-no-device = The game didn’t answer. Try again.
web-updated = The page has been updated: reload it to go on.
web-reload = Reload
web-no-room = You can’t join this room
web-no-page = Page not found
web-loading = Loading…
web-edition = Edition
web-edition-en2012 = English, 2012
web-edition-pl2015 = Polish, 2015
web-edition-ru2011 = Russian, 2011
web-edition-pl2017 = Polish, 2017
web-usual = default
web-who = Who’s playing
web-who-plays = Player { $n }
web-who-hint = Leave a seat open and invite a friend, or take several seats yourself and share this screen.
web-who-hint-alone = Bots take the seats you give them; the other seats are for you and whoever shares this screen.
web-person = a person
web-bot-novice = Bot: novice
web-bot-regular = Bot: regular
web-bot-veteran = Bot: veteran
web-bot-legend = Bot: legend
web-bot-master = Bot: master
web-bot-adaptive = Bot: adapts to you
web-bot-random = Bot: random
web-bot-greedy = Bot: greedy
web-bot-planner = Bot: planner
web-bot-ismcts = Bot: thinker
web-bot-neural = Bot: learned
web-bot-fair = Bot: fair
web-bot-names = Wick Soot Rivet Cinder Gauge Ballast Lantern Hatch Needle Spark Moss Echo
web-temper-novice = in a hurry, and often off the mark
web-temper-regular = takes what lies nearest, and slips now and then
web-temper-veteran = stubborn; thinks the whole turn through
web-temper-legend = cool and quick; learned by playing against itself
web-temper-master = cool like a legend, but ponders every move
web-temper-adaptive = good-natured; eases off when it’s ahead
web-temper-random = follows no plan at all
web-temper-greedy = grabs what lies nearest
web-temper-planner = thinks the whole turn through
web-temper-ismcts = a brooder; weighs what the others may hold
web-temper-neural = learned by playing against itself
web-temper-fair = good-natured; eases off when it’s ahead
web-the-room = The room
web-spectators = others can watch
web-undo-boundary = until something is revealed
web-undo-consent = further back if everyone agrees
web-undo-off = never
web-variants = Variants
web-house-rules = House rules
web-house-rules-hint = Everything follows the edition unless you change it here.
web-you = you
web-stand = Leave seat
web-copied = Copied
web-not-ready = Not ready yet

# At the table.

web-decision = Decision
web-tab-log = Log
web-waiting = Waiting for: { $names }
web-moving = One moment…
web-sealed = The others won’t see your choice until it’s revealed.
web-really = Really? { $choice }
web-map = Metro map
web-map-help = Use the arrow keys to move between stations; Enter shows a station and what you can do there.
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-close = Close
web-line = { $line }
web-inactive = closed
web-owned = owner: { $owner }
web-kind-regular = neutral
web-kind-hansa = Hansa
web-kind-polis = neutral Polis
web-kind-abandoned = abandoned
web-produces = produces { $resource }
web-home-of = home station: { $faction }
web-hero-here = hero: { $hero } ({ $owner })
web-battle-here = battle
web-you-may = you can: { $choices }
web-round-track = Round track
web-first-player = first player
web-players = Players
web-speed = speed
web-completed = Completed
web-reserve = Reserve
web-your-hand = Your hand
web-scouted = scouted
web-drawn = drawn
web-on-the-table = On the table
web-hansa-market = Hansa Market
web-market = Market
web-law = Law in force
web-no-law = None.
web-lasting = Effects in force
web-decks = Cards in decks
web-discards-equipment = Discarded equipment: { $n }
web-discards-threat = Discarded threats: { $n }
web-discards-mission = Discarded missions: { $n }{ $unseen ->
    [0] {""}
   *[other] , { $unseen } of them unseen by you
}
web-known-law = Laws you know in the deck: { $n }
web-known-threat = Threats you know in the deck: { $n }
web-discard = Discard pile: { $n }
web-strength = strength
web-as-protection = protection
web-tokens-on = { $n ->
    [one] { $n } token on it
   *[other] { $n } tokens on it
}
web-used = used
web-repelled = repelled
web-known-hand = Known cards in hand: { $cards }
web-attacker = attacker
web-defender = defender
web-dark = Threat from the dark

# The log and the talk.

web-against-you = against you
web-everything = everything
web-filter = Show
web-nothing-yet = Nothing yet.
web-log-undo = { $name } undid a move.
web-log-rewind = The game was rewound by agreement.
web-chat = Chat
web-say = Say something
web-send = Send
web-phrase-hello = Hello!
web-phrase-luck = Good luck!
web-phrase-well-played = Well played!
web-phrase-thinking = Let me think…
web-phrase-moment = Back in a moment.
web-phrase-thanks = Thank you!
web-phrase-good-game = Good game!
web-auto-pass = Auto-pass
web-window-offer_abilities = when asked whether to use an ability
web-fairness = Provably fair luck

# Banners and turns.

web-desync = This page was out of sync and has been updated.
web-report = Save a report
web-broken = This game can’t continue here
web-broken-why = It was dealt by a version of the game with other cards or rules. Save its record, with your own moves, and open it with that version.
web-absent = { $name } is away.
web-remedy-wait = Wait
web-remedy-bot = Let a bot play
web-remedy-end = End the game
web-bot-plays = A bot is playing for you.
web-take-back = Take my seat back
web-proposal = { $name } asks to undo.
web-agree = Agree
web-disagree = Decline
web-hand-over = Next: { $seat }
web-hand-over-why = Pass the screen. Everyone else, look away.
web-hand-over-go = I’m playing { $seat }: show my cards
web-game-over = The game is over
web-outcome-ended = The players ended it early.
web-outcome-left = Everyone left.
web-player = Player
web-points = Points
web-see-table = See the table
web-replay = Replay
web-position = Position
web-step-back = One step back
web-step-on = One step forward
web-autoplay = Play
web-pause = Pause
web-back-to-room = Back to the room

# Learning.

web-search = Search
web-kind = Kind
web-found = { $n ->
    [0] Nothing found
    [one] { $n } found
   *[other] { $n } found
}

# Settings.

web-text-size = Text size
web-size-normal = normal
web-size-large = large
web-size-huge = very large
web-motion = Motion
web-motion-system = use system setting
web-motion-on = on
web-motion-off = off
web-patterns = Show patterns as well as colours
web-keys = Single-key shortcuts
web-keys-all = Keys
web-key-digits = Choose
web-key-space = Skip to your turn; play or pause a replay
web-key-arrows = Step on the map and in a replay
web-warnings = Warn me before I waste an action
web-notices = Browser notification on my turn

# Options of rooms, in short.

web-value-true = yes
web-value-false = no
web-value-immediate = immediately
web-value-end_of_round = at the end of the round
web-value-after_purchase = after each purchase
web-value-end_of_hero_phase = at the end of the hero phase
web-value-any_condition = for both ways to win
web-value-points_only = for points only
web-value-auto = automatically
web-value-optional = when their owner chooses
web-value-paid = what was paid
web-value-printed = what is printed
web-value-down = down
web-value-up = up
web-value-random = at random
web-value-pick = by the players, in turn order
web-value-discard = to the discard pile
web-value-bottom = under the deck
web-value-by_kind = strength for the round, prevention for the battle
web-value-round = until the end of the round
web-value-battle = for the battle
web-value-by_step = step by step, free plays last
web-value-by_player = player by player, free plays at once
web-option-tokens_per_faction = Tokens per faction
web-option-equipment_deck_size = Cards in the equipment deck
web-option-red_line_victory_points = Victory points the Red Line needs
web-option-return_to_stage_one = The game can return to stage I
web-option-return_check_timing = When the return is checked
web-option-handcar_makes_station_own = The Handcar makes its station count as yours
web-option-market_refill = When the Market is refilled
web-option-hero_use_ability_action = A hero’s ability can be used as an action
web-option-conf_1905_law_peek = The Confederation of 1905 may look at laws
web-option-conf_1905_extra_votes = Extra votes of the Confederation of 1905
web-option-draw_wins_cancel = If both sides win draws, it’s a draw
web-option-scouted_card_survives_stage_change = Scouted threats survive a change of stage
web-option-tie_break_scope = Tie-break applies
web-option-hero_card_may_change_equipment_limit = Hero cards may change the equipment limit
web-option-simultaneous_duplicate_missions_forbidden = Two missions with the same goal can’t be completed at once
web-option-mission_ability_in_combat = Missions can be used in battle
web-option-hero_wounded_by_threat_defence = A hero who loses to a threat in defence is wounded
web-option-hansa_always_active = Hansa stations are always open
web-option-min_three_may_retake = Your free third station may be the one you just lost
web-option-defending_hero_wounded_by_army = A defending hero defeated by an army is wounded
web-option-stage_two_gift_each_entry = Equipment is drawn every time stage II begins
web-option-wound_skips_next_phase = A hero wounded in the hero phase misses the next one
web-option-mission_claim = Missions are completed
web-option-received_missions_count = A mission from a card counts as your one for the round
web-option-handcar_army_reach = The Handcar extends the army’s reach
web-option-reich_borders_arbat = The Reich borders the Arbat Confederation
web-option-first_player = First player’s seat (−1: random)
web-option-faction_choice = How factions are chosen
web-typed-faction_choice = named here, one for every seat
web-option-interrupts = Missions can be completed during an action
web-option-discount_on_protection = Discounts apply to protection
web-option-tidy_refund = Clearing a card gives back
web-option-tidy_station_refund = Cleared stations give tokens back
web-option-reward_may_be_protection = The free card may be played as protection
web-option-survival1 = Survival I
web-option-survival1-how = To repel a monster you must show all its symbols, not just one.
web-option-survival2 = Survival II
web-option-survival2-how = Fail to repel a monster, and after your loss all your ready tokens are spent, too.
web-option-survival3 = Survival III
web-option-survival3-how = After a mission your spent tokens stay spent, and the reward joins them.
web-option-survival4 = Survival IV
web-option-survival4-how = If you can repel a monster, you must.
web-option-v2_includes_station_tokens = Survival II counts tokens on stations
web-option-v3_reward_to = Survival III: where the reward goes
web-option-round_cap = Last round (0: no limit)
web-option-unbeaten_threats = A threat that nobody defeats goes
web-option-disband_below_five = An army may be disbanded below strength 5
web-option-market_renewal_per_table = The Market is renewed once per round for the whole table
web-option-scouting_in_polis = Neutral Polis stations can be scouted
web-option-scouted_card_against_polis = A scouted threat may be put back before an attack on Polis
web-option-defending_hero_duel = A hero who defends a station against a hero fights a duel
web-option-tie_break_by_points = Among several winners, more points decide first
web-option-missions_at_any_time = Missions can be used at any time
web-option-received_missions_blocked = One mission per round is all, cards included
web-option-mission_effects_last = How long mission effects last
web-option-handcar_station_off_limits = The Handcar’s station can’t be scouted or attacked by your own army
web-option-main_action_required = A main action must be taken
web-option-cleared_threats_attack = Clearing a threat sets it on everyone
web-option-attack_order = A monster is dealt with
web-option-v3_keep_from_below = Survival III: spent tokens may keep a station
