"""The behaviour that a program may expect of the package, on either build; as a script it makes every check in turn.

A check is a function whose name begins with `check_` and that fails by an assertion. Nothing here knows which build it
runs on.
"""

from __future__ import annotations

import copy
import dataclasses
import inspect
import multiprocessing
import pickle
import pydoc
import random
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

import metro2033
from metro2033 import rl, wire
from metro2033.bots.bot import Bot, Question
from metro2033.bots.drive import play
from metro2033.bots.explain import explain
from metro2033.bots.explanation import Explanation
from metro2033.bots.greedy import GreedyBot
from metro2033.bots.ismcts import IsmctsBot
from metro2033.bots.neural.weights import weights_file
from metro2033.bots.odds import Odds, odds
from metro2033.bots.planner import PlannerBot
from metro2033.bots.random_bot import RandomBot
from metro2033.bots.registry import BOTS, make_bot
from metro2033.games import GAMES, find_rules
from metro2033.kernel import agenda
from metro2033.kernel.agenda import NOBODY, answer
from metro2033.kernel.choice import Choice
from metro2033.programs.seen_question import SeenQuestion


class LastBot(Bot):
    """Likes the last option best; remembers how often it was asked."""

    PARAMETERS = {"keen": 1}  # noqa: RUF012

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.remembered: list[str] = []

    def weigh(self, question: Question) -> Sequence[float]:
        """Returns a higher weight for each further option, as a tuple: any sequence will do."""
        self.remembered.append(question.name)
        return tuple(number / len(question.options) for number in range(len(question.options)))


class CarefulBot(GreedyBot):
    """A greedy bot that passes whenever it can."""

    def choose(self, question: Question) -> int:
        """Passes if possible; otherwise chooses like the greedy bot."""
        passing = [code for code in question.options if self.rules.choices[code].verb == "pass"]
        return passing[0] if passing else super().choose(question)


def played(game: str = "board", answers: int = 60, seats: int = 3) -> metro2033.Game:
    """Returns a game in its middle, with a way back where there is one."""
    running = metro2033.new(game, seats=seats, seed=7)
    for number in range(answers):
        assert running.prompt is not None
        running.answer(running.prompt.seat, running.prompt.options[number % len(running.prompt.options)])
    return running


def same(one: metro2033.Game, other: metro2033.Game) -> bool:
    """Returns whether two games stand alike and go on alike."""
    alike = one.prompt == other.prompt and one.answers == other.answers and one.may_undo(0) == other.may_undo(0)
    return alike and one.rules.digest(one.state) == other.rules.digest(other.state)


def play_on(game: metro2033.Game, answers: int = 30) -> str:
    """Returns a fingerprint after some more answers."""
    for _ in range(answers):
        if game.prompt is not None:
            game.answer(game.prompt.seat, game.prompt.options[-1])
    return game.rules.digest(game.state)


def again(thing: Any) -> Any:
    """Returns the thing, pickled and unpickled."""
    return pickle.loads(pickle.dumps(thing))


WAYS: tuple[Callable[[Any], Any], ...] = (again, copy.copy, copy.deepcopy)


def check_bots_are_derived_from() -> None:
    for game in GAMES:
        rules = find_rules(game, "", {})
        bots: list[Bot] = [LastBot(rules, 1, {"keen": 1}), CarefulBot(rules, 2, {"samples": 1, "slips": 10})]
        s = metro2033.new(game, seats=2, seed=3).state
        for _ in range(80):
            if s.asked != NOBODY:
                question = Question(rules, s)
                code = bots[s.asked].choose(question)
                assert code in question.options
                answer(s, code)
        last = bots[0]
        assert isinstance(last, LastBot) and last.remembered and last.asked == len(last.remembered)
        assert last.mind is bots[1].mind and issubclass(CarefulBot, Bot)


def check_every_bot_has_heirs() -> None:
    rules = find_rules("board", "", {})
    for base in (RandomBot, GreedyBot, PlannerBot, IsmctsBot):
        heir = type("Heir", (base,), {"extra": 5})
        bot = heir(rules, 1, {**base.PARAMETERS, "iterations": 20})
        assert bot.extra == 5 and bot.choose(Question(rules, metro2033.new(seats=2).state)) > 0


def check_a_bot_without_weights_is_refused() -> None:
    class Idle(Bot):
        """Forgets to weigh."""

    try:
        Idle(find_rules("board", "", {}), 1, {}).choose(Question(find_rules("board", "", {}), metro2033.new().state))  # type: ignore[abstract]
    except (TypeError, NotImplementedError):
        return
    raise AssertionError("a bot that cannot weigh has chosen")


def check_derived_bots_play_in_the_registry() -> None:
    known: Any = BOTS
    known["last"] = LastBot
    try:
        bot = make_bot("last:keen=3", find_rules("board", "", {}), 1)
    finally:
        del known["last"]
    assert isinstance(bot, LastBot) and bot.parameters == {"keen": 3}


def check_own_bots_play_and_are_told_the_end() -> None:
    class Listener(LastBot):
        """Notes what a question offers, and the end."""

        def choose(self, question: Question) -> int:
            assert not question.sealed or question.name
            assert question.ms == 0 and set(question.cautions) | set(question.outlook) <= {*question.options}
            self.goals = len(question.progress)
            return super().choose(question)

        def end(self, result: metro2033.Result | None) -> None:
            self.ended = result

    for game in GAMES:
        rules = find_rules(game, "", {})
        bots: list[Bot] = [Listener(rules, 1, {"keen": 1}), RandomBot(rules, 2, {})]
        result = play(rules, bots, metro2033.Chance(seed=3), 3).result
        assert isinstance(bots[0], Listener) and bots[0].ended == result and bots[0].faults == bots[1].faults == {}


def check_questions_are_derived_from() -> None:
    """Checks questions that have no state, like those that come over the network."""
    for game in GAMES:
        running = played(game)
        assert running.prompt is not None
        rules, seat = running.rules, running.prompt.seat
        options = [
            wire.OptionView(choice.id, choice.verb, choice.kind, choice.target, []) for choice in running.prompt.options
        ]
        shown = wire.QuestionView(seat, running.prompt.name, running.prompt.sealed, None, options)
        view = msgspec.json.decode(msgspec.json.encode(running.view(seat)))
        question = SeenQuestion(rules, view, shown, ms=70)
        assert (question.seat, question.name, question.ms) == (seat, running.prompt.name, 70)
        assert question.options == [choice.code for choice in running.prompt.options]
        assert msgspec.json.encode(question.view) == msgspec.json.encode(running.view(seat))
        assert RandomBot(rules, 1, {}).choose(question) in question.options
        assert LastBot(rules, 1, {"keen": 1}).choose(question) == question.options[-1]
        try:
            GreedyBot(rules, 1, {"samples": 1, "slips": 0}).choose(question)
        except metro2033.Problem as problem:
            assert problem.key == "sit-sample"
        else:
            raise AssertionError("something was sampled from nothing")


def check_games_are_copied_and_pickled() -> None:
    for game in GAMES:
        for answers in (0, 1, 25, 60):
            for way in (*WAYS, metro2033.Game.copy):
                one = played(game, answers)
                other = way(one)
                assert same(one, other) and type(other) is metro2033.Game, (game, answers)
                before = one.rules.digest(one.state)
                after = play_on(other)
                assert one.rules.digest(one.state) == before, "a copy plays at an independent copy"
                assert play_on(one) == after
                assert other.rules is one.rules


def check_a_copy_may_take_back_what_the_game_may() -> None:
    one = metro2033.new(seats=2, seed=1)
    while not (one.prompt and one.may_undo(one.prompt.seat)):
        assert one.prompt is not None
        one.answer(one.prompt.seat, one.prompt.options[0])
    seat = one.prompt.seat
    for way in WAYS:
        other = way(one)
        other.undo(seat)
        assert len(other.answers) == len(one.answers) - 1 and one.may_undo(seat)


def check_options_and_finished_games_survive_pickling() -> None:
    one = metro2033.new("breakthrough", seats=2, seed=2, options={"faction_choice": "pick"})
    assert again(one).rules.options == one.rules.options and same(again(one), one)
    luck = random.Random(1)
    while one.prompt is not None:
        one.answer(one.prompt.seat, luck.choice([choice for choice in one.prompt.options if choice.verb != "tidy"]))
    assert again(one).over and again(one).result == one.result


def check_values_are_copied_pickled_and_shown() -> None:
    game = played()
    assert game.prompt is not None
    events = game.copy().answer(game.prompt.seat, game.prompt.options[0])
    assert again(events[0]).name == events[0].name
    assert [repr(event) for event in again(events)] == [repr(event) for event in events]
    for value in (game.prompt, game.prompt.options[0], game.chance, game.view(0), metro2033.Result(1, (1, 2), (2, 1))):
        for way in WAYS:
            assert way(value) == value
    assert repr(game.chance) == "Chance(kind='fast', seed=7, secret='', nonces=())"
    assert repr(game.prompt.options[0]).startswith("Choice(code=")
    assert len({game.prompt.options[0], again(game.prompt.options[0])}) == 1
    assert dataclasses.replace(game.chance, seed=3) == metro2033.Chance(seed=3)
    assert [each.name for each in dataclasses.fields(Choice)] == ["code", "id", "verb", "kind", "target"]
    values: list[tuple[Any, str]] = [(game.chance, "seed"), (game.prompt.options[0], "code"), (game.prompt, "seat")]
    for frozen, field in values:
        try:
            setattr(frozen, field, 1)
        except dataclasses.FrozenInstanceError:
            continue
        raise AssertionError(f"{frozen} can be changed")
    refusal = again(metro2033.IllegalChoice("choice-not-asked", ("B-SU-06",), seat=1))
    assert str(refusal) == str(metro2033.IllegalChoice("choice-not-asked", ("B-SU-06",), seat=1))


def check_states_are_copied() -> None:
    for game in GAMES:
        s = played(game).state
        assert find_rules(game, "", {}).digest(copy.deepcopy(s)) == find_rules(game, "", {}).digest(s)
        assert copy.deepcopy(s) is not s and copy.deepcopy(s).agenda is not s.agenda


def check_bots_are_pickled() -> None:
    rules = find_rules("board", "", {})
    question = Question(rules, played().state)
    for name in BOTS:
        if name == "neural" and not weights_file("board").is_file():
            continue
        bot = make_bot(f"{name}:iterations=20" if name == "ismcts" else name, rules, 5)
        bot.choose(question)
        pickled, copied = again(bot), copy.deepcopy(bot)
        answers = [[one.choose(question) for _ in range(5)] for one in (bot, pickled, copied)]
        assert answers[0] == answers[1] == answers[2] and pickled.asked == bot.asked
    heir = LastBot(rules, 1, {"keen": 1})
    heir.choose(question)
    assert again(heir).remembered == heir.remembered == [question.name]


def check_advice_travels_as_json() -> None:
    """Checks odds and reasons, as the server's workers send them, at many questions of both games."""
    for game in GAMES:
        running, fights, reasons = played(game, 0), 0, 0
        bot = make_bot("greedy", running.rules, 1)
        for number in range(160):
            if running.prompt is None:
                break
            seat = running.prompt.seat
            sent = msgspec.json.encode(odds(running.rules, running.state, seat, 1, most=2))
            fights += len(msgspec.json.decode(sent, type=list[Odds]))
            told = explain(running.rules, Question(running.rules, running.state), bot, "greedy")
            assert msgspec.json.decode(msgspec.json.encode(told), type=Explanation) == told
            reasons += len(told.reasons)
            running.answer(seat, running.prompt.options[number % len(running.prompt.options)])
        assert reasons and (fights or game != "board"), game


def check_environments_are_pickled() -> None:
    for id in rl.IDS:
        batch = rl.BatchEnv(id, 2, seats=2)
        batch.reset(seed=1)
        single = rl.SingleSeatEnv(id, opponents=("random", "greedy:samples=1"), seats=3)
        single.reset(seed=1)
        zoo = rl.env(id, seats=3)
        zoo.reset(seed=1)
        for way in (again, copy.deepcopy):
            other = way(batch)
            for games in (batch, other):
                games.step(games.masks.argmax(axis=1))
            assert (other.observations == batch.observations).all() and (other.masks == batch.masks).all()
            mine, theirs = (one.step(int(one.action_masks().argmax())) for one in (way(single), way(single)))
            assert (mine[0]["observation"] == theirs[0]["observation"]).all()
            assert way(zoo).agent_selection == zoo.agent_selection
        assert len(again(batch.setting.actions)) == len(batch.setting.actions)


def check_other_processes_go_on_with_a_game() -> None:
    game = played("breakthrough")
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        there = pool.apply(play_on, (game,))
    assert there == play_on(game)


def check_records_are_written_and_loaded() -> None:
    with tempfile.TemporaryDirectory() as folder:
        game = played()
        game.save(Path(folder) / "game.metro")
        loaded = metro2033.load(Path(folder) / "game.metro")
    assert same(loaded, game) and loaded.record() == game.record()


def check_help_explains_the_public_names() -> None:
    things = {
        metro2033.new: "Starts a game",
        metro2033.load: "Loads a game from a record",
        metro2033.Game: "One game",
        metro2033.Game.answer: "Answers for a seat",
        metro2033.Game.copy: "an independent copy",
        metro2033.Chance: "A game's source of randomness",
        metro2033.Chance.commitment: "the SHA-256 of the secret",
        Choice: "One possible answer of a seat",
        Bot: "A player of one seat",
        Bot.choose: "the best option",
        Bot.weigh: "estimated chance to win",
        Bot.mind: "knowledge of the game",
        Question: "A question for a bot",
        Question.sample: "a state that the seat could be in",
        Question.view: "Everything the seat may know",
        GreedyBot: "the option with the best mean evaluation",
        rl.BatchEnv: "Games in lanes",
        rl.SingleSeatEnv: "One seat against bots",
        rl.env: "PettingZoo's usual wrappers",
        rl.raw_env: "One game with one agent per seat",
        rl.ObservationWriter: "Writes the observations",
        rl.ActionTable.index: "Returns the action of",
    }
    for thing, words in things.items():
        assert words in (inspect.getdoc(thing) or ""), thing
        assert words in pydoc.plain(pydoc.render_doc(thing)), thing
    assert "the pending steps of the rules" in (agenda.__doc__ or "")
    assert "Schedules steps" in (agenda.do.__doc__ or "")


def check_signatures_name_their_parameters() -> None:
    assert list(inspect.signature(Bot).parameters) == ["rules", "seed", "parameters"]
    assert list(inspect.signature(Bot.choose).parameters) == ["self", "question"]
    assert list(inspect.signature(metro2033.Chance).parameters) == ["kind", "seed", "secret", "nonces"]
    assert "seats" in inspect.signature(metro2033.new).parameters


def main() -> None:
    """Runs every check."""
    for name, check in list(globals().items()):
        if name.startswith("check_"):
            check()
            print(name)


if __name__ == "__main__":
    main()
