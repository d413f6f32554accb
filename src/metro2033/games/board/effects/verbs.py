"""The table of verbs that run once: the rows of all families, by number."""

from __future__ import annotations

from typing import Any, Final, get_args

from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.catalog import schema
from metro2033.games.board.catalog.catalog import Effect
from metro2033.games.board.catalog.verbs import no_meaning, tokens_in
from metro2033.games.board.effects import draws, instants, lasting, looks, prevents, tokens
from metro2033.games.board.effects.verb import Tally, Verb
from metro2033.games.board.state import State


def by_number(rows: list[Verb]) -> list[Verb]:
    """Returns the rows in the order of their numbers; raises if a number or a class of the schema has no row."""
    ordered = sorted(rows, key=lambda row: row.number)
    if [row.number for row in ordered] != list(range(c.VERBS)):
        raise NotImplementedError(f"one row for each of {c.VERBS} verbs, not {[row.number for row in ordered]}")
    without = set(get_args(schema.Windowed)) - {row.written for row in rows}
    if without:
        raise NotImplementedError(f"no row for {without}")
    return ordered


ROWS: Final[list[Verb]] = by_number(
    [*tokens.VERBS, *draws.VERBS, *instants.VERBS, *looks.VERBS, *prevents.VERBS, *lasting.VERBS]
)


def read_effect(verb: Any, card: int, name: str) -> Effect:
    """Returns a verb of the content as an effect of a card; raises if no row has this meaning."""
    n = getattr(verb, "draw", getattr(verb, "n", 0))
    numbers = [row.number for row in ROWS if row.means(verb)]
    if not numbers or not isinstance(n, int):  # a number from a flag is for continuous effects alone
        raise no_meaning(type(verb), name)
    res = getattr(verb, "res", {})
    effect = Effect(numbers[0], card)
    effect.n = n
    effect.keep = getattr(verb, "keep", 0)
    effect.tokens = tokens_in(res)
    effect.choice = res.get("choice", 0)
    effect.here = res.get("here", 0)
    effect.either_sign = getattr(verb, "sign", None) == "choice"
    return effect


def run_effect(s: State, number: int, seat: int) -> None:
    """Runs one effect for a seat."""
    effect = s.catalog.effects[number]
    ROWS[effect.verb].run(s, seat, effect, number)


def could_do_something(s: State, seat: int, effects: list[int], window: int) -> bool:
    """Returns whether any of the effects would change anything now."""
    for number in effects:
        effect = s.catalog.effects[number]
        if ROWS[effect.verb].usable(s, seat, effect, window):
            return True
    return False


def expected(s: State, seat: int, effects: list[int]) -> Tally:
    """Returns the countable results of effects that have not run yet."""
    tally = Tally()
    for number in effects:
        effect = s.catalog.effects[number]
        ROWS[effect.verb].expect(s, seat, effect, tally)
    return tally


def tell_their_cause(s: State, effects: list[int]) -> bool:
    """Returns whether the event of every effect names its card, which makes a separate ability event redundant."""
    return all(ROWS[s.catalog.effects[number].verb].tells_cause for number in effects)


STEPS = {run_effect: "Q-109"}
