"""Packs plain values into one large number in mixed radix, and writes numbers with digits and letters.

Every value takes as little room as its range allows: a shuffled deck of fifty cards needs 27 bytes. The result depends on the values
alone, unlike that of a compression library, whose versions differ.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

DIGITS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
NIBBLE: Final = 16
STEP_BITS: Final = 20  # of the hash that stands for the name of a step
MOST: Final = 4096  # entries of a list; nothing in a game is that long
INT, NONE, STEP, TEXT, LIST, INTS, DISTINCT, RECORD = range(8)
KINDS: Final = 8


def write_number(number: int) -> str:
    """Returns a number in digits and letters."""
    digits = ""
    while number:
        number, digit = divmod(number, len(DIGITS))
        digits = DIGITS[digit] + digits
    return digits or DIGITS[0]


def read_number(text: str) -> int:
    """Returns the number that digits and letters stand for."""
    number = 0
    for digit in text:
        number = number * len(DIGITS) + DIGITS.index(digit)
    return number


def step_codes(names: Iterable[str]) -> dict[str, int]:
    """Returns a number for every name of a step, which stays the same when steps are added."""
    codes = {name: int.from_bytes(hashlib.sha256(name.encode()).digest()[:3]) >> (24 - STEP_BITS) for name in names}
    assert len(set(codes.values())) == len(codes), "two steps have the same code; rename one"
    return codes


class Packer:
    """Collects values as digits, each with its base."""

    def __init__(self, steps: Iterable[str], records: Mapping[str, Sequence[str]]) -> None:
        self._steps = step_codes(steps)
        self._records = records
        self._digits: list[tuple[int, int]] = []

    def whole(self) -> int:
        """Returns all digits as one number; the first one is its last."""
        packed = 0
        for digit, base in reversed(self._digits):
            packed = packed * base + digit
        return packed

    def number(self, number: int, base: int) -> None:
        """Adds a number below a known base."""
        assert 0 <= number < base
        self._digits.append((number, base))

    def size(self, number: int) -> None:
        """Adds a number that is not negative and usually small."""
        if number < NIBBLE - 1:
            self.number(number, NIBBLE)
            return
        self.number(NIBBLE - 1, NIBBLE)
        nibbles = (number.bit_length() + 3) // 4
        self.size(nibbles)
        self.number(number, NIBBLE**nibbles)

    def signed(self, number: int) -> None:
        """Adds a number that may be negative."""
        self.size(2 * number if number >= 0 else -2 * number - 1)

    def value(self, name: str, value: Any) -> None:
        """Adds a value of the field with this name: a number, a text, nothing, a list, or a record of such values."""
        kind = self._kind(value)
        self.number(kind, KINDS)
        if kind == INT:
            self.signed(value)
        elif kind == STEP:
            self.number(self._steps[value], 1 << STEP_BITS)
        elif kind == TEXT:
            data = value.encode()
            self.size(len(data))
            self.number(int.from_bytes(data), 256 ** len(data))
        elif kind == LIST:
            self.size(len(value))
            for part in value:
                self.value("", part)
        elif kind in (INTS, DISTINCT):
            self._ints(value, kind == DISTINCT)
        elif kind == RECORD:
            for part in self._records[name]:
                self.value("", value[part])

    def _kind(self, value: Any) -> int:
        if value is None:
            return NONE
        if isinstance(value, int):
            return INT
        if isinstance(value, str):
            return STEP if value in self._steps else TEXT
        if isinstance(value, dict):
            return RECORD
        if not all(type(part) is int for part in value):
            return LIST
        return DISTINCT if len(value) > 2 and len(set(value)) == len(value) else INTS

    def _ints(self, values: list[int], distinct: bool) -> None:
        """Adds the range of some numbers and each of them within it; distinct ones among those that are left."""
        self.size(len(values))
        if not values:
            return
        least, span = min(values), max(values) - min(values)
        self.signed(least)
        self.size(span)
        if not distinct:
            for value in values:
                self.number(value - least, span + 1)
            return
        for place, value in enumerate(values):
            smaller = sum(earlier < value for earlier in values[:place])
            self.number(value - least - smaller, span + 1 - place)


class Unpacker:
    """Takes digits out of a number in the order in which they were added."""

    def __init__(self, packed: int, steps: Iterable[str], records: Mapping[str, Sequence[str]]) -> None:
        self._packed = packed
        self._steps = {code: name for name, code in step_codes(steps).items()}
        self._records = records

    def is_empty(self) -> bool:
        """Returns whether only zeros are left."""
        return self._packed == 0

    def number(self, base: int) -> int:
        """Takes a number below a known base."""
        self._packed, digit = divmod(self._packed, base)
        return digit

    def size(self) -> int:
        """Takes a number that is not negative."""
        digit = self.number(NIBBLE)
        return digit if digit < NIBBLE - 1 else self.number(NIBBLE ** self._length())

    def signed(self) -> int:
        """Takes a number that may be negative."""
        size = self.size()
        return -(size + 1) // 2 if size % 2 else size // 2

    def value(self, name: str) -> Any:
        """Takes a value of the field with this name."""
        kind = self.number(KINDS)
        if kind == INT:
            return self.signed()
        if kind == STEP:
            return self._steps[self.number(1 << STEP_BITS)]
        if kind == TEXT:
            length = self._length()
            return self.number(256**length).to_bytes(length).decode()
        if kind == LIST:
            return [self.value("") for _ in range(self._length())]
        if kind in (INTS, DISTINCT):
            return self._ints(kind == DISTINCT)
        return {part: self.value("") for part in self._records[name]} if kind == RECORD else None

    def _length(self) -> int:
        length = self.size()
        if length > MOST:
            raise ValueError("too long")
        return length

    def _ints(self, distinct: bool) -> list[int]:
        length = self._length()
        if not length:
            return []
        least, span = self.signed(), self.size()
        if not distinct:
            return [least + self.number(span + 1) for _ in range(length)]
        if span + 1 < length or span > MOST:
            raise ValueError("too few numbers")
        left = list(range(least, least + span + 1))
        return [left.pop(self.number(len(left))) for _ in range(length)]
