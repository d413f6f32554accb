"""Golden records replay byte for byte, and together they use every card."""

from __future__ import annotations

from pathlib import Path

import pytest

from metro2033.games import EDITIONS, find_rules
from metro2033.kernel import record
from metro2033.kernel.event import Event
from tests.games.coverage import all_cards, cards_used
from tests.games.make import VERSION

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*.metro"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_and_is_written_the_same(path: Path) -> None:
    text = path.read_text()
    read = record.read(text)
    game = record.replay(read, find_rules)
    assert game.over
    assert record.write(game, record.header_of(game, VERSION, read.header.players)) == text


@pytest.mark.parametrize("edition", EDITIONS["board"])
def test_there_are_three_records_of_every_edition(edition: str) -> None:
    assert len(list(HERE.glob(f"board_{edition}_*.metro"))) >= 3


def test_the_records_use_every_card() -> None:
    used: set[str] = set()
    wanted: set[str] = set()
    for path in RECORDS:
        read = record.read(path.read_text())
        game = record.begin(read.header, find_rules)
        wanted |= all_cards(game.rules)
        for _, _, events in record.walk(read, game):
            used |= cards_used(game.rules, [event for event in events if isinstance(event, Event)])
    assert not wanted - used
