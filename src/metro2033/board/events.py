"""Everything that can happen in the board game, as kinds of events. A question mark makes a field secret to its audience."""

from __future__ import annotations

from typing import Final

from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.event import EventTable

ROUND_BEGAN: Final = 0
PHASE_BEGAN: Final = 1
FACTION_CHOSEN: Final = 2
HERO_CHOSEN: Final = 3
HERO_PLACED: Final = 4
TOKENS_GAINED: Final = 5
MAINTENANCE_PAID: Final = 6
TOKENS_LOST: Final = 7
STATIONS_PRODUCED: Final = 8
TOKENS_EXCHANGED: Final = 9
TOKEN_STOLEN: Final = 10
ARMY_CHANGED: Final = 11
ARMY_DISBANDED: Final = 12
SOLDIERS_RECRUITED: Final = 13
EQUIPMENT_DRAWN: Final = 14
EQUIPMENT_KEPT: Final = 15
EQUIPMENT_DISCARDED: Final = 16
EQUIPMENT_TAKEN: Final = 17
EQUIPMENT_BOUGHT: Final = 18
MARKET_RENEWED: Final = 19
MARKET_CARDS_SHOWN: Final = 20
MISSION_DRAWN: Final = 21
MISSION_KEPT: Final = 22
MISSION_COMPLETED: Final = 23
MISSION_USED: Final = 24
EQUIPMENT_USED: Final = 25
ABILITY_USED: Final = 26
PIECE_AFFECTED: Final = 27
THREAT_AFFECTED: Final = 28
THREAT_CAME: Final = 29
STATION_ENDANGERED: Final = 30
THREAT_REVEALED: Final = 31
THREATS_SEEN: Final = 32
THREAT_BURIED: Final = 33
THREAT_SCOUTED: Final = 34
SCOUTED_CARD_USED: Final = 35
SCOUTED_CARD_BURIED: Final = 36
SCOUTED_CARD_RETURNED: Final = 37
LAWS_SEEN: Final = 38
LAW_REVEALED: Final = 39
VOTE_CAST: Final = 40
VOTES_ADDED: Final = 41
LAW_PASSED: Final = 42
LAW_REJECTED: Final = 43
LAW_REPEALED: Final = 44
STATION_ATTACKED: Final = 45
HERO_ATTACKED: Final = 46
DEFENCE_CHOSEN: Final = 47
COMBAT_CARD_CHOSEN: Final = 48
COMBAT_CARDS_REVEALED: Final = 49
COMBAT_CARD_REPLACED: Final = 50
THREAT_REPELLED: Final = 51
THREAT_NOT_REPELLED: Final = 52
BATTLE_COUNTED: Final = 53
BATTLE_WON: Final = 54
BATTLE_LOST: Final = 55
BATTLE_DRAWN: Final = 56
ATTACK_PREVENTED: Final = 57
ARMY_WEAKENED: Final = 58
ARMY_LOSS_PREVENTED: Final = 59
HERO_WOUNDED: Final = 60
WOUND_PREVENTED: Final = 61
STATION_LOST: Final = 62
STATION_CAPTURED: Final = 63
STATION_CLAIMED: Final = 64
HERO_MOVED: Final = 65
HERO_SAT_OUT: Final = 66
STAGE_BEGAN: Final = 67
DECK_SHUFFLED: Final = 68
GAME_WON: Final = 69
THREAT_RETURNED: Final = 70
MISSION_BOUGHT: Final = 71

EVENTS: Final = EventTable(
    (
        "round_began round:n first:seat",
        "phase_began phase:phase",
        "faction_chosen seat:seat faction:faction",
        "hero_chosen seat:seat hero:hero",
        "hero_placed seat:seat station:station",
        "tokens_gained seat:seat pig:n mushroom:n ammo:n cause:card",
        "maintenance_paid seat:seat pig:n mushroom:n ammo:n",
        "tokens_lost seat:seat pig:n mushroom:n ammo:n cause:card",
        "stations_produced seat:seat pig:n mushroom:n ammo:n",
        "tokens_exchanged seat:seat given:resource taken:resource amount:n",
        "token_stolen seat:seat victim:seat taken:resource",
        "army_changed seat:seat strength:n cause:card",
        "army_disbanded seat:seat strength:n pig:n mushroom:n ammo:n",
        "soldiers_recruited seat:seat amount:n strength:n pig:n mushroom:n ammo:n",
        "equipment_drawn seat:seat amount:n first:equipment? second:equipment? third:equipment? cause:card",
        "equipment_kept seat:seat card:equipment cause:card",
        "equipment_discarded seat:seat card:equipment",
        "equipment_taken seat:seat victim:seat card:equipment",
        "equipment_bought seat:seat card:equipment pig:n mushroom:n ammo:n",
        "market_renewed seat:seat pig:n mushroom:n ammo:n",
        "market_cards_shown first:equipment second:equipment third:equipment fourth:equipment",
        "mission_drawn seat:seat amount:n first:mission? second:mission? third:mission? cause:card",
        "mission_kept seat:seat card:mission?",
        "mission_completed seat:seat card:mission pig:n mushroom:n ammo:n",
        "mission_used seat:seat card:mission pig:n mushroom:n ammo:n",
        "equipment_used seat:seat card:equipment",
        "ability_used seat:seat card:card",
        "piece_affected seat:seat card:mission piece:piece owner:seat",
        "threat_affected seat:seat card:mission n:n",
        "threat_came first:seat",
        "station_endangered seat:seat station:station piece:piece",
        "threat_revealed threat:threat",
        "threats_seen seat:seat first:threat? second:threat?",
        "threat_buried threat:threat",
        "threat_scouted seat:seat threat:threat?",
        "scouted_card_used seat:seat",
        "scouted_card_buried seat:seat threat:threat?",
        "scouted_card_returned seat:seat threat:threat?",
        "laws_seen seat:seat first:law? second:law?",
        "law_revealed law:law",
        "vote_cast seat:seat side:side weight:n",
        "votes_added seat:seat amount:n",
        "law_passed law:law in_favour:n opposed:n",
        "law_rejected law:law in_favour:n opposed:n",
        "law_repealed law:law",
        "station_attacked seat:seat piece:piece station:station victim:seat",
        "hero_attacked seat:seat piece:piece hero:hero station:station",
        "defence_chosen seat:seat piece:piece",
        "combat_card_chosen seat:seat card:combat_card?",
        "combat_cards_revealed attacker:combat_card defender:combat_card",
        "combat_card_replaced seat:seat card:combat_card",
        "threat_repelled seat:seat threat:threat",
        "threat_not_repelled seat:seat threat:threat",
        "battle_counted attacker:n defender:n",
        "battle_won seat:seat piece:piece",
        "battle_lost seat:seat piece:piece",
        "battle_drawn",
        "attack_prevented seat:seat card:equipment",
        "army_weakened seat:seat strength:n",
        "army_loss_prevented seat:seat",
        "hero_wounded seat:seat station:station",
        "wound_prevented seat:seat",
        "station_lost seat:seat station:station",
        "station_captured seat:seat station:station pig:n mushroom:n ammo:n",
        "station_claimed seat:seat station:station",
        "hero_moved seat:seat origin:station station:station",
        "hero_sat_out seat:seat",
        "stage_began stage:n",
        "deck_shuffled deck:deck",
        "game_won seat:seat points:n",
        "threat_returned threat:threat",
        "mission_bought seat:seat first:mission? second:mission? third:mission? pig:n mushroom:n ammo:n",
    )
)


def first_three(cards: list[int]) -> tuple[int, int, int]:
    """Cards drawn, as an event names them: no card of the printed games draws more."""
    one, two, three = (cards + [NOBODY] * 3)[:3]
    return one, two, three
