"""The outlook of a choice matches its effect, for every option in golden records and random games of both games."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from metro2033.games import find_rules
from metro2033.games.board.advice import outlook as board
from metro2033.games.board.game import BoardRules
from metro2033.games.breakthrough.advice import outlook as breakthrough
from metro2033.kernel import record
from metro2033.kernel.agenda import NOBODY, answer
from metro2033.kernel.outlook import Outlook
from metro2033.kernel.ruleset import Ruleset
from metro2033.languages import LANGUAGES
from metro2033.text.outlook import say_outlook, say_progress
from metro2033.text.say import sayer
from tests.properties import conformance
from tests.properties.test_properties import Table, every_table, rules_of

RECORDS = sorted((Path(__file__).parents[1] / "games").glob("*.metro"))
EACH = 40  # options of one question that are tried


def holdings(rules: Ruleset, s: Any, seat: int) -> Counter[str]:
    """Counts all that the outlook counts of a seat."""
    return Counter((board if isinstance(rules, BoardRules) else breakthrough).holdings(s, seat))


def cards(rules: Ruleset, s: Any, seat: int) -> Counter[str]:
    """Counts every card that a seat has.

    Cards named for a payment, a defence or a swap are as good as gone.
    """
    if isinstance(rules, BoardRules):
        held = Counter(s.gear[seat] + s.missions[seat] + s.done[seat])
    else:
        held = Counter(s.hand[seat] + s.resources[seat] + s.turned[seat] + s.heroes[seat] + s.stations[seat])
        if s.payment is not None and s.asked_by[0].__name__ != "choose_station_fate":  # there it is paid already
            held -= Counter(s.payment.heroes + s.payment.spent)
        if s.attack is not None:
            held -= Counter(s.attack.used)
    return Counter({s.catalog.card_ids[card]: n for card, n in held.items()})


def after(s: Any, code: int, *, only_the_answer: bool) -> Any:
    """Returns the state after a choice alone: nothing that was scheduled before is done, and nothing uncertain."""
    tried = s.clone()
    tried.agenda.clear()
    if only_the_answer:
        tried.asked = NOBODY
        tried.then(tried, tried.then_a, tried.then_b, code)
    else:
        answer(tried, code)
    return tried


def check(rules: Ruleset, s: Any) -> None:
    """Compares what every option is said to do with what it does."""
    told, seat = rules.outlook(s), s.asked
    for code in s.options[:EACH]:
        where = (s.asked_by[0].__name__, rules.choices[code].id)
        one = told.get(code, Outlook())
        tried = after(s, code, only_the_answer=one.open)
        before, now = holdings(rules, s, seat), holdings(rules, tried, seat)
        for thing in before:
            if thing == "away" and "away" not in one.cost:
                continue
            change = one.gain.get(thing, 0) - one.cost.get(thing, 0)
            assert now[thing] - before[thing] == change, (*where, thing, one)
        for thing, then in one.then.items():
            assert then == now[thing] and before[thing] >= one.cost.get(thing, 0), (*where, thing, one)
        for thing, later in one.later.items():
            change = one.later_gain.get(thing, 0) - one.later_cost.get(thing, 0)
            assert later == now[thing] + change >= 0, (*where, thing, one)
        had, has = cards(rules, s, seat), cards(rules, tried, seat)
        if not one.draws:
            assert has - had == Counter(one.takes) - Counter(one.discards), (*where, one)
        assert had - has == Counter(one.discards) - Counter(one.takes), (*where, one)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_records_pay_what_was_said(path: Path) -> None:
    read = record.read(path.read_text())
    game = record.begin(read.header, find_rules)
    check(game.rules, game.state)
    for number, _ in enumerate(record.walk(read, game)):
        if game.state.asked != NOBODY and number % 3 == 0:
            check(game.rules, game.state)


@every_table
def test_random_games_pay_what_was_said(table: Table) -> None:
    rules, seats = rules_of(table)
    for s in conformance.walk(rules, seats, seed=70 + seats, rounds=12):
        check(rules, s)


@every_table
def test_an_outlook_tells_no_secret(table: Table) -> None:
    """A new deal of everything that the asked seat cannot know does not change it, and it does not change the game."""
    rules, seats = rules_of(table)
    for s in conformance.sampled(rules, seats, seed=80 + seats, rounds=12, every=5):
        saved = rules.save(s)
        twin = rules.determinise(s, s.asked, seed=random.Random(seats).randrange(1000))
        assert msgspec.json.encode(rules.outlook(twin)) == msgspec.json.encode(rules.outlook(s))
        assert rules.progress(twin, s.asked) == rules.progress(s, s.asked)
        assert rules.save(s) == saved


# Questions in which nothing is paid, gained, discarded or risked.
FREE = {
    "board": {"choose_home", "choose_home_for_hero", "choose_station_for_hero"},
    "breakthrough": {"choose_end"},
}


@pytest.mark.parametrize(("game", "module"), [("board", board), ("breakthrough", breakthrough)])
def test_every_question_is_answered_for(game: str, module: Any) -> None:
    """A question that is added has to say what its choices cost, or be listed as free."""
    questions = {step for step in find_rules(game, "", {}).steps.by_name if step.startswith(("choose_", "offer_"))}
    told = {step if isinstance(step, str) else step.__name__ for step in module.BY_QUESTION}
    assert told | FREE[game] == questions
    assert not told & FREE[game]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FREE)
def test_everything_can_be_said(game: str, language: str) -> None:
    rules, words = find_rules(game, "", {}), sayer(language, game)
    for seed in range(2):
        for s in conformance.walk(rules, 4, seed, rounds=10):
            for code, outlook in rules.outlook(s).items():
                parts = say_outlook(outlook, rules.choices[code], words)
                assert all(part and "{" not in part for part in parts)
            assert all(say_progress(progress, words) for progress in rules.progress(s, s.asked))


NOTES = {
    "board": [
        "each",
        "only-renewal",
        "votes",
        "strength",
        "free-capture",
        "cannot-capture",
        "risk-army",
        "risk-wound",
        "risk-equipment",
        "unless-stopped",
        "spoils-take",
        "spoils-discard",
        "risk-station",
        "keeps",
    ],
    "breakthrough": [
        "monster",
        "caravan",
        "swaps",
        "keeps-station",
        "risk-station",
        "will-lose",
        "own-away",
        "all-away",
        "all-symbols",
        "repels",
        "repels-together",
        "uses-too",
        "covers",
        "free-play",
        "worth",
        "keep-price",
    ],
}


@pytest.mark.parametrize("game", NOTES)
def test_every_note_has_words(game: str) -> None:
    """The keys of notes are literals in the source."""
    module = board if game == "board" else breakthrough
    source = "".join(path.read_text() for path in Path(str(module.__file__)).parent.glob("outlook*.py"))
    keys = set(re.findall(r'Note\("([a-z-]+)"', source))
    assert keys == set(NOTES[game])
    for language in LANGUAGES:
        assert all(sayer(language, game).words.has(f"outlook-{key}") for key in keys)
