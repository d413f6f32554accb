"""Regenerates the golden records of a game: `make golden GAME=board`. Only on purpose, in a separate commit.

For each kind of game (edition and variants), games of greedy and random bots are tried until every card of its box has
been at work. Games that add a card are kept, at least three. Variants share one box, so one game is enough for each
variant.
"""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path

from metro2033.bots.bot import Question
from metro2033.bots.registry import make_bot
from metro2033.games import GAMES, find_rules, variant_options
from metro2033.kernel import record
from metro2033.kernel.chance import SEALED, Chance
from metro2033.kernel.game import Game
from metro2033.kernel.header import header_of
from metro2033.kernel.ruleset import Ruleset
from tests.games.coverage import cards_in_box, cards_used

HERE = Path(__file__).parent
VERSION = "golden"
GREEDY = "greedy:samples=1"
TABLES = {
    2: (GREEDY, "random"),
    3: (GREEDY, GREEDY, "random"),
    4: (GREEDY, GREEDY, "random", GREEDY),
    5: (GREEDY, "random", GREEDY, "random", GREEDY),
    6: (GREEDY, GREEDY, GREEDY, GREEDY, "random", GREEDY),
}
SIZES = {"board": (4, 6, 2, 5, 3), "breakthrough": (4, 2, 5, 3)}
MOST_ANSWERS = 2500
MOST_GAMES = 200


def play(rules: Ruleset, seats: int, seed: int) -> tuple[Game, set[str]] | None:
    """Returns one game of bots with the cards it used, or None if it takes too long."""
    chance = (
        Chance(seed=seed)
        if seed % 3
        else Chance(SEALED, secret=f"{seed:064x}", nonces=tuple(f"n{n}" for n in range(seats)))
    )
    game = Game.new(rules, seats, chance)
    bots = [make_bot(spec, rules, seed + seat) for seat, spec in enumerate(TABLES[seats])]
    used: set[str] = set()
    while (prompt := game.prompt) is not None:
        if len(game.answers) > MOST_ANSWERS:
            return None
        code = (
            bots[prompt.seat].choose(Question(rules, game.state)) if len(prompt.options) > 1 else prompt.options[0].code
        )
        used |= cards_used(rules, game.answer(prompt.seat, rules.choices[code]))
    return game, used


def write(game: Game, seats: int, seed: int, variants: tuple[str, ...]) -> None:
    """Keeps a game as a golden record."""
    rules = game.rules
    name = "_".join([rules.game, rules.edition, *variants, str(seats), f"{seed:03d}"])
    (HERE / f"{name}.metro").write_text(record.write(game, header_of(game, VERSION, TABLES[seats])))
    print(name, len(game.answers), "answers", flush=True)


def make_edition(game_name: str, edition: str) -> None:
    """Writes records of one edition in which every card of its box is at work, with every seat count."""
    rules = find_rules(game_name, edition, {})
    sizes = SIZES[game_name]
    wanted = cards_in_box(rules)
    played_sizes: set[int] = set()
    for seed in range(1, MOST_GAMES):
        seats = sizes[seed % len(sizes)]
        played = play(rules, seats, seed)
        if played is None or not (played[1] & wanted or seats not in played_sizes):
            continue
        wanted -= played[1]
        played_sizes.add(seats)
        write(played[0], seats, seed, ())
        if not wanted and played_sizes == set(sizes):
            return
    raise SystemExit(f"{edition}: never used: {sorted(wanted)}")


def make_variants(game_name: str, edition: str) -> None:
    """Writes one record of each variant and one of all together."""
    names = tuple(GAMES[game_name].variants)
    for place, chosen in enumerate([*((name,) for name in names), *([names] if names else [])]):
        rules = find_rules(game_name, edition, variant_options(game_name, list(chosen)))
        seats = SIZES[game_name][place % len(SIZES[game_name])]
        seed, played = next((n, found) for n in count(500) if (found := play(rules, seats, n)))
        write(played[0], seats, seed, chosen if len(chosen) == 1 else ("all",))


def main() -> None:
    """Generates all golden records of a game again."""
    game_name = sys.argv[1]
    for old in HERE.glob(f"{game_name}_*.metro"):
        old.unlink()
    for edition in GAMES[game_name].editions:
        make_edition(game_name, edition)
        make_variants(game_name, edition)


if __name__ == "__main__":
    main()
