"""Rarely non-empty pieces of the board game's observations, and the ranks of cards within their kinds."""

from __future__ import annotations

from metro2033.games.board.catalog.catalog import STRENGTH_OWN_HERO, Catalog
from metro2033.games.board.effects.triggers import offer_trigger
from metro2033.games.board.learn.layout import MOST_LASTING
from metro2033.games.board.learn.memory import SeenPile
from metro2033.games.board.state import State
from metro2033.kernel.agenda import NOBODY


def depths(deck: SeenPile, seat: int, rank: list[int], none: bytes) -> bytes:
    """Returns the depth in a deck of each card whose place the observer knows, from the top (B-HI-03, B-HI-04, B-HI-06)."""
    made: bytearray | None = None
    mask, cards = 1 << seat, deck.cards
    for place, seats in enumerate(deck.known):
        if seats & mask:
            if made is None:
                made = bytearray(none)
            made[rank[cards[place]]] = len(cards) - place
    return none if made is None else bytes(made)


def drawn(s: State, seat: int, none: bytes) -> bytes:
    """Returns the cards that a seat has drawn and must choose from."""
    if not s.drawn or s.drawn_by != seat:
        return none
    made = bytearray(none)
    for card in s.drawn:
        made[card] = 1
    return bytes(made)


def scouted(s: State, seat: int) -> list[int]:
    """Returns the threats that a seat holds face down."""
    return [entry[1] for entry in s.scouted if entry[0] == seat]


def scouted_count(s: State, seat: int) -> int:
    """Returns how many threats a seat holds face down."""
    count = 0
    for entry in s.scouted:
        if entry[0] == seat:
            count += 1
    return count


def lasting_effects(s: State, seat: int, none: bytes) -> bytes:
    """Returns the number of lasting effects of a seat's abilities, by verb."""
    made: bytearray | None = None
    for effect in s.lasting:
        if effect[1] == seat:
            if made is None:
                made = bytearray(none)
            verb = effect[0] - STRENGTH_OWN_HERO
            made[verb] = min(MOST_LASTING, made[verb] + 1)
    return none if made is None else bytes(made)


def trigger_offered(s: State) -> int:
    """Returns the card whose trigger the current question offers, or NOBODY."""
    if s.asked != NOBODY and s.asked_by[0] is offer_trigger:
        return s.catalog.all_triggers[s.asked_by[1]].card
    return NOBODY


def card_ranks(catalog: Catalog) -> list[int]:
    """Returns each card's index among the cards of its kind; the last entry stands for NOBODY."""
    rank = [NOBODY] * (len(catalog.card_ids) + 1)
    kinds = [catalog.factions, catalog.heroes, catalog.laws, catalog.threats[0] + catalog.threats[1]]
    kinds += [catalog.equipment_kinds, catalog.missions, catalog.combat_cards]
    for kind in kinds:
        for number, card in enumerate(kind):
            rank[card] = number
    return rank
