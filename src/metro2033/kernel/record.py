"""Records: a game as text, like a chess score. A header, then one line per answer, a digest per round and a closing line.

docs/record.md describes the format. Replaying checks every answer, every digest and the close.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from metro2033.kernel.agenda import NOBODY, answer
from metro2033.kernel.chain import ANSWER, UNDO, LogEntry, first_link, kept, next_link, read_entry
from metro2033.kernel.chance import FAST, KINDS, Chance
from metro2033.kernel.game import Game
from metro2033.kernel.pack import Pack, Packs, parse
from metro2033.kernel.problem import BadContent, BadRecord, Problem
from metro2033.kernel.ruleset import Ruleset
from metro2033.kernel.start import Start

FIRST_LINE = "metro2033 record 1"
NEWER = re.compile(r"metro2033 record (?:[2-9]|[1-9]\d{1,8})")
BOT_LINE = re.compile(r"(\d{1,2}) (?:-|[0-9a-f]{64}) [A-Za-z][\w.:=-]{0,200}", re.ASCII)
UNFINISHED = "unfinished"
CHAINED = "~"

OptionValue = str | int | bool
FindRules = Callable[[str, str, Mapping[str, str], Packs], Ruleset]  # arguments: game, edition, options as text, packs


@dataclass(frozen=True)
class Header:
    """The data needed before the first answer."""

    game: str
    edition: str
    seats: int
    chance: Chance
    version: str
    content: str
    options: Mapping[str, str] = field(default_factory=dict)
    players: tuple[str, ...] = ()
    start: Start | None = None  # the starting position, if the game was not dealt
    called_off: int = 0  # deals called off before this one because a nonce was not revealed
    packs: tuple[Pack, ...] = ()  # embedded in the record
    bots: tuple[str, ...] = ()  # by seat: `SEAT WEIGHTS SPEC`, for the check of their answers


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


def header_of(game: Game, version: str, players: tuple[str, ...] = ()) -> Header:
    """Returns the header of a running game."""
    return header_for(game.rules, game.seats, game.chance, version, players, game.start)


def header_for(
    rules: Ruleset, seats: int, chance: Chance, version: str, players: tuple[str, ...] = (), start: Start | None = None
) -> Header:
    """Returns the header of a game with these rules."""
    options = {key: write_value(value) for key, value in sorted(rules.options.items())}
    packs = packs_in(rules)
    return Header(
        rules.game, rules.edition, seats, chance, version, rules.content_hash, options, players, start, packs=packs
    )


def packs_in(rules: Ruleset) -> tuple[Pack, ...]:
    """Returns the packs of a ruleset that its records embed: the single-file ones."""
    return tuple(pack for pack in rules.packs if isinstance(pack, Pack))


def write(game: Game, header: Header, log: Sequence[LogEntry] = ()) -> str:
    """Returns the record of a game so far, with its log as a hash chain if one was kept."""
    return write_answers(game.rules, header, [(seat, choice.code) for seat, choice in game.answers], log)


def write_answers(
    rules: Ruleset, header: Header, answers: Iterable[tuple[int, int]], log: Sequence[LogEntry] = ()
) -> str:
    """Returns the record of accepted answers, given in order as (seat, code). Digests are computed by replaying them."""
    lines = [FIRST_LINE, *_header_lines(header), ""]
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
    lines = [FIRST_LINE, *_header_lines(header), "", *answers, *_chain_lines(header, log), f". {UNFINISHED} {digest}"]
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


def genesis(header: Header) -> str:
    """Returns the first link of a game's hash chain, which does not depend on the secret."""
    return first_link(public_lines(header))


def public_lines(header: Header) -> list[str]:
    """Returns the header lines that are public before the secret is revealed."""
    return [line for line in _header_lines(header) if not line.startswith("secret: ")]


def write_header(header: Header) -> str:
    """Returns a header as text, without a body."""
    return "\n".join(_header_lines(header))


def read_header(text: str) -> Header:
    """Parses a header without a body."""
    return _read_header(text.split("\n"))


def read(text: str) -> Record:
    """Parses a record; every error names its line."""
    lines = text.split("\n")
    first = lines[0].rstrip("\r")
    if NEWER.fullmatch(first):
        raise BadRecord("record-newer", found=first)
    if first != FIRST_LINE:
        raise BadRecord("record-first-line", line=1, wanted=FIRST_LINE)
    body = next((i for i, line in enumerate(lines) if not line.strip()), len(lines))
    header = _read_header(lines[1:body])
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


def write_value(value: OptionValue) -> str:
    """Returns an option's value as text."""
    return str(value).lower() if isinstance(value, bool) else str(value)


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


def _header_lines(header: Header) -> list[str]:
    chance = header.chance
    lines = [
        f"game: {header.game}",
        f"edition: {header.edition}",
        f"seats: {header.seats}",
        f"version: {header.version}",
        f"content: {header.content}",
    ]
    lines += [f"option: {key}={value}" for key, value in header.options.items()]
    lines += [f"pack: {pack.text}" for pack in header.packs]
    lines += [f"player: {name}" for name in header.players]
    lines += [f"bot: {text}" for text in header.bots]
    if header.start is not None:
        lines.append(f"former: {header.start.former}")
        lines += [f"knower: {header.start.knower}"] if header.start.knower != NOBODY else []
    lines.append(f"chance: {chance.kind}")
    if chance.kind == FAST:
        lines.append(f"seed: {chance.seed}")
    else:
        lines += [
            f"commitment: {chance.commitment}",
            f"secret: {chance.secret}",
            *(f"nonce: {nonce}" for nonce in chance.nonces),
        ]
        lines += [f"called_off: {header.called_off}"] if header.called_off else []
    return lines


def _read_header(lines: list[str]) -> Header:
    values: dict[str, str] = {}
    lists: dict[str, list[str]] = {"option": [], "player": [], "nonce": [], "pack": [], "bot": []}
    numbers: dict[str, int] = {}
    for number, line in enumerate(lines, 2):
        text = line.removesuffix("\r")  # an old nonce may start or end with spaces
        key, colon, value = (text if text.startswith("nonce: ") else text.strip()).partition(": ")
        if not colon or (key not in lists and (key in values or key not in HEADER_KEYS)):
            raise BadRecord("record-header", line=number, text=line.strip()[:80])
        numbers[key] = number
        if key in lists:
            lists[key].append(value)
        else:
            values[key] = value
    for key in REQUIRED_KEYS:
        if key not in values:
            raise BadRecord("record-header-missing", name=key)
    options = {pair.partition("=")[0]: pair.partition("=")[2] for pair in lists["option"]}
    chance = _read_chance(values, tuple(lists["nonce"]))
    seats = _whole(values, "seats", numbers)
    header = Header(values["game"], values["edition"], seats, chance, values["version"], values["content"], options)
    knower = _whole(values, "knower", numbers) if "knower" in values else NOBODY
    start = Start(values["former"], knower) if "former" in values else None
    called_off = _whole(values, "called_off", numbers) if "called_off" in values else 0
    packs = _read_packs(lists["pack"], numbers)
    players, bots = tuple(lists["player"]), _read_bots(lists["bot"], seats, numbers)
    return replace(header, players=players, start=start, called_off=called_off, packs=packs, bots=bots)


def _read_bots(texts: list[str], seats: int, numbers: Mapping[str, int]) -> tuple[str, ...]:
    """Checks the form of the bots of a header: at most one for every seat."""
    found = [BOT_LINE.fullmatch(text) for text in texts]
    named = [int(match[1]) for match in found if match]
    if len(named) < len(texts) or named != sorted(set(named)) or any(seat >= seats for seat in named):
        raise BadRecord("record-header", line=numbers["bot"], text="bot")
    return tuple(texts)


def _read_packs(texts: list[str], numbers: Mapping[str, int]) -> tuple[Pack, ...]:
    """Parses the packs of a header and requires their canonical text."""
    packs = []
    for text in texts:
        try:
            pack = parse(text, "pack")
        except BadContent as fault:
            raise BadRecord("record-pack", line=numbers["pack"], why=fault) from fault
        if pack.text != text:
            raise BadRecord("record-header", line=numbers["pack"], text="pack")
        packs.append(pack)
    return tuple(packs)


REQUIRED_KEYS = ("game", "edition", "seats", "version", "content", "chance")
HEADER_KEYS = (*REQUIRED_KEYS, "seed", "commitment", "secret", "former", "knower", "called_off")


def _read_chance(values: Mapping[str, str], nonces: tuple[str, ...]) -> Chance:
    if values["chance"] == FAST:
        return Chance(FAST, seed=_whole(values, "seed", {}))
    if values["chance"] not in KINDS or "secret" not in values:
        raise BadRecord("record-header-missing", name="secret" if values["chance"] in KINDS else "chance")
    chance = Chance(values["chance"], secret=values["secret"], nonces=nonces)
    if values.get("commitment", chance.commitment) != chance.commitment:
        raise BadRecord("record-commitment")
    return chance


def _whole(values: Mapping[str, str], key: str, numbers: Mapping[str, int]) -> int:
    text = values.get(key, "")
    if not text.lstrip("-").isdecimal() or len(text) > 30:
        raise BadRecord("record-number", name=key, text=text[:80], line=numbers.get(key, 1))
    return int(text)


def _read_line(number: int, line: str) -> Line:
    mark, space, text = line.strip().partition(" ")
    if not space or not (mark in ("=", ".", CHAINED) or (mark.isdecimal() and mark.isascii() and len(mark) < 3)):
        raise BadRecord("record-line", line=number, text=line.strip()[:80])
    return Line(number, mark, text)
