"""Numeric codes of the board game: resources, pieces, windows, durations, and every choice.

Cards of all kinds share one numbering (`Catalog.card_ids`), stations another, so a choice is a verb plus a number.
"""

from __future__ import annotations

from typing import Final

from metro2033.kernel.choice import Block

# Resources, in the order in which they are held, paid and shown.
PIG: Final = 0
MUSHROOM: Final = 1
AMMO: Final = 2
RESOURCES: Final = ("pig", "mushroom", "ammo")

# Fighting pieces.
ARMY: Final = 0
HERO: Final = 1
THREAT: Final = 2
GUARD: Final = 3  # the strength 7 guard of a neutral Polis station

# The army track.
WEAKEST_ARMY: Final = 1  # B-CB-09
FREE_STRENGTH: Final = 5  # B-MO-02: no upkeep up to this strength
STRONGEST_ARMY: Final = 8  # B-MO-05

# Sides of a battle.
ATTACKER: Final = 0
DEFENDER: Final = 1
DRAW: Final = 2
UNDECIDED: Final = -1

# Phases of a round (B-RD-01).
SETUP: Final = 0
EVENT_PHASE: Final = 1
MOBILISATION: Final = 2
ARMY_ACTIONS: Final = 3
HERO_ACTIONS: Final = 4
END_OF_ROUND: Final = 5
PHASES: Final = ("setup", "events", "mobilisation", "army_actions", "hero_actions", "end_of_round")

# The turn a wounded hero misses, as bits.
NEXT_TURN: Final = 1
NEXT_PHASE: Final = 2

# Windows W-1..W-7 as bits.
PHASE_WINDOW: Final = 1
MOB_WINDOW: Final = 2
ARMY_WINDOW: Final = 4
HERO_WINDOW: Final = 8
PRE_WINDOW: Final = 16
POST_WINDOW: Final = 32
RESULT_WINDOW: Final = 64
VOTE_WINDOW: Final = 128
ROUND_WINDOW: Final = 256
WINDOWS: Final = ("phase", "mob", "army", "hero", "pre", "post", "result", "vote", "round")

# Duration of a lasting effect.
UNTIL_BATTLE_ENDS: Final = 0
UNTIL_ROUND_ENDS: Final = 1
UNTIL_THREAT_LEAVES: Final = 2

# Choices without a target.
PASS: Final = 0
STAY: Final = 1
OBTAIN: Final = 2
WITH_ARMY: Final = 3
WITH_HERO: Final = 4
VOTE_FOR: Final = 5
VOTE_AGAINST: Final = 6
CAPTURE: Final = 7
BUY_EQUIPMENT: Final = 8
RECEIVE_MISSION: Final = 9
EXCHANGE_RESOURCES: Final = 10
SCOUT: Final = 11
USE_ABILITY: Final = 12
RENEW: Final = 13
PLUS: Final = 14
MINUS: Final = 15

# Choices with a resource, a pair of resources or a number.
TAKE: Final = 50
GIVE: Final = 54
EXCHANGE: Final = 60  # + 3 * given + taken
AMOUNT: Final = 100
KEEP_ARMY: Final = 150
RECRUIT: Final = 170

# Choices with a station: 100 codes each.
ATTACK: Final = 200
MOVE: Final = 300
PLACE: Final = 400
RETREAT: Final = 500
DEFEND: Final = 600
CLAIM: Final = 700

# Choices with a card: 256 codes each.
CHOOSE: Final = 1024
ATTACK_HERO: Final = 1280
BUY: Final = 1536
DISCARD: Final = 1792
TAKE_CARD: Final = 2048
KEEP: Final = 2304
USE: Final = 2560
COMPLETE: Final = 2816
PROPOSE: Final = 3072
FIGHT: Final = 3328
PLAY: Final = 3584
STEAL: Final = 3840
ON_HERO: Final = 4096
ON_ARMY: Final = 4352

MOST_STATIONS: Final = 100
MOST_CARDS: Final = 256

BLOCKS: Final = (
    Block(PASS, "pass"),
    Block(STAY, "stay"),
    Block(OBTAIN, "obtain"),
    Block(WITH_ARMY, "with_army"),
    Block(WITH_HERO, "with_hero"),
    Block(VOTE_FOR, "vote_for"),
    Block(VOTE_AGAINST, "vote_against"),
    Block(CAPTURE, "capture"),
    Block(BUY_EQUIPMENT, "buy_equipment"),
    Block(RECEIVE_MISSION, "receive_mission"),
    Block(EXCHANGE_RESOURCES, "exchange_resources"),
    Block(SCOUT, "scout"),
    Block(USE_ABILITY, "use_ability"),
    Block(RENEW, "renew"),
    Block(PLUS, "plus"),
    Block(MINUS, "minus"),
    Block(TAKE, "take", "resource"),
    Block(GIVE, "give", "resource"),
    Block(EXCHANGE, "exchange", "pair"),
    Block(AMOUNT, "amount", "number"),
    Block(KEEP_ARMY, "army", "strength"),
    Block(RECRUIT, "recruit", "strength"),
    Block(ATTACK, "attack", "station"),
    Block(MOVE, "move", "station"),
    Block(PLACE, "place", "station"),
    Block(RETREAT, "retreat", "station"),
    Block(DEFEND, "defend", "station"),
    Block(CLAIM, "claim", "station"),
    Block(CHOOSE, "choose", "faction"),
    Block(CHOOSE, "choose", "hero"),
    Block(ATTACK_HERO, "attack", "hero"),
    Block(BUY, "buy", "equipment"),
    Block(DISCARD, "discard", "equipment"),
    Block(TAKE_CARD, "take", "equipment"),
    Block(KEEP, "keep", "equipment"),
    Block(KEEP, "keep", "mission"),
    Block(USE, "use", "equipment"),
    Block(USE, "use", "mission"),
    Block(USE, "use", "threat"),
    Block(COMPLETE, "complete", "mission"),
    Block(PROPOSE, "propose", "law"),
    Block(FIGHT, "fight", "threat"),
    Block(PLAY, "play", "combat_card"),
    Block(STEAL, "steal", "faction"),
    Block(ON_HERO, "affect", "hero"),
    Block(ON_ARMY, "affect", "faction"),
)
