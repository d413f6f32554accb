"""The header of a record: the game, its rules and chance, the players, and the packs and bots that its replay needs."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.chain import first_link
from metro2033.kernel.chance import FAST, KINDS, Chance
from metro2033.kernel.game import Game
from metro2033.kernel.pack import Pack, parse
from metro2033.kernel.problem import BadContent, BadRecord
from metro2033.kernel.ruleset import Ruleset
from metro2033.kernel.start import Start

BOT_LINE = re.compile(r"(\d{1,2}) (?:-|[0-9a-f]{64}) [A-Za-z][\w.:=-]{0,200}", re.ASCII)
REQUIRED_KEYS = ("game", "edition", "seats", "version", "content", "chance")
HEADER_KEYS = (*REQUIRED_KEYS, "seed", "commitment", "secret", "former", "knower", "called_off")

OptionValue = str | int | bool


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


def genesis(header: Header) -> str:
    """Returns the first link of a game's hash chain, which does not depend on the secret."""
    return first_link(public_lines(header))


def public_lines(header: Header) -> list[str]:
    """Returns the header lines that are public before the secret is revealed."""
    return [line for line in header_lines(header) if not line.startswith("secret: ")]


def write_header(header: Header) -> str:
    """Returns a header as text, without a body."""
    return "\n".join(header_lines(header))


def read_header(text: str) -> Header:
    """Parses a header without a body."""
    return parse_header(text.split("\n"))


def write_value(value: OptionValue) -> str:
    """Returns an option's value as text."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def header_lines(header: Header) -> list[str]:
    """Returns all lines of a header."""
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


def parse_header(lines: list[str]) -> Header:
    """Parses the lines of a header."""
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
