"""The layout of an observation: fields with a place, a length, a greatest value and a meaning, as data that documents itself."""

from __future__ import annotations

import hashlib
from typing import Final

MOST_BYTE: Final = 255


class Field:
    """A run of bytes; a field of a block repeats at every seat, or at both sides of a battle, one stride further on."""

    def __init__(self, name: str, offset: int, length: int, most: int, meaning: str) -> None:
        self.name = name
        self.offset = offset
        self.length = length
        self.most = most
        self.meaning = meaning
        self.repeats = 1
        self.stride = 0


class Layout:
    """Fields one after the other; what is added between `open_block` and `close_block` is repeated as a whole."""

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.length = 0
        self._block_field = 0
        self._block_offset = 0

    def add(self, name: str, length: int, most: int, meaning: str) -> None:
        """Append a field."""
        self.fields.append(Field(name, self.length, length, most, meaning))
        self.length += length

    def open_block(self) -> None:
        """Begin a block of fields that will be repeated."""
        self._block_field = len(self.fields)
        self._block_offset = self.length

    def close_block(self, repeats: int) -> int:
        """Repeat the fields since `open_block` and return the stride from one appearance to the next."""
        stride = self.length - self._block_offset
        for field in self.fields[self._block_field :]:
            field.repeats = repeats
            field.stride = stride
        self.length = self._block_offset + repeats * stride
        return stride

    def most(self) -> list[int]:
        """The greatest value of every byte; dividing by it scales an observation to 0..1."""
        values = [1] * self.length
        for field in self.fields:
            for time in range(field.repeats):
                start = field.offset + time * field.stride
                values[start : start + field.length] = [field.most] * field.length
        return values

    def find(self, name: str) -> Field:
        """The field of that name."""
        for field in self.fields:
            if field.name == name:
                return field
        raise ValueError(f"no field is called {name!r}")

    def table(self) -> str:
        """The fields as a table in Markdown, as the documentation prints it."""
        lines = ["| field | offset | length | most | meaning |", "|---|---:|---:|---:|---|"]
        for field in self.fields:
            place = f"{field.offset} + {field.stride}·i" if field.repeats > 1 else str(field.offset)
            lines.append(f"| `{field.name}` | {place} | {field.length} | {field.most} | {field.meaning} |")
        return "\n".join(lines)

    def digest(self) -> str:
        """A fingerprint of the layout: it may only change together with the version in the environment's id."""
        return hashlib.sha256(self.table().encode()).hexdigest()[:16]
