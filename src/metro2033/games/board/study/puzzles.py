"""Puzzles of the board game: goals within a turn, or within a vote and the following mobilisation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain, combinations
from typing import Final

from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.codes import (
    ATTACK_HERO,
    ATTACKER,
    EVENT_PHASE,
    HERO,
    HERO_ACTIONS,
    MOBILISATION,
    PLAY,
    STRONGEST_ARMY,
    THREAT,
)
from metro2033.games.board.queries.modifiers import needed_points, price, total
from metro2033.games.board.queries.tokens import can_pay
from metro2033.games.board.rules.army import choose_army_action
from metro2033.games.board.rules.combat import choose_defence, new_battle
from metro2033.games.board.rules.combat_cards import choose_combat_card
from metro2033.games.board.rules.dark import choose_endangered_station
from metro2033.games.board.rules.hero import choose_hero_action, choose_move
from metro2033.games.board.rules.law import choose_vote
from metro2033.games.board.rules.market import choose_purchase
from metro2033.games.board.rules.victory import has_polis
from metro2033.games.board.state import Battle, State, points, station_count
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.ruleset import Ruleset
from metro2033.study.puzzles.goals import Goal, Trade, World

QUESTIONS: Final = (
    choose_army_action,
    choose_move,
    choose_hero_action,
    choose_purchase,
    choose_combat_card,
    choose_defence,
    choose_endangered_station,
    choose_vote,
)
ACTIONS: Final = (choose_army_action, choose_move, choose_hero_action)
BY_GOAL: Final = {
    "victory": "win",
    "missions": "mission",
    "points": "mission",
    "wounded": "hunt",
    "strength": "equipment",
    "army": "vote",
}
BY_STATIONS: Final = ("defence", "battle", "polis", "capture_army", "capture_hero")
CLOSE: Final = 2  # the most points missing for a puzzle about winning


class BoardTrade(Trade):
    """Goals of a turn: victory, a mission, another station, a wounded hero; in defence: no loss; before a vote: an army."""

    luck = True
    width = 1200
    themes: Mapping[str, float] = {
        "win": 0.2,
        "mission": 0.2,
        "vote": 0.1,
        "defence": 0.18,
        "battle": 0.1,
        "hunt": 0.14,
        "equipment": 0.1,
        "polis": 0.1,
        "capture_army": 0.2,
        "capture_hero": 0.2,
    }

    def measure(self, s: State, seat: int, name: str) -> int:
        """Returns the value of a measure for a seat."""
        if name == "stations":
            return station_count(s, seat)
        if name == "missions":
            return len(s.done[seat])
        if name == "points":
            return points(s, seat)
        if name == "victory":  # reached at 0
            return 0 if has_polis(s, seat) else points(s, seat) - needed_points(s, seat)
        if name == "wounded":
            return sum(1 for other in range(s.seats) if other != seat and s.sits_out[other])
        if name == "strength":
            return _strength(s, seat)
        return s.army[seat]

    def worth_a_look(self, s: State) -> bool:
        """Returns whether to search this question: main actions, and decisions in battles, threat events, markets and votes."""
        return s.asked_by[0] in QUESTIONS

    def aims(self, s: State, seat: int) -> list[Goal]:
        """Returns the goals possible at this moment."""
        if s.asked_by[0] is choose_vote:
            return [Goal("army", least) for least in range(STRONGEST_ARMY, s.army[seat], -1)]
        if s.turn != seat:
            return [Goal("stations", station_count(s, seat))] if s.battle is not None or s.dark is not None else []
        if s.phase not in (EVENT_PHASE, MOBILISATION):
            return self._own_turn(s, seat)
        return []

    def _own_turn(self, s: State, seat: int) -> list[Goal]:
        missing = needed_points(s, seat) - points(s, seat)
        goals = [Goal("victory", 0)] if 0 < missing <= CLOSE else []
        if s.missions[seat]:
            goals += [Goal("points", points(s, seat) + 2), Goal("missions", len(s.done[seat]) + 1)]
        goals.append(Goal("stations", station_count(s, seat) + 1))
        if any(code >= ATTACK_HERO for code in s.options) or s.asked_by[0] is choose_move:
            goals.append(Goal("wounded", self.measure(s, seat, "wounded") + 1))
        if (
            s.phase == HERO_ACTIONS
            and s.asked_by[0] is not choose_move
            and can_pay(s, seat, price(s, seat, c.EQUIPMENT_PRICE))
        ):
            goals += [Goal("strength", _strength(s, seat) + more) for more in (4, 3, 2)]
        return goals

    def span(self, s: State, goal: Goal) -> tuple[int, ...]:
        """Returns a key of the time span of a goal: one turn, or for an army everything up to the end of mobilisation."""
        if goal.measure == "army":
            return (s.round, int(s.phase <= MOBILISATION))
        return (s.turn, s.phase, s.round)

    def decided(self, s: State, seat: int, goal: Goal) -> bool:
        """Returns whether a goal's result is final.

        Stations change owners and heroes are wounded only in battles. Outside a battle, once the turn's actions are taken, neither
        can follow.
        """
        if goal.measure not in ("stations", "wounded") or s.battle is not None or s.turn != seat:
            return False
        return s.asked_by[0] not in ACTIONS and not any(entry[0] in ACTIONS for entry in s.agenda)

    def key(self, s: State, seat: int) -> object:
        """Returns a key of all state that a turn changes, as the seat sees it."""
        b, w, d, mask = s.battle, s.window, s.dark, 1 << seat
        return (
            s.asked_by,
            tuple(s.options),
            tuple(s.agenda),
            tuple(s.held),
            tuple(s.hero_at),
            tuple(s.army),
            tuple(s.owner),
            tuple(s.sits_out),
            tuple(map(tuple, s.gear)),
            tuple(s.missions[seat]),
            tuple(map(tuple, s.done)),
            tuple(s.used),
            tuple([card for card in s.fulfilled if card in s.missions[seat]]),
            tuple(s.market),
            tuple(map(tuple, s.lasting)),
            (s.bought_mission, s.renewed, s.unsettled, s.law, s.stage, len(s.threat_deck), len(s.mission_deck)),
            tuple([card for card, known in zip(s.threat_deck, s.threat_known, strict=True) if known & mask]),
            tuple([entry[1] if entry[3] & mask else entry[0] for entry in s.scouted]),
            tuple(s.drawn) if s.drawn_by == seat else len(s.drawn),
            tuple(s.threat_discard),
            None if b is None else _battle_key(b, seat),
            None if w is None else (w.kind, w.at, w.passes, w.used),
            None if d is None else (tuple(d.station), tuple(d.piece), d.threat),
            None if s.vote is None else (tuple(s.vote.side), tuple(s.vote.weight)),
        )

    def hidden(self, rules: Ruleset, s: State, seat: int) -> tuple[tuple[int, ...], ...]:
        """Returns every card the seat cannot locate.

        All randomness in the game comes from cards, so if these are unchanged, nothing random has happened.
        """
        return rules.unseen(s, seat)

    def worlds(self, rules: Ruleset, s: State, seat: int, after: State, dealt: State) -> list[World]:
        """Returns a world for every combat card the other side could play, or every threat that could be on top."""
        if s.asked_by[0] is choose_combat_card:
            return self._combat_cards(s, seat, dealt)
        if s.threat_deck and not s.threat_known[-1] >> seat & 1 and len(after.threat_deck) < len(s.threat_deck):
            return self._threats(s, seat, dealt)
        return []

    def _combat_cards(self, s: State, seat: int, dealt: State) -> list[World]:
        b = s.battle
        assert b is not None
        side = b.seat.index(seat)
        unseen = [card for card in sorted(s.combat_deck) if card not in b.hands[side]]
        found: list[World] = []
        for hand in combinations(unseen, 3):
            for card in hand:
                world = dealt.clone()
                other = world.battle
                assert other is not None
                other.hands[1 - side] = list(hand)
                chosen = other.played[1 - side] != NOBODY
                if chosen:
                    other.played[1 - side] = card
                found.append((world, None if chosen else PLAY + card))
        return found

    def _threats(self, s: State, seat: int, dealt: State) -> list[World]:
        """Returns a world for every threat that could be on top as far as the seat knows."""
        stage, mask = s.catalog.stage[s.threat_deck[-1]], 1 << seat
        places = [place for place, known in enumerate(dealt.threat_known) if not known & mask]
        found: list[World] = []
        for place in places:
            if s.catalog.stage[dealt.threat_deck[place]] == stage:
                world = dealt.clone()
                deck = world.threat_deck
                deck[place], deck[-1] = deck[-1], deck[place]
                found.append((world, None))
        held = [
            at for at, entry in enumerate(dealt.scouted) if not entry[3] & mask and s.catalog.stage[entry[1]] == stage
        ]
        for at in held:  # threats that other seats have scouted
            world = dealt.clone()
            world.scouted = [entry[:] for entry in world.scouted]
            world.scouted[at][1], world.threat_deck[-1] = world.threat_deck[-1], world.scouted[at][1]
            found.append((world, None))
        return found

    def only_listed(self, rules: Ruleset, s: State, seat: int, after: State) -> bool:
        """Returns whether at most the top threat has been revealed since, apart from combat cards."""
        before, later = Counter(chain(*self.hidden(rules, s, seat))), Counter(chain(*self.hidden(rules, after, seat)))
        for card in s.combat_deck:
            del before[card], later[card]
        return later <= before and (before - later).total() <= 1

    def relevant(self, s: State, seat: int) -> object:
        """Returns the seat's stations, army, hero position and cards."""
        return (s.own[seat], s.army[seat], s.hero_at[seat], s.gear[seat], s.missions[seat])

    def possible_themes(self, goal: Goal) -> Sequence[str]:
        """Returns the themes of a goal: one for most; for stations the defence, a battle, Polis, or a capture by army or hero."""
        return [BY_GOAL[goal.measure]] if goal.measure in BY_GOAL else BY_STATIONS

    def theme(self, s: State, seat: int, goal: Goal, line: Sequence[str]) -> str:
        """Returns the theme of a puzzle: by its goal and, for stations, by the piece that takes them."""
        if goal.measure in BY_GOAL:
            return BY_GOAL[goal.measure]
        if s.asked_by[0] is choose_combat_card:
            return "battle"
        if s.turn != seat:
            return "defence"
        if any(f"attack {s.catalog.station_ids[number]}" in line for number in _polis(s)):
            return "polis"
        return "capture_hero" if s.phase == HERO_ACTIONS else "capture_army"


def _battle_key(b: Battle, seat: int) -> object:
    """Returns a key of a battle as a seat sees it: the enemy's card only once both are revealed."""
    open_cards = NOBODY not in b.played
    cards = [
        (b.played[side], b.hands[side] if b.hands else []) for side in (0, 1) if open_cards or b.seat[side] == seat
    ]
    known = tuple([(played, tuple(hand)) for played, hand in cards])
    facts = (b.station, b.target, b.threat, b.winner, b.prevented, b.wound_prevented, b.loss_prevented, b.free_capture)
    return (tuple(b.seat), tuple(b.piece), known, facts)


def _strength(s: State, seat: int) -> int:
    """Returns the strength of a seat's hero attacking a threat at the hero's station."""
    fought = s.battle
    b = new_battle(s, s.hero_at[seat])
    b.seat = [seat, NOBODY]
    b.piece = [HERO, THREAT]
    strength = total(s, b, ATTACKER)
    s.battle = fought
    return strength


def _polis(s: State) -> range:
    return range(s.catalog.metro.regular, s.catalog.metro.capturable)


TRADE: Final = BoardTrade()
