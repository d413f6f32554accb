"""Pieces of the board game's observations that are seldom other than empty, and what cards are counted by."""

from __future__ import annotations

from metro2033.games.board.catalog.catalog import STRENGTH_OWN_HERO, Catalog
from metro2033.games.board.effects.triggers import offer_trigger
from metro2033.games.board.learn.layout import MOST_LASTING
from metro2033.games.board.learn.memory import SeenPile
from metro2033.games.board.state import State
from metro2033.kernel.agenda import NOBODY


def depths(deck: SeenPile, seat: int, rank: list[int], none: bytes) -> bytes:
    """Where the cards lie that the observer has seen put into a deck, from the top (B-HI-03, B-HI-04, B-HI-06)."""
    made: bytearray | None = None
    mask, cards = 1 << seat, deck.cards
    for place, seats in enumerate(deck.known):
        if seats & mask:
            if made is None:
                made = bytearray(none)
            made[rank[cards[place]]] = len(cards) - place
    return none if made is None else bytes(made)


def drawn(s: State, seat: int, none: bytes) -> bytes:
    """The cards that a seat has drawn and must choose from."""
    if not s.drawn or s.drawn_by != seat:
        return none
    made = bytearray(none)
    for card in s.drawn:
        made[card] = 1
    return bytes(made)


def scouted(s: State, seat: int) -> list[int]:
    """The threats that a seat holds face down."""
    return [entry[1] for entry in s.scouted if entry[0] == seat]


def scouted_count(s: State, seat: int) -> int:
    """How many these are."""
    count = 0
    for entry in s.scouted:
        if entry[0] == seat:
            count += 1
    return count


def lasting_effects(s: State, seat: int, none: bytes) -> bytes:
    """The lasting effects of a seat's abilities, by verb."""
    made: bytearray | None = None
    for effect in s.lasting:
        if effect[1] == seat:
            if made is None:
                made = bytearray(none)
            verb = effect[0] - STRENGTH_OWN_HERO
            made[verb] = min(MOST_LASTING, made[verb] + 1)
    return none if made is None else bytes(made)


def trigger_offered(s: State) -> int:
    """The card whose trigger the open question offers, or NOBODY."""
    if s.asked != NOBODY and s.asked_by[0] is offer_trigger:
        return s.catalog.all_triggers[s.asked_by[1]].card
    return NOBODY


def card_ranks(catalog: Catalog) -> list[int]:
    """By card number: its place among the cards of its kind; NOBODY, which is the last entry, has none."""
    rank = [NOBODY] * (len(catalog.card_ids) + 1)
    kinds = [catalog.factions, catalog.heroes, catalog.laws, catalog.threats[0] + catalog.threats[1]]
    kinds += [catalog.equipment_kinds, catalog.missions, catalog.combat_cards]
    for kind in kinds:
        for number, card in enumerate(kind):
            rank[card] = number
    return rank
