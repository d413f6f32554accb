"""Records: a game as text, like a chess score. A header, then one line per answer, a digest per round and a closing line.

docs/record.md describes the format. Replaying checks every answer, every digest and the close.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from metro2033.kernel.agenda import answer
from metro2033.kernel.chain import ANSWER, UNDO, LogEntry, kept, next_link, read_entry
from metro2033.kernel.game import Game
from metro2033.kernel.header import Header, genesis, header_lines, parse_header, public_lines
from metro2033.kernel.pack import Packs
from metro2033.kernel.problem import BadRecord, Problem
from metro2033.kernel.ruleset import Ruleset

FIRST_LINE = "metro2033 record 1"
NEWER = re.compile(r"metro2033 record (?:[2-9]|[1-9]\d{1,8})")
UNFINISHED = "unfinished"
CHAINED = "~"

FindRules = Callable[[str, str, Mapping[str, str], Packs], Ruleset]  # arguments: game, edition, options as text, packs


@dataclass(frozen=True)
class Line:
    """One line of the body: an answer, a digest, a chained log entry or the close.

    They read `seat choice`, `= round digest`, `~ link entry` and `. outcome digest`.
    """

    number: int
    mark: str
    text: str


@dataclass(frozen=True)
class Record:
    """A whole game parsed from text."""

    header: Header
    lines: tuple[Line, ...]

    @property
    def answers(self) -> list[tuple[int, str]]:
        """All answers as (seat, choice id)."""
        return [(int(line.mark), line.text) for line in self.lines if line.mark.isdigit()]

    @property
    def chain(self) -> list[tuple[str, LogEntry]]:
        """The chained log as (link, entry)."""
        parts = [line.text.partition(" ") for line in self.lines if line.mark == CHAINED]
        return [(link, read_entry(text)) for link, _, text in parts]


def write(game: Game, header: Header, log: Sequence[LogEntry] = ()) -> str:
    """Returns the record of a game so far, with its log as a hash chain if one was kept."""
    return write_answers(game.rules, header, [(seat, choice.code) for seat, choice in game.answers], log)


def write_answers(
    rules: Ruleset, header: Header, answers: Iterable[tuple[int, int]], log: Sequence[LogEntry] = ()
) -> str:
    """Returns the record of accepted answers, given in order as (seat, code). Digests are computed by replaying them."""
    lines = [FIRST_LINE, *header_lines(header), ""]
    again = Game.new(rules, header.seats, header.chance, header.start)
    s = again.state
    for seat, code in answers:
        before = rules.round(s)
        answer(s, code)
        lines.append(f"{seat} {rules.choices[code]}")
        if rules.round(s) != before:
            lines.append(f"= {rules.round(s)} {rules.digest(s)}")
    lines += _chain_lines(header, log) if header.chance.is_sealed else []
    lines.append(_close(again))
    return "\n".join(lines) + "\n"


def write_stored(header: Header, log: Sequence[LogEntry], digest: str) -> str:
    """Returns the stored record of a log that cannot be played here: without round digests, and unfinished."""
    answers = [f"{entry.seat} {entry.choice}" for entry in _standing(log)]
    lines = [FIRST_LINE, *header_lines(header), "", *answers, *_chain_lines(header, log), f". {UNFINISHED} {digest}"]
    return "\n".join(lines) + "\n"


def write_own(header: Header, log: Sequence[LogEntry], seats: Collection[int]) -> str:
    """Returns the part of an unplayable log that some seats may see while the game may continue elsewhere: their own answers.

    Other seats' choices may be secret, and only the rules could decide. The text is for people; `read` rejects it.
    """
    # The seed and the former game would reveal hidden cards.
    head = [line for line in public_lines(header) if not line.startswith(("seed: ", "former: "))]
    answers = [f"{entry.seat} {entry.choice}" for entry in _standing(log) if entry.seat in seats]
    return "\n".join([FIRST_LINE, *head, "", *answers, f". {UNFINISHED} -"]) + "\n"


def _standing(log: Sequence[LogEntry]) -> list[LogEntry]:
    """Returns the answers that were neither undone nor rewound."""
    answers: list[LogEntry] = []
    for _, entry in kept(log):
        if entry.kind == ANSWER:
            answers.append(entry)
        elif entry.kind == UNDO:
            answers.pop()
    return answers


def read(text: str) -> Record:
    """Parses a record; every error names its line."""
    lines = text.split("\n")
    first = lines[0].rstrip("\r")
    if NEWER.fullmatch(first):
        raise BadRecord("record-newer", found=first)
    if first != FIRST_LINE:
        raise BadRecord("record-first-line", line=1, wanted=FIRST_LINE)
    body = next((i for i, line in enumerate(lines) if not line.strip()), len(lines))
    header = parse_header(lines[1:body])
    parsed = [_read_line(number, line) for number, line in enumerate(lines[body:], body + 1) if line.strip()]
    if not parsed or parsed[-1].mark != "." or any(line.mark == "." for line in parsed[:-1]):
        raise BadRecord("record-no-close", line=len(lines))
    return Record(header, tuple(parsed))


def replay(record: Record, find_rules: FindRules, to: int | None = None) -> Game:
    """Replays a record, to the end or for the first `to` answers, checking everything on the way."""
    game = begin(record.header, find_rules)
    for _ in walk(record, game, to):
        pass
    return game


def begin(header: Header, find_rules: FindRules) -> Game:
    """Returns a header's game before its first answer; rejects content that differs from the record's."""
    rules = find_rules(header.game, header.edition, header.options, header.packs)
    if rules.content_hash != header.content:
        raise BadRecord("record-content", recorded=header.content, loaded=rules.content_hash)
    return Game.new(rules, header.seats, header.chance, header.start)


def walk(record: Record, game: Game, to: int | None = None) -> Iterator[tuple[int, str, list[object]]]:
    """Plays a record on a new game, yielding (seat, choice id, events) after each answer."""
    rounds = 0
    for line in record.lines:
        if line.mark.isdigit():
            if to is not None and len(game.answers) >= to:
                return
            try:
                events = game.answer(int(line.mark), line.text)
            except Problem as problem:
                raise BadRecord("record-answer", problem.rules, line=line.number, why=problem) from problem
            yield int(line.mark), line.text, list(events)
        elif line.mark == "=":
            rounds = game.rules.round(game.state)
            if line.text != f"{rounds} {game.rules.digest(game.state)}":
                raise BadRecord("record-digest", line=line.number, round=rounds)
        elif line.mark == "." and to is None and f". {line.text}" != _close(game):
            raise BadRecord("record-close", line=line.number)


def _close(game: Game) -> str:
    result = game.result
    outcome = UNFINISHED if result is None else f"winner {result.winner}"
    return f". {outcome} {game.rules.digest(game.state)}"


def _chain_lines(header: Header, log: Sequence[LogEntry]) -> list[str]:
    lines = []
    link = genesis(header)
    for number, entry in enumerate(log, 1):
        link = next_link(link, number, entry, header.chance.secret)
        lines.append(f"{CHAINED} {link} {entry}")
    return lines


def _read_line(number: int, line: str) -> Line:
    mark, space, text = line.strip().partition(" ")
    if not space or not (mark in ("=", ".", CHAINED) or (mark.isdecimal() and mark.isascii() and len(mark) < 3)):
        raise BadRecord("record-line", line=number, text=line.strip()[:80])
    return Line(number, mark, text)
