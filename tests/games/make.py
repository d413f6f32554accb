"""Make the golden records anew: `make golden`. Only on purpose, in a commit of its own.

For each edition, games of greedy and random bots are tried until every card of its box has been at work; the games that add
something are kept, at least three per edition.
"""

from __future__ import annotations

from pathlib import Path

from metro2033.bots.bot import Question
from metro2033.bots.registry import make_bot
from metro2033.games import EDITIONS, find_rules
from metro2033.kernel import record
from metro2033.kernel.chance import SEALED, Chance
from metro2033.kernel.game import Game
from tests.games.coverage import all_cards, cards_used

HERE = Path(__file__).parent
VERSION = "golden"
TABLES = {
    2: ("greedy:samples=1", "random"),
    3: ("greedy:samples=1", "greedy:samples=1", "random"),
    4: ("greedy:samples=1", "greedy:samples=1", "random", "greedy:samples=1"),
    5: ("greedy:samples=1", "random", "greedy:samples=1", "random", "greedy:samples=1"),
    6: ("greedy:samples=1", "greedy:samples=1", "greedy:samples=1", "greedy:samples=1", "random", "greedy:samples=1"),
}
MOST_ANSWERS = 2500


def play(game_name: str, edition: str, seats: int, seed: int) -> tuple[Game, set[str]] | None:
    """One game of bots with the cards it used, or None if it takes too long."""
    rules = find_rules(game_name, edition, {})
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


def make(game_name: str, edition: str) -> None:
    """The golden records of one edition."""
    rules = find_rules(game_name, edition, {})
    boxed = {rules.spell("card", card) for card in getattr(rules, "catalog").equipment}  # noqa: B009
    wanted = {card for card in all_cards(rules) if not card.startswith("eq_") or card in boxed}
    kept = 0
    for seed in range(1, 200):
        seats = (4, 6, 2, 5, 3)[seed % 5]
        played = play(game_name, edition, seats, seed)
        if played is None or not (played[1] & wanted or kept < 3):
            continue
        game, used = played
        wanted -= used
        kept += 1
        path = HERE / f"{game_name}_{edition}_{seats}_{seed:03d}.metro"
        path.write_text(record.write(game, record.header_of(game, VERSION, TABLES[seats])))
        print(path.name, len(game.answers), "answers, still to be used:", len(wanted))
        if not wanted and kept >= 3:
            return
    raise SystemExit(f"{edition}: never used: {sorted(wanted)}")


def main() -> None:
    """Make all golden records of the board game anew."""
    for old in HERE.glob("board_*.metro"):
        old.unlink()
    for edition in EDITIONS["board"]:
        make("board", edition)


if __name__ == "__main__":
    main()
