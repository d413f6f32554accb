"""The hash chain of sealed games: valid records, and every way to forge a record."""

from __future__ import annotations

import random

import pytest

from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.kernel.chain import LogEntry, kept, next_link, read_entry
from metro2033.kernel.chance import SEALED, Chance
from metro2033.kernel.game import Game
from metro2033.kernel.header import header_of
from metro2033.kernel.problem import BadRecord
from metro2033.kernel.verify import verify

SECRET = "5a" * 32
CHANCE = Chance(SEALED, secret=SECRET, nonces=("north", "south"))


def played(game_name: str = "breakthrough", answers: int = 60) -> tuple[Game, list[LogEntry]]:
    """Returns a game with the log by which it was played; each undo that was possible is taken with probability 1/2."""
    game = Game.new(find_rules(game_name, "", {}), 2, CHANCE)
    luck = random.Random(5)
    log: list[LogEntry] = []
    while not game.over and len(game.answers) < answers:
        prompt = game.prompts()[-1]
        choice = luck.choice(prompt.options)
        game.answer(prompt.seat, choice)
        log.append(LogEntry("answer", prompt.seat, choice.id))
        if game.may_undo(prompt.seat) and luck.random() < 0.5:
            game.undo(prompt.seat)
            log.append(LogEntry("undo", prompt.seat))
    return game, log


def written(game_name: str = "breakthrough") -> str:
    game, log = played(game_name)
    return record.write(game, header_of(game, "0", ("human", "greedy")), log)


@pytest.mark.parametrize("game_name", ["board", "breakthrough"])
def test_an_honest_record_verifies(game_name: str) -> None:
    text = written(game_name)
    assert " undo " in text
    game = verify(record.read(text), find_rules).game
    assert len(game.answers) == 60
    assert record.replay(record.read(text), find_rules).answers == game.answers


def test_old_nonces_with_spaces_verify() -> None:
    """Before nonces were restricted, a space at an end of one made a correct record fail."""
    chance = Chance(SEALED, secret=SECRET, nonces=(" north  pole ", " "))
    game = Game.new(find_rules("breakthrough", "", {}), 2, chance)
    choice = game.prompts()[0].options[0]
    seat = game.prompts()[0].seat
    game.answer(seat, choice)
    text = record.write(game, header_of(game, "0"), [LogEntry("answer", seat, choice.id)])
    for written_so in (text, text.replace("\n", "\r\n")):
        assert verify(record.read(written_so), find_rules).game.chance == chance


def test_a_record_that_lies_is_caught() -> None:
    text = written()
    last = [line for line in text.splitlines() if line.startswith("~")][-1]
    lies = {
        "commitment": text.replace(f"secret: {SECRET}", f"secret: {'5b' * 32}"),
        "linked to other nonces": text.replace("nonce: north", "nonce: north2"),
        "linked to another header": text.replace("player: human", "player: random"),
        "a broken link": text.replace(last.split()[1], "0" * 64),
        "a link too few": text.replace(last + "\n", ""),
        "a nonce too few": text.replace("nonce: north\n", ""),
        "no chain": "\n".join(line for line in text.split("\n") if not line.startswith("~")),
    }
    for what, lie in lies.items():
        assert lie != text, what
        with pytest.raises(BadRecord):
            verify(record.read(lie), find_rules)


def test_a_log_that_cannot_be_played_here_is_written_as_it_was_kept() -> None:
    """Where it can be played, the same record verifies."""
    game, log = played()
    header = header_of(game, "0", ("human", "greedy"))
    text = record.write_stored(header, log, game.rules.digest(game.state))
    assert verify(record.read(text), find_rules).game.answers == game.answers


def test_fast_chance_proves_nothing() -> None:
    game = Game.new(find_rules("board", "", {}), 2, Chance(seed=1))
    with pytest.raises(BadRecord) as refused:
        verify(record.read(record.write(game, header_of(game, "0"))), find_rules)
    assert refused.value.key == "verify-fast"


def test_links_of_different_choices_tell_nothing_without_the_secret() -> None:
    """The same entry at the same place has another link under another secret."""
    entry = LogEntry("answer", 0, "play cc_ambush")
    links = {next_link("00" * 32, 7, entry, secret) for secret in ("5a" * 32, "5b" * 32)}
    assert len(links) == 2


def test_a_rewind_drops_what_came_after() -> None:
    log = [LogEntry("answer", 0, "a"), LogEntry("answer", 1, "b"), LogEntry("rewind", to=2), LogEntry("answer", 1, "c")]
    assert [(number, entry.choice) for number, entry in kept(log)] == [(1, "a"), (4, "c")]


@pytest.mark.parametrize(
    "text", ["", "answer", "answer 1", "answer x y", "undo", "undo 1 x", "rewind -1", "end x", "end 1 x", "answer ² x"]
)
def test_a_malformed_entry_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        read_entry(text)


@pytest.mark.parametrize(
    "entry", [LogEntry("answer", 3, "attack x y"), LogEntry("undo", 1), LogEntry("rewind", to=12), LogEntry("end")]
)
def test_entries_are_written_as_they_are_read(entry: LogEntry) -> None:
    assert read_entry(str(entry)) == entry
