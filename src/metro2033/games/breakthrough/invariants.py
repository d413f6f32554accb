"""The invariants CINV-01..18 that a single state can show, as self-describing assertions."""

from __future__ import annotations

from collections import Counter
from typing import Final

from metro2033.games.breakthrough.catalog.catalog import NO_PROTECTION
from metro2033.games.breakthrough.codes import FACTION, HERO, RESOURCE, STATION, THREAT
from metro2033.games.breakthrough.rules.draw import choose_draw
from metro2033.games.breakthrough.rules.mission import (
    choose_hero_to_double,
    choose_resource_to_spend,
    choose_station_fate,
)
from metro2033.games.breakthrough.rules.tidy import choose_card_to_tidy
from metro2033.games.breakthrough.rules.turn import choose_action, choose_card_to_swap, choose_end
from metro2033.games.breakthrough.state import HAND, SLOTS, TOKENS, State
from metro2033.kernel.agenda import NOBODY, Step

# Questions asked only of the active seat.
ACTIVE_ONLY: Final[tuple[Step, ...]] = (
    choose_action,
    choose_end,
    choose_card_to_swap,
    choose_hero_to_double,
    choose_resource_to_spend,
    choose_station_fate,
    choose_card_to_tidy,
)


def check(s: State) -> None:
    """Asserts every invariant that must hold at any question."""
    check_shape(s)
    check_cards(s)
    check_tokens(s)
    check_places(s)
    check_question(s)


def check_shape(s: State) -> None:
    """Checks the lengths of lists and the ranges of numbers, because saves and positions may come from outside."""
    assert 2 <= s.seats <= 5 and 0 <= s.first < s.seats and NOBODY <= s.active < s.seats and s.round >= 1, (
        "shape: seats"
    )
    per_seat = (s.faction, s.done, s.up, s.down, s.supply, s.hand, s.shown, s.resources, s.turned, s.heroes, s.stations, s.tokens, s.paid)  # fmt: skip
    for values in per_seat:
        assert len(values) == s.seats, "shape: one entry per seat"
    for stations, tokens in zip(s.stations, s.tokens, strict=True):
        assert len(stations) == len(tokens), "shape: tokens beside stations"
    assert len(s.market) == SLOTS, "shape: three slots"


def check_cards(s: State) -> None:
    """Checks CINV-01, CINV-04, CINV-05 and C-72.

    Every card is in exactly one place, hands and market are full where possible, and shown cards are in their hands.
    """
    cards = s.catalog
    on_table = [card for zone in (s.resources, s.turned, s.heroes, s.stations) for own in zone for card in own]
    everywhere = s.deck + s.discard + s.swapped + on_table + [card for hand in s.hand for card in hand]
    everywhere += [card for card in s.market if card != NOBODY]
    assert sorted(everywhere) == sorted(cards.deck), "CINV-01: every card is somewhere, once"
    factions = [card for card in s.faction if card != NOBODY]
    assert set(factions) <= set(cards.factions) and len(set(factions)) == len(factions), "CINV-01: factions"
    asked = s.asked_by[0] if s.asked != NOBODY else None
    short = not s.deck and not s.discard
    exhausted = not s.deck and s.market.count(NOBODY) == SLOTS  # tidying up may have started a new pile since
    for seat in range(s.seats):
        held = len(s.hand[seat])
        assert held <= HAND, "CINV-04: no hand of more than five"
        if asked is choose_action and s.payment is None and seat != s.active:
            assert held == HAND or exhausted, "CINV-04: five cards at the start of a turn"
        if s.shown[seat]:
            secret = s.hand[seat] + (s.swapped if seat == s.active else [])
            assert not Counter(s.shown[seat]) - Counter(secret), "C-72: shown"
    if asked is choose_draw:
        assert NOBODY not in s.market or short, "CINV-05: three cards in the market"


def check_tokens(s: State) -> None:
    """Checks CINV-02, CINV-03, CINV-07 and CINV-09: ten tokens per seat, at least five owned, in legal places."""
    for seat in range(s.seats):
        parts = (s.up[seat], s.down[seat], s.supply[seat], *s.tokens[seat])
        assert min(parts) >= 0 and sum(parts) == TOKENS, "CINV-02: ten tokens"
        assert s.supply[seat] <= 5, "CINV-03: never fewer than five owned"
        assert s.done[seat] in (0, 1), "CINV-09: a faction card is done or not"
        kept = sorted(tokens for tokens in s.tokens[seat] if tokens)
        assert not kept or kept[0] >= 1, "CINV-07: tokens lie on finished stations"


def check_places(s: State) -> None:
    """Checks CINV-06: which cards may lie where, upright or turned."""
    cards = s.catalog
    for seat in range(s.seats):
        assert all(cards.kind[card] == RESOURCE for card in s.resources[seat]), "CINV-06: upright resources"
        assert all(cards.kind[card] == HERO for card in s.heroes[seat]), "CINV-06: heroes"
        assert all(cards.kind[card] == STATION for card in s.stations[seat]), "CINV-06: stations"
        for card in s.turned[seat]:
            assert cards.kind[card] in (RESOURCE, THREAT), "CINV-06: turned resources and threats"
            assert cards.protection_cost[card] != NO_PROTECTION, "CINV-06: a turned card protects"
    assert all(cards.kind[card] != FACTION for card in s.deck), "CINV-06: no faction card in the deck"


def check_question(s: State) -> None:
    """Checks CINV-12, CINV-15 and CINV-16: who is asked, the options, and the end of the game."""
    if s.asked == NOBODY:
        assert not s.agenda, "CINV-15: nothing left to do when it is over"
        winner = [seat for seat in range(s.seats) if s.supply[seat] == 0]
        assert winner == ([] if s.winner == NOBODY else [s.winner]), "CINV-15: the tenth token wins"
        return
    assert s.winner == NOBODY and min(s.supply) > 0, "CINV-15: the game ends at the tenth token"
    assert 0 <= s.asked < s.seats, "CINV-16: a seat is asked"
    assert s.options and len(set(s.options)) == len(s.options), "CINV-16: every question has options, each once"
    assert all(code in s.catalog.choices.by_code for code in s.options), "CINV-16: every option is a choice"
    if s.asked_by[0] in ACTIVE_ONLY:
        assert s.asked == s.active, "CINV-12: only the active seat acts"
