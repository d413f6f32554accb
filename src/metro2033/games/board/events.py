"""Every event of the board game, one row per kind. A question mark hides a field from all but the event's audience."""

from __future__ import annotations

from typing import Final

from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.event import EventTable

EVENTS: Final = EventTable()

ROUND_BEGAN: Final = EVENTS.add("round_began round:n first:seat")
PHASE_BEGAN: Final = EVENTS.add("phase_began phase:phase")
FACTION_CHOSEN: Final = EVENTS.add("faction_chosen seat:seat faction:faction")
HERO_CHOSEN: Final = EVENTS.add("hero_chosen seat:seat hero:hero")
HERO_PLACED: Final = EVENTS.add("hero_placed seat:seat station:station")
TOKENS_GAINED: Final = EVENTS.add("tokens_gained seat:seat pig:n mushroom:n ammo:n cause:card")
MAINTENANCE_PAID: Final = EVENTS.add("maintenance_paid seat:seat pig:n mushroom:n ammo:n")
TOKENS_LOST: Final = EVENTS.add("tokens_lost seat:seat pig:n mushroom:n ammo:n cause:card")
STATIONS_PRODUCED: Final = EVENTS.add("stations_produced seat:seat pig:n mushroom:n ammo:n")
TOKENS_EXCHANGED: Final = EVENTS.add("tokens_exchanged seat:seat given:resource taken:resource amount:n")
TOKEN_STOLEN: Final = EVENTS.add("token_stolen seat:seat victim:seat taken:resource")
ARMY_CHANGED: Final = EVENTS.add("army_changed seat:seat strength:n cause:card")
ARMY_DISBANDED: Final = EVENTS.add("army_disbanded seat:seat strength:n pig:n mushroom:n ammo:n")
SOLDIERS_RECRUITED: Final = EVENTS.add("soldiers_recruited seat:seat amount:n strength:n pig:n mushroom:n ammo:n")
EQUIPMENT_DRAWN: Final = EVENTS.add(
    "equipment_drawn seat:seat amount:n first:equipment? second:equipment? third:equipment? cause:card"
)
EQUIPMENT_KEPT: Final = EVENTS.add("equipment_kept seat:seat card:equipment cause:card")
EQUIPMENT_DISCARDED: Final = EVENTS.add("equipment_discarded seat:seat card:equipment")
EQUIPMENT_TAKEN: Final = EVENTS.add("equipment_taken seat:seat victim:seat card:equipment")
EQUIPMENT_BOUGHT: Final = EVENTS.add("equipment_bought seat:seat card:equipment pig:n mushroom:n ammo:n")
MARKET_RENEWED: Final = EVENTS.add("market_renewed seat:seat pig:n mushroom:n ammo:n")
MARKET_CARDS_SHOWN: Final = EVENTS.add(
    "market_cards_shown first:equipment second:equipment third:equipment fourth:equipment"
)
MISSION_DRAWN: Final = EVENTS.add(
    "mission_drawn seat:seat amount:n first:mission? second:mission? third:mission? cause:card"
)
MISSION_KEPT: Final = EVENTS.add("mission_kept seat:seat card:mission?")
MISSION_COMPLETED: Final = EVENTS.add("mission_completed seat:seat card:mission pig:n mushroom:n ammo:n")
MISSION_USED: Final = EVENTS.add("mission_used seat:seat card:mission pig:n mushroom:n ammo:n")
EQUIPMENT_USED: Final = EVENTS.add("equipment_used seat:seat card:equipment")
ABILITY_USED: Final = EVENTS.add("ability_used seat:seat card:card")
PIECE_AFFECTED: Final = EVENTS.add("piece_affected seat:seat card:mission piece:piece owner:seat n:n")
THREAT_AFFECTED: Final = EVENTS.add("threat_affected seat:seat card:mission n:n")
THREAT_CAME: Final = EVENTS.add("threat_came first:seat")
STATION_ENDANGERED: Final = EVENTS.add("station_endangered seat:seat station:station piece:piece")
THREAT_REVEALED: Final = EVENTS.add("threat_revealed threat:threat")
THREATS_SEEN: Final = EVENTS.add("threats_seen seat:seat first:threat? second:threat?")
THREAT_BURIED: Final = EVENTS.add("threat_buried threat:threat")
THREAT_SCOUTED: Final = EVENTS.add("threat_scouted seat:seat threat:threat?")
SCOUTED_CARD_USED: Final = EVENTS.add("scouted_card_used seat:seat")
SCOUTED_CARD_BURIED: Final = EVENTS.add("scouted_card_buried seat:seat threat:threat?")
SCOUTED_CARD_RETURNED: Final = EVENTS.add("scouted_card_returned seat:seat threat:threat?")
LAWS_SEEN: Final = EVENTS.add("laws_seen seat:seat first:law? second:law?")
LAW_REVEALED: Final = EVENTS.add("law_revealed law:law")
VOTE_CAST: Final = EVENTS.add("vote_cast seat:seat side:side weight:n")
VOTES_ADDED: Final = EVENTS.add("votes_added seat:seat amount:n")
LAW_PASSED: Final = EVENTS.add("law_passed law:law in_favour:n opposed:n")
LAW_REJECTED: Final = EVENTS.add("law_rejected law:law in_favour:n opposed:n")
LAW_REPEALED: Final = EVENTS.add("law_repealed law:law")
STATION_ATTACKED: Final = EVENTS.add("station_attacked seat:seat piece:piece station:station victim:seat")
HERO_ATTACKED: Final = EVENTS.add("hero_attacked seat:seat piece:piece hero:hero station:station")
DEFENCE_CHOSEN: Final = EVENTS.add("defence_chosen seat:seat piece:piece")
COMBAT_CARD_CHOSEN: Final = EVENTS.add("combat_card_chosen seat:seat card:combat_card?")
COMBAT_CARDS_REVEALED: Final = EVENTS.add("combat_cards_revealed attacker:combat_card defender:combat_card")
COMBAT_CARD_REPLACED: Final = EVENTS.add("combat_card_replaced seat:seat card:combat_card")
THREAT_REPELLED: Final = EVENTS.add("threat_repelled seat:seat threat:threat cause:card other_cause:card")
THREAT_NOT_REPELLED: Final = EVENTS.add("threat_not_repelled seat:seat threat:threat cause:card other_cause:card")
BATTLE_COUNTED: Final = EVENTS.add("battle_counted attacker:n defender:n")
BATTLE_WON: Final = EVENTS.add("battle_won seat:seat piece:piece cause:card other_cause:card")
BATTLE_LOST: Final = EVENTS.add("battle_lost seat:seat piece:piece cause:card other_cause:card")
BATTLE_DRAWN: Final = EVENTS.add("battle_drawn cause:card other_cause:card")
ATTACK_PREVENTED: Final = EVENTS.add("attack_prevented seat:seat card:equipment")
ARMY_WEAKENED: Final = EVENTS.add("army_weakened seat:seat strength:n")
ARMY_LOSS_PREVENTED: Final = EVENTS.add("army_loss_prevented seat:seat")
HERO_WOUNDED: Final = EVENTS.add("hero_wounded seat:seat station:station")
WOUND_PREVENTED: Final = EVENTS.add("wound_prevented seat:seat")
STATION_LOST: Final = EVENTS.add("station_lost seat:seat station:station")
STATION_CAPTURED: Final = EVENTS.add("station_captured seat:seat station:station pig:n mushroom:n ammo:n")
STATION_CLAIMED: Final = EVENTS.add("station_claimed seat:seat station:station")
HERO_MOVED: Final = EVENTS.add("hero_moved seat:seat origin:station station:station")
HERO_SAT_OUT: Final = EVENTS.add("hero_sat_out seat:seat")
STAGE_BEGAN: Final = EVENTS.add("stage_began stage:n")
DECK_SHUFFLED: Final = EVENTS.add("deck_shuffled deck:deck")
GAME_WON: Final = EVENTS.add("game_won seat:seat points:n reason:reason others:n tie:tie first:seat")
THREAT_RETURNED: Final = EVENTS.add("threat_returned threat:threat")
MISSION_BOUGHT: Final = EVENTS.add(
    "mission_bought seat:seat first:mission? second:mission? third:mission? pig:n mushroom:n ammo:n"
)


def first_three(cards: list[int]) -> tuple[int, int, int]:
    """Returns the first three cards drawn, for an event; no printed card draws more."""
    one, two, three = (cards + [NOBODY] * 3)[:3]
    return one, two, three
