"""The layout of the board game's observations, in the order in which they are written."""

from __future__ import annotations

from typing import Final

from metro2033.games.board.catalog.catalog import FREE_CAPTURE, STRENGTH_OWN_HERO, Catalog
from metro2033.games.board.codes import PHASES, STRONGEST_ARMY, WINDOWS
from metro2033.observations.layout import MOST_BYTE, Layout
from metro2033.observations.observation import most_copies

MOST_LASTING: Final = 3  # cap on lasting effects counted per verb
PIECES: Final = 4
OUTCOMES: Final = 3
LASTING: Final = (
    FREE_CAPTURE - STRENGTH_OWN_HERO + 1
)  # later verbs must take effect at once; otherwise this grows, and networks need new weights


def lay_table(layout: Layout, catalog: Catalog) -> None:
    """Adds the public part of the table."""
    add = layout.add
    threats = len(catalog.threats[0]) + len(catalog.threats[1])
    equipment, laws, copies = len(catalog.equipment_kinds), len(catalog.laws), most_copies(catalog.equipment)
    add("phase", len(PHASES), 1, "the phase of the round")
    add("space", len(catalog.track), 1, "the space of the round track")
    add("window", len(WINDOWS), 1, "the open window for abilities")
    add("trigger", len(catalog.card_ids), 1, "the card whose trigger is offered, by card")
    add("law", laws, 1, "the law in force")
    add("vote_on", laws, 1, "the law that is voted on")
    add("threat", threats, 1, "the threat that is fought or came from the dark")
    add("stage_two", 1, 1, "whether stage II is played")
    add("sealed", 1, 1, "whether several seats answer secretly now")
    add("reserve", 3, MOST_BYTE, "tokens in the reserve, by resource")
    add("decks", 5, MOST_BYTE, "cards in the decks of equipment, missions, laws and threats; discarded missions")
    add("neutral", len(catalog.prints), 1, "neutral stations of the active area")
    add("market", equipment, copies, "equipment in the market, by card")
    add("equipment_discard", equipment, copies, "discarded equipment, by card")
    add("threat_discard", threats, 1, "discarded threats")


def lay_secrets(layout: Layout, catalog: Catalog) -> None:
    """Adds the observer's private knowledge."""
    add = layout.add
    threats = len(catalog.threats[0]) + len(catalog.threats[1])
    add("missions", len(catalog.missions), 1, "the observer's unfinished missions")
    add("mission_discard", len(catalog.missions), 1, "discarded missions the observer has seen")
    add("known_laws", len(catalog.laws), MOST_BYTE, "where known laws lie in the deck; 1 is the top card")
    add("known_threats", threats, MOST_BYTE, "the same for threats")
    add("drawn", len(catalog.card_ids), 1, "cards the observer has drawn and must choose from, by card")
    add("scouted", threats, 1, "the threats the observer holds face down")


def lay_battle(layout: Layout, catalog: Catalog, places: int) -> int:
    """Adds the current battle and returns its total length."""
    add, begin = layout.add, layout.length
    cards = len(catalog.combat_cards)
    add("battle_at", len(catalog.station_ids), 1, "the station where a battle is fought")
    add("battle_target", len(catalog.heroes), 1, "the hero who is attacked")
    add("battle_winner", OUTCOMES, 1, "who won: attacker, defender, a draw")
    add("battle_in_event", 1, 1, "whether the battle is part of a threat from the dark")
    layout.open_block()
    add("side.seat", places, 1, "the seat on this side: the attacker's, then the defender's")
    add("side.piece", PIECES, 1, "army, hero, threat or guard")
    add("side.total", 1, MOST_BYTE, "its strength as far as it is open")
    add("side.has_chosen", 1, 1, "whether its combat card is chosen")
    add("side.card", cards, 1, "that card, if the observer chose it or both lie open")
    add("side.taken_back", cards, 1, "cards that lay open and were taken back")
    add("side.hand", cards, 1, "its hand, if it is the observer's")
    layout.close_block(2)
    return layout.length - begin


def lay_seat(layout: Layout, catalog: Catalog, places: int) -> int:
    """Adds one player's side for every place and returns the length of one."""
    add = layout.add
    stations, capturable, missions = len(catalog.station_ids), len(catalog.prints), len(catalog.missions)
    copies = most_copies(catalog.equipment)
    layout.open_block()
    add("seat.tokens", 3, MOST_BYTE, "its tokens, by resource")
    add("seat.army", 1, STRONGEST_ARMY, "the strength of its army")
    add("seat.sits_out", 1, 1, "whether the wounded hero misses a turn")
    add("seat.points", 1, capturable, "its victory points")
    add("seat.needed_points", 1, capturable, "the victory points it needs")
    add("seat.mission_count", 1, missions, "how many unfinished missions it holds")
    add("seat.scouted_count", 1, MOST_BYTE, "how many threats it holds face down")
    add("seat.bought_mission", 1, 1, "whether it bought a mission this round")
    add("seat.faction", len(catalog.factions), 1, "its faction")
    add("seat.hero", len(catalog.heroes), 1, "its hero")
    add("seat.hero_at", stations, 1, "where the hero stands")
    add("seat.stations", capturable, 1, "the stations it controls")
    add("seat.equipment", len(catalog.equipment_kinds), copies, "its equipment, by card")
    add("seat.completed", missions, 1, "its completed missions")
    add("seat.used", missions, 1, "those it has used this round")
    add("seat.lasting", LASTING, MOST_LASTING, "lasting effects of its abilities, by verb, from a stronger own hero on")
    add("seat.endangered", stations, 1, "the station it defends against the dark")
    add("seat.defends_with", PIECES, 1, "what it defends it with")
    add("seat.vote", 2, 1, "its vote: against, for")
    add("seat.votes", 1, MOST_BYTE, "the weight of its vote")
    return layout.close_block(places)
