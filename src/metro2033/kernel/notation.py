"""Positions as one line of text, as FEN is for chess: safe in URLs and chats, versioned, and the same text for the same position.

    metro1.GAME.EDITION.3p.round4.seat1.choose-army-action.4fKq…

The parts in front are for people; the last one has the whole state as one large number in mixed radix, and a check sum of the line.
The text of a seat is the text of the world in which everything that the seat cannot know is dealt in one fixed way, so it depends only
on what the seat knows. docs/position.md describes the format.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from metro2033.kernel.agenda import NOBODY, ask_again
from metro2033.kernel.header import write_value
from metro2033.kernel.packing import Packer, Unpacker, read_number, write_number
from metro2033.kernel.problem import BadPosition, BadSave
from metro2033.kernel.record import FindRules
from metro2033.kernel.ruleset import Ruleset

FIRST: Final = "metro1"
WHOLE: Final = "whole"
LONGEST: Final = 4000  # characters; positions take some 300
CANONICAL_DEAL: Final = 0  # the seed of the deal that stands for everything a seat cannot know
FORM: Final = re.compile(
    r"(?P<head>metro(?P<version>\d{1,4})\.(?P<game>[a-z0-9_-]+)\.(?P<edition>[a-z0-9_-]+)(?P<options>(?:\.[a-z0-9-]+=[a-z0-9-]+)*)"
    r"\.(?P<seats>\d)p\.round(?P<round>\d+)\.(?P<knower>whole|seat\d)\.(?P<question>[a-z0-9-]+))\.(?P<state>[0-9A-Za-z]+)"
)
PACKS: Final = "packs"  # stands among the options if the game has content packs
# What asking the open question again restores.
ASKED_AGAIN: Final = frozenset({"options", "then", "then_a", "then_b"})
CHECK_DIGITS: Final = 4


@dataclass(frozen=True)
class Placed:
    """A position read from its text: its rules, its state, and the seat whose knowledge it holds (None: everything)."""

    rules: Ruleset
    state: Any
    knower: int | None


def is_position(text: str) -> bool:
    """Returns whether a text looks like a position of any version."""
    return re.match(r"\s*metro\d{1,4}\.", text) is not None


def write(rules: Ruleset, s: Any, seat: int | None = None) -> str:
    """Returns the text of a whole position, or of everything that one seat knows of it."""
    if seat is not None:
        s = rules.determinise(s, seat, CANONICAL_DEAL)
    head = head_of(s, rules, seat)
    state = write_number(_Form(rules).pack(s))
    return f"{head}.{state}{_check_sum(head, state)}"


def head_of(s: Any, rules: Ruleset, seat: int | None = None) -> str:
    """Returns the part of a position's text that people can read."""
    seats = len(rules.standing(s).points)
    question = "over" if s.asked == NOBODY else _hyphened(s.asked_by[0].__name__)
    options = [f"{_hyphened(name)}={_hyphened(write_value(rules.options[name]))}" for name in sorted(rules.options)]
    if rules.packs:
        options.append(f"{PACKS}={rules.content_hash[:8]}")
    knower = WHOLE if seat is None else f"seat{seat + 1}"
    round_ = f"round{rules.round(s)}"
    return ".".join([FIRST, rules.game, rules.edition, *options, f"{seats}p", round_, knower, question])


def read(text: str, find_rules: FindRules) -> Placed:
    """Returns the position of a text; refuses one of another version, with a mistake in it, or that cannot occur."""
    text = "".join(text.split())  # messengers and terminals wrap long lines
    found = FORM.fullmatch(text) if len(text) <= LONGEST else None
    if found is None:
        raise BadPosition("position-unreadable")
    if found["version"] != FIRST.removeprefix("metro"):
        raise BadPosition("position-version", version=found["version"], known=FIRST.removeprefix("metro"))
    state, check = found["state"][:-CHECK_DIGITS], found["state"][-CHECK_DIGITS:]
    if not state or _check_sum(found["head"], state) != check:
        raise BadPosition("position-copied-wrongly")
    options, packs = _read_options(found["options"])
    rules = find_rules(found["game"], found["edition"], options, ())
    if packs != (rules.content_hash[:8] if rules.packs else ""):
        raise BadPosition("position-packs")
    s = _Form(rules).unpack(read_number(state))
    knower = None if found["knower"] == WHOLE else int(found["knower"].removeprefix("seat")) - 1
    if len(rules.standing(s).points) != int(found["seats"]) or (knower is not None and knower >= int(found["seats"])):
        raise BadPosition("position-impossible")
    return Placed(rules, s, knower)


def _hyphened(name: str) -> str:
    """Returns a name without underscores, which chats take for italics."""
    return name.replace("_", "-")


def _read_options(text: str) -> tuple[Mapping[str, str], str]:
    """Returns the options of a text, and the fingerprint of its content packs."""
    pairs = dict(pair.split("=") for pair in text.split(".")[1:])
    packs = pairs.pop(PACKS, "")
    return {name.replace("-", "_"): _value(value) for name, value in pairs.items()}, packs


def _value(text: str) -> str:
    return text if re.fullmatch(r"-?\d+", text) else text.replace("-", "_")


def _check_sum(head: str, state: str) -> str:
    """Returns the last digits of the text, which find mistakes of copying."""
    number = int.from_bytes(hashlib.sha256(f"{head}.{state}".encode()).digest()[:8])
    return write_number(number).zfill(CHECK_DIGITS)[-CHECK_DIGITS:]


class _Form:
    """How the states of a ruleset are packed: which fields in which order, and which steps and ids their numbers stand for."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        saver = rules.saver
        later = saver.later.get(saver.state, {})
        names = [name for name in (*saver.plain, "agenda", "asked_by", "key", "then") if name not in saver.derived]
        # Fields that were added later come last: a text without them is read with their defaults.
        self.names = [*(name for name in names if name not in later), *(name for name in names if name in later)]
        self.later = later
        assert not any(later.values()), "a later field that is missing is read as zero"
        self.records = saver.record_fields()
        fixed = [name for name in self.names if name not in later]
        self.fingerprint = hashlib.sha256(msgspec.json.encode([rules.numbered(), fixed, self.records])).digest()[:3]

    def pack(self, s: Any) -> int:
        """Returns a state as a number."""
        fields = self.rules.saver.whole(s)
        out = Packer(self.rules.steps.by_name, self.records)
        out.number(int.from_bytes(self.fingerprint), 1 << 24)
        out.number(fields["asked"] == NOBODY, 2)
        for name in self.names:
            if name not in ASKED_AGAIN or fields["asked"] == NOBODY:
                out.value(name, fields[name])
        return out.whole()

    def unpack(self, packed: int) -> Any:
        """Returns the state that a number stands for, after checking that it can occur."""
        source = Unpacker(packed, self.rules.steps.by_name, self.records)
        if source.number(1 << 24) != int.from_bytes(self.fingerprint):
            raise BadPosition("position-other-content")
        over = source.number(2) == 1
        saver = self.rules.saver
        try:
            fields: dict[str, Any] = {"options": [], "then_a": 0, "then_b": 0}
            for name in self.names:
                if (name not in ASKED_AGAIN or over) and (name not in self.later or not source.is_empty()):
                    fields[name] = source.value(name)
            fields.setdefault("then", fields["asked_by"][0])
            for name, derive in saver.derived.items():
                fields[name] = derive(fields)
            if not source.is_empty() or over != (fields["asked"] == NOBODY):
                raise BadPosition("position-impossible")
            return saver.load(msgspec.json.encode(fields), self.rules.attach, self._ask_and_check)
        except (
            BadSave,
            ArithmeticError,
            AssertionError,
            AttributeError,
            LookupError,
            RecursionError,
            TypeError,
            ValueError,
        ):
            raise BadPosition("position-impossible") from None

    def _ask_and_check(self, s: Any) -> None:
        asked, sealed = s.asked, s.sealed
        ask_again(s)
        assert (s.asked, s.sealed) == (asked, sealed)
        self.rules.check(s)
