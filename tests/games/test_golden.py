"""Golden records replay byte for byte, and together they use every card."""

from __future__ import annotations

from pathlib import Path

import pytest

from metro2033.games import GAMES, find_rules
from metro2033.kernel import record
from metro2033.kernel.event import Event
from metro2033.kernel.header import header_of
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
    assert record.write(game, header_of(game, VERSION, read.header.players)) == text


@pytest.mark.parametrize(("game", "edition"), [(game, edition) for game in GAMES for edition in GAMES[game].editions])
def test_there_are_records_of_every_edition_and_seat_count(game: str, edition: str) -> None:
    rules = find_rules(game, edition, {})
    for seats in range(rules.min_seats, rules.max_seats + 1):
        assert list(HERE.glob(f"{game}_{edition}_{seats}_*.metro")), f"{seats} seats"


def test_there_are_records_of_every_variant_alone_and_of_all_together() -> None:
    played = {tuple(record.read(path.read_text()).header.options) for path in RECORDS}
    for plugin in GAMES.values():
        for options in plugin.variants.values():
            assert tuple(options) in played
        assert tuple(key for options in plugin.variants.values() for key in options) in played


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_records_use_every_card(name: str) -> None:
    used: set[str] = set()
    wanted: set[str] = set()
    for path in HERE.glob(f"{name}_*.metro"):
        read = record.read(path.read_text())
        game = record.begin(read.header, find_rules)
        wanted |= all_cards(game.rules)
        for _, _, events in record.walk(read, game):
            used |= cards_used(game.rules, [event for event in events if isinstance(event, Event)])
    assert wanted and not wanted - used
