"""Puzzles of the card game. A turn has one main action, so no card that is drawn in it can matter before its end: there is no luck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from metro2033.games.breakthrough.rules.attack import choose_defence, offer_free_play
from metro2033.games.breakthrough.rules.mission import payable_missions
from metro2033.games.breakthrough.rules.turn import choose_action
from metro2033.games.breakthrough.state import TOKENS, State, tokens_owned
from metro2033.kernel.ruleset import Ruleset
from metro2033.puzzles.goals import Goal, Trade, World


class CardTrade(Trade):
    """Goals of one's own turn: as many tokens as possible, or stations kept; in an attack: a mission that can be paid."""

    luck = False
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
        """Tokens owned (ten win), stations kept, or missions that could be paid."""
        if name == "tokens":
            return tokens_owned(s, seat)
        if name == "kept":
            return sum(1 for tokens in s.tokens[seat] if tokens)
        return len(payable_missions(s, seat))

    def worth_a_look(self, s: State) -> bool:
        """The main question of a turn, and the defence against a monster that another seat has set loose."""
        return s.asked_by[0] is choose_action or (
            s.active != s.asked and s.asked_by[0] in (choose_defence, offer_free_play)
        )

    def aims(self, s: State, seat: int) -> list[Goal]:
        """In one's own turn tokens, then stations; in an attack a mission that can be paid after it."""
        if s.active != seat:
            return [Goal("payable", self.measure(s, seat, "payable") + 1)]
        return [Goal(name, self.measure(s, seat, name) + 1) for name in ("tokens", "kept")]

    def span(self, s: State, goal: Goal) -> tuple[int, ...]:
        """One turn."""
        return (s.active, s.round)

    def key(self, s: State, seat: int) -> object:
        """The seat's side of the table, and its hand as long as cards can still be played from it."""
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

    def hidden(self, rules: Ruleset, s: Any, seat: int) -> object:
        """Nothing that matters."""
        return None

    def worlds(self, rules: Ruleset, s: Any, seat: int, after: Any, dealt: Any) -> list[World]:
        """No luck, no list."""
        return []

    def only_listed(self, rules: Ruleset, s: Any, seat: int, after: Any) -> bool:
        """There is no luck at all."""
        return True

    def relevant(self, s: State, seat: int) -> object:
        """What lies before the seat, and its hand."""
        return (s.hand[seat], s.resources[seat], s.heroes[seat], s.stations[seat])

    def possible_themes(self, goal: Goal) -> Sequence[str]:
        """What is remarkable shows only in the solution."""
        if goal.measure == "tokens":
            return [theme for theme in self.themes if theme != "keep"]
        return ["keep"] if goal.measure == "kept" else ["monster"]

    def theme(self, s: State, seat: int, goal: Goal, line: Sequence[str]) -> str:
        """By what is remarkable in the line: winning, a monster, tidying up, two missions, a mission before the action, a hero."""
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
