"""Programs as bots: their messages, and time-outs, crashes and nonsense that cost one question and nothing else."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from metro2033.bots.bot import Question
from metro2033.bots.drive import play_seeded
from metro2033.bots.registry import make_bot
from metro2033.games import GAMES, find_rules
from metro2033.kernel.chance import Chance
from metro2033.kernel.problem import BadOption
from metro2033.kernel.ruleset import Ruleset
from metro2033.programs import program as program_module
from metro2033.programs.bot import ProgramBot, end_programs
from metro2033.programs.process import LONGEST_LINE, log_file
from metro2033.programs.program import LATE_IN_A_ROW, RESTARTS, Program
from metro2033.server.http.openapi import bot_schema
from tests.programs.making import program, script
from tests.properties.conformance import sampled

ROOT = Path(__file__).parents[2]
AMPLE, SCARCE = 120_000, 20  # milliseconds: for a program that answers, and for one that does not


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Provides a folder for programs and logs, and enough time for programs on a busy machine; ends all programs."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setattr(program_module, "HELLO_SECONDS", AMPLE / 1000)
    monkeypatch.setitem(program_module.USUAL, "ms", AMPLE)
    yield tmp_path
    end_programs()


def faults_of(spec: str, game: str = "breakthrough", limit: int = 2) -> dict[str, int]:
    """Plays a few rounds against a random bot; returns the faults of the program."""
    played = play_seeded(find_rules(game, "", {}), [spec, "random"], 1, limit)
    assert len(played.answers) > 5
    return dict(played.faults[0])


def test_every_line_fits_the_schema_and_the_game(folder: Path) -> None:
    heard = folder / "heard.ndjson"
    keep = f"open({str(heard)!r}, 'a').write(text)"
    spec = program(folder, on_line=keep, settings="level=3:brave=true:style=wild:ms=90000:")
    validator = jsonschema.Draft202012Validator({**bot_schema(), "anyOf": [{"$ref": "#/$defs/to_bot"}]})
    for game in GAMES:
        assert faults_of(spec, game) == {}
    end_programs()
    lines = [json.loads(line) for line in heard.read_text().splitlines()]
    for line in lines:
        validator.validate(line)
    kinds = [line["type"] for line in lines]
    assert kinds[:3] == ["hello", "options", "new_game"]
    assert lines[1]["options"] == {"level": 3, "brave": True, "style": "wild"}
    assert kinds.count("new_game") == kinds.count("game_over") == len(GAMES), "a program is kept from game to game"
    assert kinds.count("hello") == 1
    begun = next(line for line in lines if line["type"] == "new_game")
    assert (begun["seats"], begun["seat"], begun["seed"]) == (2, 0, 64)
    questions = [line for line in lines if line["type"] == "question"]
    for line in questions:
        assert line["choices"] == [option["id"] for option in line["question"]["options"]]
        assert line["ms"] == 90_000 and line["view"]["viewer"] == 0
    assert all(list(line)[:4] == ["type", "id", "ms", "choices"] for line in questions), "small programs rely on it"


@pytest.mark.parametrize("game", GAMES)
def test_a_program_is_told_nothing_that_its_seat_cannot_know(folder: Path, game: str) -> None:
    """Two states that are the same to a seat give the same line."""
    heard = folder / "heard.ndjson"
    spec = program(folder, on_question=f"open({str(heard)!r}, 'a').write(text)")
    rules = find_rules(game, "", {})
    states = [s for s in sampled(rules, 3, 5, 6, 37) if len(s.options) > 1][:6]
    for s in states:
        for state in (s, rules.determinise(s, s.asked, 4711)):
            bot = make_bot(spec, rules, 3)
            bot.choose(Question(rules, state))
            bot.end(None)
    lines = [json.loads(line) | {"id": 0} for line in heard.read_text().splitlines()]
    assert len(lines) == 2 * len(states) > 4
    assert lines[::2] == lines[1::2]


@pytest.mark.parametrize(
    ("on_question", "kind"),
    [
        ("sys.exit(3) if asked == 2 else None", "crashed"),
        ("os.kill(os.getpid(), 11) if asked == 2 else None", "crashed"),
        ("line['id'] = line['id'] + (asked == 2)", "nonsense"),
        ("print('thinking...') if asked == 2 else None", "nonsense"),
        ("say(type='answer', id=line['id'], choice=9999) if asked == 2 else None", "nonsense"),
        ("say(type='answer', id=line['id'], choice='fly away') if asked == 2 else None", "nonsense"),
        ("say(type='answer', id=line['id'], choice=0, chance=7) if asked == 2 else None", "nonsense"),
        ("print('x' * 200_000) if asked == 2 else None", "nonsense"),
        (r"sys.stdout.buffer.write(b'\xff\xfe\n'); sys.stdout.flush()", "nonsense"),
    ],
)
def test_a_failure_costs_the_question(folder: Path, on_question: str, kind: str) -> None:
    counted = faults_of(program(folder, on_question))
    assert counted.get(kind, 0) >= 1, counted


def test_a_line_that_is_too_long_ends_the_program_and_costs_one_question(folder: Path) -> None:
    """Its pieces do not answer later questions, and an endless line fills no memory."""
    starts = folder / "starts"
    once = f"open({str(starts)!r}, 'a').write('x'); print('x' * {LONGEST_LINE}) if os.path.getsize({str(starts)!r}) == 2 else None"
    assert faults_of(program(folder, once)) == {"nonsense": 1}
    longest = f"print('{{' + ' ' * {LONGEST_LINE - 3} + '}}') if asked == 2 else None"
    assert faults_of(program(folder, longest)) == {"nonsense": 1}, "a line as long as allowed is read"
    endless = "[sys.stdout.write('x' * 2**16) for _ in iter(int, 1)] if asked == 2 else None"
    assert faults_of(program(folder, endless)).get("nonsense", 0) >= 1


def test_a_program_that_always_crashes_is_started_again_a_few_times(folder: Path) -> None:
    starts = folder / "starts"
    spec = script(
        folder,
        f"open({str(starts)!r}, 'a').write('x')\n" + Path(program(folder, "sys.exit(1)").split()[-1]).read_text(),
    )
    counted = faults_of(spec, "board")
    assert counted["crashed"] == 1 + RESTARTS and counted["gone"] > 5
    assert len(starts.read_text()) == 1 + RESTARTS


class Timed(Question):
    """A question that must be answered in some milliseconds."""

    def __init__(self, rules: Ruleset, state: Any, ms: int) -> None:
        super().__init__(rules, state)
        self._ms = ms

    @property
    def ms(self) -> int:
        return self._ms


def test_a_program_that_hangs_is_replaced(folder: Path) -> None:
    """It answers two questions and none after them; after three that it left open, another one is started."""
    rules = find_rules("board", "", {})
    s = rules.start(2, Chance(seed=1))
    bot = make_bot(program(folder, "time.sleep(1000) if asked == 3 else None"), rules, 1)
    for ms in (AMPLE, AMPLE, SCARCE, SCARCE, SCARCE, AMPLE, AMPLE):
        chosen = bot.choose(Timed(rules, s, ms))
        assert chosen == s.options[0] or ms == SCARCE
    assert bot.faults == {"late": LATE_IN_A_ROW}
    bot.end(None)


def test_late_answers_are_not_taken_for_later_questions(folder: Path) -> None:
    """The answer to the second question comes during the third, with a choice that would be seen."""
    goes_on = folder / "goes on"
    late = f"[time.sleep(0.01) for _ in iter(lambda: asked == 2 and not os.path.exists({str(goes_on)!r}), False)]"
    rules = find_rules("breakthrough", "", {})
    s = rules.start(2, Chance(seed=1))
    spec = program(folder, f"{late}; line['id'] == 2 and say(type='answer', id=2, choice=1)")
    bot = make_bot(spec, rules, 1)
    chosen = [bot.choose(Timed(rules, s, ms)) for ms in (AMPLE, SCARCE)]
    goes_on.touch()
    chosen += [bot.choose(Timed(rules, s, AMPLE)) for _ in range(3)]
    assert bot.faults == {"late": 1}
    assert chosen[0] == chosen[2] == chosen[3] == chosen[4] == s.options[0]
    bot.end(None)


def test_a_program_may_not_take_all_memory(folder: Path) -> None:
    spec = program(folder, "x = bytearray(2**30) if asked == 2 else None", settings="memory=200:")
    assert faults_of(spec)["crashed"] >= 1
    assert "MemoryError" in log_file(sys.executable).read_text()


def test_the_host_keeps_its_settings_to_itself(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("METRO2033_COOKIE_KEY", "secret")
    seen = folder / "seen"
    assert faults_of(program(folder, f"open({str(seen)!r}, 'w').write(' '.join(os.environ))")) == {}
    assert "PATH" in seen.read_text() and "METRO2033" not in seen.read_text()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "bot-hello-crashed"),
        ("raise SystemExit('no licence')", "bot-hello-crashed"),
        ("print('hi there')", "bot-hello-nonsense"),
        ('print(\'{"type":"hello","protocol":2,"name":"New"}\')', "bot-protocol"),
        ('print(\'{"type":"hello","protocol":1,"name":""}\')', "bot-hello-nonsense"),
        ('print(\'{"type":"hello","protocol":1,"name":"C","games":["chess"]}\'); input(); input()', "bot-other-game"),
    ],
)
def test_a_program_that_does_not_say_hello_is_refused(folder: Path, text: str, problem: str) -> None:
    with pytest.raises(BadOption) as refused:
        make_bot(script(folder, text), find_rules("board", "", {}), 1)
    assert refused.value.key == problem
    if "licence" in text:
        assert "no licence" in str(refused.value.details["why"])


@pytest.mark.parametrize("settings", ["level=10:", "level=x:", "brave=maybe:", "style=loud:", "teeth=1:", "ms=0:"])
def test_wrong_options_are_refused(folder: Path, settings: str) -> None:
    with pytest.raises(BadOption):
        Program(program(folder, settings=settings))


def test_evaluations_are_kept(folder: Path) -> None:
    rules = find_rules("board", "", {})
    bot = make_bot(program(folder), rules, 1)
    s = rules.start(2, Chance(seed=1))
    assert isinstance(bot, ProgramBot)
    assert bot.choose(Question(rules, s)) == s.options[0]
    assert bot.said is not None and (bot.said.chance, bot.said.comment) == (0.5, "why not")
    assert bot.weigh(Question(rules, s))[:2] == [0.5, 0.0]
    bot.end(None)


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return "Z" not in Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]


def gone_soon(process: int) -> bool:
    deadline = time.monotonic() + AMPLE / 1000
    while is_there(process) and time.monotonic() < deadline:
        time.sleep(0.02)
    return not is_there(process)


def test_a_program_that_does_not_quit_is_killed_with_what_it_started(folder: Path) -> None:
    pids = folder / "pids"
    deaf = (
        "import signal, subprocess; signal.signal(signal.SIGTERM, signal.SIG_IGN); "
        f"child = subprocess.Popen(['sleep', '100']); open({str(pids)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')"
    )
    spec = program(folder, f"exec({deaf!r}) if asked == 1 else None")
    path = Path(spec.split()[-1])
    path.write_text(path.read_text().replace("break", "time.sleep(100)"))
    assert faults_of(spec) == {}
    end_programs()
    assert all(gone_soon(int(pid)) for pid in pids.read_text().split())


@pytest.mark.skipif(sys.platform != "linux", reason="the kernel of Linux does it")
def test_a_program_dies_with_the_host(folder: Path) -> None:
    """Even if the host is killed, and the program neither reads nor listens."""
    pid = folder / "pid"
    spec = program(folder, f"open({str(pid)!r}, 'w').write(str(os.getpid())); time.sleep(100)", settings="ms=900000:")
    code = (
        "from metro2033.bots.drive import play_seeded; from metro2033.games import find_rules; "
        f"play_seeded(find_rules('board', '', {{}}), [{spec!r}, 'random'], 1, 2)"
    )
    host = subprocess.Popen([sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": str(ROOT / "src")})
    deadline = time.monotonic() + AMPLE / 1000
    while not (pid.exists() and pid.read_text()):
        assert host.poll() is None and time.monotonic() < deadline
        time.sleep(0.02)
    host.send_signal(signal.SIGKILL)
    host.wait()
    assert gone_soon(int(pid.read_text()))
