"""The state invariants INV-01..10 as assertions with self-explanatory messages. Used by tests, loading and scenarios."""

from __future__ import annotations

from typing import Final

from metro2033.games.board.codes import SETUP, STRONGEST_ARMY, WEAKEST_ARMY
from metro2033.games.board.metro_map import ABANDONED, HANSA
from metro2033.games.board.queries.stations import TOKENS_ON_TRACKS
from metro2033.games.board.rules.army import choose_army_action
from metro2033.games.board.rules.capture import FEWEST_STATIONS
from metro2033.games.board.rules.equipment import equipment_limit
from metro2033.games.board.rules.hero import choose_hero_action, choose_move
from metro2033.games.board.rules.law import choose_vote
from metro2033.games.board.rules.market import STALLS
from metro2033.games.board.rules.mobilise import choose_recruits
from metro2033.games.board.rules.setup import TOKENS_OF_EACH_KIND
from metro2033.games.board.state import State, points, station_count
from metro2033.kernel.agenda import NOBODY

# Questions that follow a stable point, where nothing is left to settle.
AFTER_STABLE_POINT: Final = (choose_army_action, choose_move, choose_hero_action, choose_recruits, choose_vote)


def check(s: State) -> None:
    """Asserts every invariant that must hold at any question."""
    check_shape(s)
    check_stations(s)
    check_tokens(s)
    check_cards(s)
    check_question(s)


def at_stable_point(s: State) -> bool:
    """Returns whether the current question is one that follows a stable point."""
    return s.asked != NOBODY and s.asked_by[0] in AFTER_STABLE_POINT


def check_shape(s: State) -> None:
    """Asserts list lengths and index ranges, for saves and positions from outside."""
    cards, seats = s.catalog, s.seats
    assert 2 <= seats <= 6 and 0 <= s.first < seats and s.stage in (1, 2) and s.round >= 1, (
        "shape: seats, stage and round"
    )
    assert 0 <= s.phase <= 5 and 0 <= s.space < len(cards.track), "shape: phase and space"
    for per_seat in (s.faction, s.hero, s.hero_at, s.sits_out, s.army, s.own, s.gear, s.missions, s.done):
        assert len(per_seat) == seats, "shape: one entry per seat"
    assert len(s.held) == 3 * seats and len(s.reserve) == 3, "shape: three kinds of resources"
    for known, everything in ((s.faction, cards.factions), (s.hero, cards.heroes)):
        drafted = [card for card in known if card != NOBODY]
        assert set(drafted) <= set(everything) and len(set(drafted)) == len(drafted), (
            "B-CO-01: one faction and hero each"
        )
    assert all(NOBODY <= at < cards.metro.stations for at in s.hero_at), "shape: heroes stand on stations"
    assert len(s.law_known) == len(s.law_deck) and len(s.threat_known) == len(s.threat_deck), (
        "shape: knowledge of decks"
    )
    assert len(s.mission_discard_known) == len(s.mission_discard), "shape: knowledge of discards"
    for entry in s.scouted:
        assert len(entry) == 4 and entry[3] >> entry[0] & 1, "shape: scouted cards"
    for effect in s.lasting:
        assert len(effect) == 5, "shape: lasting effects"


def check_stations(s: State) -> None:
    """Asserts INV-01, INV-04, INV-07: owners, masks and limits of stations agree."""
    cards, metro = s.catalog, s.catalog.metro
    assert len(s.owner) == metro.capturable, "INV-07: only capturable stations have owners"
    for seat in range(s.seats):
        mask = sum(1 << station for station, owner in enumerate(s.owner) if owner == seat)
        assert s.own[seat] == mask, "INV-07: one owner per station"
        assert points(s, seat) == mask.bit_count() + len(s.done[seat]), "INV-01: stations and missions make the points"
        assert station_count(s, seat) <= cards.flags.tokens_per_faction - TOKENS_ON_TRACKS, "INV-04: tokens are limited"
        if at_stable_point(s) and station_count(s, seat) < FEWEST_STATIONS:
            assert s.round > 1, "INV-04: three stations at the start"
    if s.phase == SETUP:
        return
    owned = sum(s.own)
    assert s.neutral == s.area.capturable & ~owned, "INV-07: neutral is what nobody owns in the active area"
    assert owned & ~s.area.capturable == 0, "INV-07: tokens only in the active area"
    for seat in range(s.seats):
        assert s.area.active[s.hero_at[seat]], "INV-07: heroes only in the active area"
    for station in range(metro.capturable, metro.stations):
        assert metro.kind[station] in (ABANDONED, HANSA), "INV-07: no token on Hansa or abandoned stations"


def check_tokens(s: State) -> None:
    """Asserts INV-02 and INV-03: resources add up, armies stay on their track."""
    for kind in range(3):
        held = [s.held[3 * seat + kind] for seat in range(s.seats)]
        assert min(*held, s.reserve[kind]) >= 0, "INV-02: no negative tokens"
        assert s.reserve[kind] + sum(held) == TOKENS_OF_EACH_KIND, "INV-02: 35 tokens of each kind"
    assert all(WEAKEST_ARMY <= army <= STRONGEST_ARMY for army in s.army), "INV-03: armies are 1 to 8"


def check_cards(s: State) -> None:
    """Asserts INV-05 and INV-06: every card is in exactly one place."""
    cards = s.catalog
    gear = [card for carried in s.gear for card in carried]
    equipment = s.equipment_deck + s.equipment_discard + s.market + gear + _drawn(s, cards.equipment)
    assert sorted(equipment) == sorted(cards.equipment), "INV-05: all equipment is somewhere"
    assert len(s.market) <= STALLS, "INV-05: four stalls"
    assert all(any(card in held for held in s.missions) for card in s.fulfilled), (
        "INV-06: only held missions are fulfilled"
    )
    held = [card for own in (*s.missions, *s.done) for card in own]
    missions = s.mission_deck + s.mission_discard + held + _drawn(s, cards.missions)
    assert sorted(missions) == sorted(cards.missions), "INV-06: all missions are somewhere"
    laws = s.law_deck + ([s.law] if s.law != NOBODY else []) + ([s.vote.law] if s.vote else [])
    assert sorted(laws + _drawn(s, cards.laws)) == sorted(cards.laws), "INV-06: all laws are somewhere"
    _check_threats(s)
    assert sorted(s.combat_deck) == sorted(cards.combat_cards), "INV-06: seven combat cards"
    if at_stable_point(s):
        for seat in range(s.seats):
            assert len(s.gear[seat]) <= equipment_limit(s, seat), "INV-05: nobody carries more than the limit"


def _check_threats(s: State) -> None:
    cards = s.catalog
    fought = s.dark.threat if s.dark is not None else s.battle.threat if s.battle is not None else NOBODY
    in_play = [fought] if fought != NOBODY else []
    found = s.threat_deck + s.threat_discard + [entry[1] for entry in s.scouted] + in_play
    for stage, threats in enumerate(cards.threats, 1):
        of_stage = [card for card in found if cards.stage[card] == stage] + _drawn(s, threats)
        if stage == s.stage:
            assert sorted(of_stage) == sorted(threats), "INV-06: all threats of the stage are somewhere"
        else:
            assert len(set(of_stage)) == len(of_stage), "INV-06: no threat twice"


def _drawn(s: State, kind: list[int]) -> list[int]:
    """Returns the cards of a kind that a seat has drawn and must choose from."""
    return [card for card in s.drawn if card in kind] if s.drawn else s.drawn


def check_question(s: State) -> None:
    """Asserts INV-09 and INV-10: a question has distinct options; without a question the game is over."""
    if s.asked == NOBODY:
        assert s.winner != NOBODY and not s.agenda, "INV-10: the game ends only with a winner"
    else:
        assert s.options and len(set(s.options)) == len(s.options), "INV-09: every question has options, each once"
        assert 0 <= s.asked < s.seats, "INV-09: a seat is asked"
        assert all(code in s.catalog.choices.by_code for code in s.options), "INV-09: every option is a choice"
