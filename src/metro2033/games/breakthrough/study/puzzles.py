"""Puzzles of the card game. A turn has one main action, so a card drawn in it cannot matter before its end: there is no luck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from metro2033.games.breakthrough.rules.attack import choose_defence, offer_free_play
from metro2033.games.breakthrough.rules.mission import payable_missions
from metro2033.games.breakthrough.rules.turn import choose_action
from metro2033.games.breakthrough.state import TOKENS, State, tokens_owned
from metro2033.study.puzzles.goals import Goal, Trade


class CardTrade(Trade):
    """Goals of the card game: on one's own turn the most tokens or kept stations; in an attack a payable mission."""

    width = 6000
    themes: Mapping[str, float] = {
        "win": 0.25,
        "two_missions": 0.25,
        "monster": 0.2,
        "mission_first": 0.2,
        "hero": 0.18,
        "keep": 0.18,
        "tidy": 0.18,
        "mission": 0.18,
    }

    def measure(self, s: State, seat: int, name: str) -> int:
        """Returns the tokens owned (ten win), stations kept, or payable missions."""
        if name == "tokens":
            return tokens_owned(s, seat)
        if name == "kept":
            return sum(1 for tokens in s.tokens[seat] if tokens)
        return len(payable_missions(s, seat))

    def worth_a_look(self, s: State) -> bool:
        """Returns whether the question is a turn's main one, or a defence against another seat's monster."""
        return s.asked_by[0] is choose_action or (
            s.active != s.asked and s.asked_by[0] in (choose_defence, offer_free_play)
        )

    def aims(self, s: State, seat: int) -> list[Goal]:
        """Returns the goals: on one's own turn tokens, then stations; in an attack a mission payable afterwards."""
        if s.active != seat:
            return [Goal("payable", self.measure(s, seat, "payable") + 1)]
        return [Goal(name, self.measure(s, seat, name) + 1) for name in ("tokens", "kept")]

    def span(self, s: State, goal: Goal) -> tuple[int, ...]:
        """Returns the identity of the current turn: a puzzle spans one turn."""
        return (s.active, s.round)

    def key(self, s: State, seat: int) -> object:
        """Returns a key of the seat's side of the table, with its hand while cards can still be played from it."""
        attack, payment = s.attack, s.payment
        hand = tuple(s.hand[seat]) if s.asked_by[0] is choose_action or attack is not None else ()
        return (
            s.asked_by,
            len(s.agenda),
            tuple(s.options),
            hand,
            s.up[seat],
            s.down[seat],
            s.supply[seat],
            s.done[seat],
            tuple(s.resources[seat]),
            tuple(s.turned[seat]),
            tuple(s.heroes[seat]),
            tuple(s.stations[seat]),
            tuple(s.tokens[seat]),
            len(s.swapped),
            None if attack is None else (attack.threat, attack.repelled, tuple(attack.used)),
            None if payment is None else (payment.mission, tuple(payment.heroes), tuple(payment.spent)),
        )

    def relevant(self, s: State, seat: int) -> object:
        """Returns the seat's hand and its cards in play, without protections."""
        return (s.hand[seat], s.resources[seat], s.heroes[seat], s.stations[seat])

    def possible_themes(self, goal: Goal) -> Sequence[str]:
        """Returns the themes a goal can have; only the solution decides which."""
        if goal.measure == "tokens":
            return [theme for theme in self.themes if theme != "keep"]
        return ["keep"] if goal.measure == "kept" else ["monster"]

    def theme(self, s: State, seat: int, goal: Goal, line: Sequence[str]) -> str:
        """Returns the theme of a line, by its most remarkable move.

        In order: winning, a monster, keeping a station, tidying up, two missions, a mission before the action, a hero.
        """
        verbs = [choice.split()[0] for choice in line]
        if goal.measure == "tokens" and goal.least == TOKENS:
            return "win"
        if goal.measure == "payable" or "defend" in verbs:
            return "monster"
        if goal.measure == "kept":
            return "keep"
        if "tidy" in verbs:
            return "tidy"
        if verbs.count("complete") > 1:
            return "two_missions"
        if verbs[:1] == ["complete"]:
            return "mission_first"
        return "hero" if "double" in verbs else "mission"


TRADE: Final = CardTrade()
