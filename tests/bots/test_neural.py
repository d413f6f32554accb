"""The learned bot: its file of weights, its network in NumPy, its search, and content that it does not know."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from metro2033.bots.bot import Question
from metro2033.bots.explain import advise, explain
from metro2033.bots.neural.bot import NeuralBot
from metro2033.bots.neural.calibration import NONE
from metro2033.bots.neural.network import Memory, NeuralNetwork, NumpyEvaluator
from metro2033.bots.neural.thinker import Thinker, thinker_for
from metro2033.bots.neural.weights import VARIABLE, Weights, read_weights, shipped_weights, tables_of, weights_for
from metro2033.bots.registry import make_bot
from metro2033.games import GAMES, find_rules
from metro2033.games.board.catalog import catalog
from metro2033.games.board.effects.lasting import run_speed
from metro2033.games.board.effects.verbs import ROWS
from metro2033.games.board.learn.layout import LASTING
from metro2033.kernel.problem import Problem
from metro2033.languages import LANGUAGES
from metro2033.observations.actions import ActionTable
from metro2033.text.reasons import say_explanation
from metro2033.text.say import Cast, sayer
from tests.properties.conformance import sampled
from tests.train.making import untrained


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Provides an empty folder where weights are looked for."""
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    return tmp_path


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:
    """Forgets weights that were read from one folder, so that no other test uses them."""
    for kept in (weights_for, thinker_for):
        kept.cache_clear()
    yield
    for kept in (weights_for, thinker_for):
        kept.cache_clear()


def questions(game: str, seats: int = 3, packs: tuple[Path, ...] = ()) -> list[tuple[Any, Any]]:
    rules = find_rules(game, "", {}, packs)
    return [(rules, s) for s in sampled(rules, seats, 5, 6, 37 if game == "board" else 11) if len(s.options) > 1]


def test_a_file_of_weights_is_read_as_it_was_written(tmp_path: Path) -> None:
    made = untrained("board")
    made.save(tmp_path / "board.npz")
    found = read_weights(tmp_path / "board.npz")
    assert found.card == made.card and list(tmp_path.iterdir()) == [tmp_path / "board.npz"]
    assert all(np.array_equal(found.arrays[name], array) for name, array in made.arrays.items())


def test_features_that_were_never_on_are_left_out() -> None:
    weights = untrained("breakthrough")
    assert len(weights.arrays["rows"]) == len(weights.arrays["bytes"]) == len(weights.arrays["least"])
    assert weights.arrays["least"].max() < 255


def test_missing_weights_are_told_in_a_sentence(folder: Path) -> None:
    with pytest.raises(Problem) as told:
        make_bot("neural", find_rules("board", "", {}), 1)
    assert told.value.key == "weights-missing"


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 broken", b"nonsense"])
def test_a_damaged_file_is_told_in_a_sentence(folder: Path, content: bytes) -> None:
    (folder / "board.npz").write_bytes(content)
    with pytest.raises(Problem) as told:
        make_bot("neural", find_rules("board", "", {}), 1)
    assert told.value.key == "weights-broken"


def test_programs_without_the_bot_start_without_numpy() -> None:
    code = "import sys, metro2033.bots.registry, metro2033.cli.main; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_first_layer_is_the_same_as_a_matrix(game: str) -> None:
    """Sums of rows, rows that are kept and patched, and plain matrices come to the same."""
    thinker, rules = thinker_for(find_rules(game, "", {})), find_rules(game, "", {})
    assert isinstance(thinker.evaluator, NumpyEvaluator)
    network, memory = thinker.evaluator.network, Memory(thinker.evaluator.network)
    for s in sampled(rules, 4, 3, 6, 5):
        seen = np.frombuffer(thinker.look(s, s.asked), np.uint8)
        dense = ((seen[network.bytes] >= network.least).astype(np.float32) @ network.rows + network.bias)[None]
        expected = network.think_on(dense)
        np.testing.assert_allclose(network.think(seen[None]), expected, atol=1e-3)
        np.testing.assert_allclose(memory.think([seen], [(0, s.asked)]), expected, atol=1e-3)


@pytest.mark.parametrize("game", GAMES)
def test_chances_add_up_whoever_looks(game: str) -> None:
    thinker = thinker_for(find_rules(game, "", {}))
    for _, s in questions(game)[:5]:
        assert sum(thinker.chances([s])[0]) == pytest.approx(1, abs=1e-4)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "spec", ["neural:samples=2:rounds=0", "neural:samples=7:rounds=1:width=2", "neural:temperature=100"]
)
def test_search_and_temperature_are_repeatable_and_blind(game: str, spec: str) -> None:
    for rules, s in questions(game)[:3]:
        other = rules.determinise(s, s.asked, 4711)
        chosen = [make_bot(spec, rules, 5).choose(Question(rules, state)) for state in (s, s, other)]
        assert len(set(chosen)) == 1 and chosen[0] in s.options


def test_a_temperature_makes_the_bot_less_predictable() -> None:
    rules, s = questions("board")[0]
    warm = make_bot("neural:temperature=300", rules, 1)
    assert len({warm.choose(Question(rules, s)) for _ in range(60)}) > 1
    cold = make_bot("neural", rules, 1)
    assert len({cold.choose(Question(rules, s)) for _ in range(5)}) == 1


def test_a_search_for_a_time_tries_at_least_once() -> None:
    rules, s = questions("breakthrough")[0]
    assert make_bot("neural:ms=1", rules, 1).choose(Question(rules, s)) in s.options


@pytest.mark.parametrize("game", GAMES)
def test_what_is_liked_best_has_the_best_chance(game: str) -> None:
    for spec in ("neural", "neural:samples=3:rounds=0"):
        for rules, s in questions(game)[:3]:
            chances = list(make_bot(spec, rules, 5).weigh(Question(rules, s)))
            bot = make_bot(spec, rules, 5)
            bot.asked = -1  # `choose` counts the question first; the samples are then the same
            assert chances[s.options.index(bot.choose(Question(rules, s)))] == max(chances)
            assert all(0 <= chance <= 1 for chance in chances)


def test_a_bot_travels_without_its_weights() -> None:
    rules, s = questions("board")[0]
    bot = make_bot("neural", rules, 5)
    data = pickle.dumps(bot)
    assert len(data) < 10_000
    assert pickle.loads(data).choose(Question(rules, s)) == bot.choose(Question(rules, s))


def test_cards_that_the_network_does_not_know_are_left_to_a_search_which_is_said(folder: Path) -> None:
    known = untrained("board")
    Weights(known.arrays, {**known.card, "cards": "others"}).save(folder / "board.npz")
    rules, s = questions("board")[0]
    bot = make_bot("neural:samples=1", rules, 1)
    assert isinstance(bot, NeuralBot) and bot.instead is not None
    assert bot.choose(Question(rules, s)) in s.options
    explanation = explain(rules, Question(rules, s), bot, "neural")
    for language in LANGUAGES:
        said = say_explanation(explanation, rules.choices, sayer(language, "board"), Cast((), (), {}))
        assert said[-1] == sayer(language, "board").words.say("neural-unknown-cards")


def test_a_veteran_advises_where_the_network_does_not_know_the_cards_which_is_said(folder: Path) -> None:
    known = untrained("board")
    Weights(known.arrays, {**known.card, "cards": "others"}).save(folder / "board.npz")
    rules, s = questions("board")[0]
    advice = advise(rules, s)
    assert advice.bot == "veteran" and advice.reasons
    for language in LANGUAGES:
        said = say_explanation(advice, rules.choices, sayer(language, "board"), Cast((), (), {}))
        assert said[-1] == sayer(language, "board").words.say("adviser-unknown-cards")


@pytest.mark.parametrize("game", GAMES)
def test_own_chances_are_what_each_seat_sees_of_itself(game: str) -> None:
    rules, s = questions(game)[0]
    thinker = thinker_for(rules)
    found = thinker.own_chances([s])[0]
    assert sum(found) == pytest.approx(1.0)
    asked = thinker.chances([s])[0]
    correction = thinker.corrections.get(s.seats, NONE)
    powers = [thinker.evaluator.chances([thinker.look(s, seat)], s.seats, correction)[0][0] for seat in range(s.seats)]
    assert found == pytest.approx([power / sum(powers) for power in powers])
    assert powers[s.asked] == pytest.approx(asked[s.asked])


@pytest.mark.parametrize("game", GAMES)
def test_D2_shipped_weights_know_the_present_cards_actions_and_observations(game: str) -> None:
    """Otherwise hints, charts, reviews and the strongest bots fall back silently."""
    assert shipped_weights(game).stat().st_size <= 10_000_000
    weights = read_weights(shipped_weights(game))
    assert isinstance(NeuralNetwork(weights), NeuralNetwork)
    rules = find_rules(game, "", {})
    made = tables_of(rules, GAMES[game].writer(rules).layout, ActionTable(rules.choices))
    changed = [name for name, digest in made.items() if weights.card[name] != digest]
    assert not changed, (
        f"the shipped weights of {game} do not know them; CONTRIBUTING.md, 'Train the learned bot again'"
    )
    assert Thinker(rules).knows


def test_D2_a_verb_that_is_added_leaves_the_observations_alone_unless_it_lasts() -> None:
    """The layout counts the verbs that last; one with the next free number is not among them."""
    counted = range(catalog.STRENGTH_OWN_HERO, catalog.STRENGTH_OWN_HERO + LASTING)
    lasting = {row.number for row in ROWS if row.run.__module__ == run_speed.__module__}
    assert lasting and lasting <= set(counted), "a verb that lasts needs a column of `seat.lasting`"
    code = """
from metro2033.games.board.catalog import catalog
catalog.VERBS += 1
from metro2033.games.board.learn.layout import LASTING
print(LASTING)
"""
    made = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert int(made.stdout) == LASTING
