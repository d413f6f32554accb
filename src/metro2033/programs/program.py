"""A bot's program as a peer in the bot protocol: hello, options, games, questions. A failure costs only the question and is counted."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

import msgspec

from metro2033 import __version__, codec, wire
from metro2033.bots.own import read_program
from metro2033.kernel.outlook import Progress
from metro2033.kernel.problem import BadOption, Problem
from metro2033.programs.process import Gone, Late, Process

HELLO_SECONDS: Final = 10.0
RESTARTS: Final = 3  # per game; then its questions are answered without it
LATE_IN_A_ROW: Final = 3  # consecutive unanswered questions after which a program is restarted
USUAL: Final = {"ms": 5000, "memory": 4096}  # defaults of the host's settings: milliseconds per question, memory in MiB
LATE, CRASHED, NONSENSE, GONE = "late", "crashed", "nonsense", "gone"

Sent = TypeVar("Sent", bound=wire.AnyFromBot)


class Nonsense(Exception):
    """Raised for a line that is not a valid answer."""


class Program:
    """One program at one seat. `hello` is its self-description; `faults` counts the unanswered questions of this game by kind."""

    def __init__(self, spec: str) -> None:
        settings, self.command = read_program(spec)
        self.spec = spec
        self.host = {name: _whole(spec, name, settings.pop(name, str(usual))) for name, usual in USUAL.items()}
        self.faults: Counter[str] = Counter()
        self.why = ""  # the last failure
        self._settings = settings
        self._game: wire.NewGame | None = None
        self._restarts = RESTARTS
        self._late = 0  # consecutive
        self._number = 0
        self._process: Process | None = None
        try:
            self.hello = self._start()
        except (Late, Gone, Nonsense) as fault:
            self.end()
            raise BadOption(f"bot-hello-{_kind(fault)}", bot=spec[:80], why=str(fault)[:300]) from None
        except Problem:
            self.end()
            raise

    @property
    def works(self) -> bool:
        """Whether the program is running and answers in time."""
        return self._process is not None and not self._late

    @property
    def log(self) -> str:
        """The file with its standard error."""
        return str(self._process.log) if self._process is not None else ""

    def begin(self, game: wire.NewGame) -> None:
        """Begins a game, with a full number of restarts."""
        self._game, self._restarts, self._late = game, RESTARTS, 0
        self.faults, self.why = Counter(), ""
        self._send(game)

    def ask(
        self, question: wire.QuestionView, progress: Sequence[Progress], view: msgspec.Raw, ms: int = 0
    ) -> wire.BotAnswer | None:
        """Returns the answer to a question, its choice as an index; None if the program fails, which is counted by kind."""
        assert question.options is not None
        choices = [option.id for option in question.options]
        try:
            self._revive()
            self._number += 1
            ms = min(ms or self.host["ms"], self.host["ms"])
            asked = wire.Ask(
                id=self._number, ms=ms, choices=choices, question=question, progress=list(progress), view=view
            )
            until = time.monotonic() + ms / 1000
            self._send(asked)
            answer = self._hear_answer(until)
            number = _number_of(answer.choice, choices)
        except (Late, Gone, Nonsense) as fault:
            self._fail(fault)
            return None
        self._late = 0
        return msgspec.structs.replace(answer, choice=number)

    def game_over(self, result: wire.ResultView | None) -> None:
        """Notifies the program that the game is over."""
        self._send(wire.GameOver(result=result))
        self._game = None

    def end(self) -> None:
        """Ends the program, leaving it a moment to quit by itself."""
        if self._process is not None:
            self._process.end(msgspec.json.encode(wire.Quit()))
        self._process = None

    def _start(self) -> wire.BotHello:
        """Starts the process, exchanges hellos and sets the options."""
        self._process = Process(self.command, self.host["memory"])
        self._send(wire.HostHello(protocol=wire.BOT_PROTOCOL, host=f"metro2033 {__version__}"))
        hello = self._hear(wire.BotHello, time.monotonic() + HELLO_SECONDS)
        if hello.protocol != wire.BOT_PROTOCOL:
            raise BadOption("bot-protocol", bot=hello.name, given=hello.protocol, known=wire.BOT_PROTOCOL)
        if options := read_options(hello, self._settings):
            self._send(wire.SetOptions(options=options))
        return hello

    def _revive(self) -> None:
        """Restarts the program if it has ended, as long as restarts are left."""
        if self._process is not None:
            return
        if not self._restarts:
            raise Gone(self.why)
        self._restarts -= 1
        self._start()
        if self._game is not None:
            self._send(self._game)

    def _fail(self, fault: Exception) -> None:
        self.why = str(fault) or _kind(fault)
        ended = isinstance(fault, Gone)
        self.faults[GONE if ended and self._process is None else _kind(fault)] += 1
        self._late = self._late + 1 if isinstance(fault, Late) else 0
        if (ended or self._late >= LATE_IN_A_ROW) and self._process is not None:
            self._process.end()
            self._process, self._late = None, 0

    def _send(self, message: wire.AnyToBot) -> None:
        if self._process is not None:
            self._process.send(msgspec.json.encode(message))

    def _hear_answer(self, until: float) -> wire.BotAnswer:
        """Returns the answer to the last question; skips late answers to earlier ones."""
        while True:
            answer = self._hear(wire.BotAnswer, until)
            if answer.id == self._number:
                return answer
            if answer.id > self._number:
                raise Nonsense(f"id {answer.id}")

    def _hear(self, kind: type[Sent], until: float) -> Sent:
        assert self._process is not None
        line = self._process.receive(until)
        try:
            return codec.decode(line, kind)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise Nonsense(line.decode(errors="replace").strip()[:120]) from None


def _kind(fault: Exception) -> str:
    return {Late: LATE, Gone: CRASHED}.get(type(fault), NONSENSE)


def _number_of(choice: int | str, choices: list[str]) -> int:
    if isinstance(choice, str) and choice in choices:
        return choices.index(choice)
    if isinstance(choice, int) and 0 <= choice < len(choices):
        return choice
    raise Nonsense(str(choice)[:120])


def _whole(spec: str, name: str, text: str) -> int:
    if not text.isdecimal() or not int(text[:9]) > 0 or len(text) > 9:
        raise BadOption("option-bot-value", bot=spec[:80], parameter=name, value=text[:40])
    return int(text)


def read_options(hello: wire.BotHello, given: Mapping[str, str]) -> dict[str, wire.Value]:
    """Converts the options in a spec to the types that the program declares."""
    known = {option.name: option for option in hello.options}
    found: dict[str, wire.Value] = {}
    for name, text in given.items():
        if name not in known:
            allowed = (*USUAL, *known)
            raise BadOption("option-bot-parameter", bot=hello.name, parameter=name[:40], allowed=allowed)
        value = _value(known[name], text)
        if value is None:
            raise BadOption("option-bot-value", bot=hello.name, parameter=name, value=text[:40])
        found[name] = value
    return found


def _value(option: wire.BotOption, text: str) -> wire.Value | None:
    """Parses the value of an option; None if it is invalid."""
    if option.kind == "integer":
        if not text.removeprefix("-").isdecimal() or len(text) > 12:
            return None
        number = int(text)
        below, above = (
            option.least is not None and number < option.least,
            option.most is not None and number > option.most,
        )
        return None if below or above else number
    if option.kind == "boolean":
        return {"true": True, "1": True, "false": False, "0": False}.get(text)
    return text if not option.values or text in option.values else None
