"""Every event of the golden records, and every other event of the games, has a presentation on the page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from metro2033.games import GAMES, find_rules
from metro2033.kernel import record
from metro2033.kernel.event import Event

HERE = Path(__file__).parent
TABLE = json.loads((HERE.parents[1] / "web" / "src" / "playback" / "presentation.json").read_text())


@pytest.mark.parametrize("name", GAMES)
def test_every_event_of_the_golden_records_has_a_presentation(name: str) -> None:
    told: set[str] = set()
    for path in HERE.glob(f"{name}_*.metro"):
        read = record.read(path.read_text())
        game = record.begin(read.header, find_rules)
        kinds = game.rules.events.kinds
        for _, _, events in record.walk(read, game):
            told |= {kinds[event.kind].name for event in events if isinstance(event, Event)}
    assert len(told) > 20
    assert not told - TABLE[name].keys()


@pytest.mark.parametrize("name", GAMES)
def test_presentations_are_of_events_there_are_and_in_a_known_form(name: str) -> None:
    declared = {kind.name for kind in find_rules(name, "", {}).events.kinds}
    assert TABLE[name].keys() == declared
    assert set(TABLE[name].values()) <= TABLE["forms"].keys()


def test_nothing_that_others_do_passes_unseen() -> None:
    """Only shuffling, refilling and the count of a battle, which its result shows, have no time of their own."""
    quiet = {event for name in GAMES for event, form in TABLE[name].items() if not TABLE["forms"][form]["ms"]}
    assert quiet == {"deck_shuffled", "market_cards_shown", "threat_returned", "battle_counted"}
