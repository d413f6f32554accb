"""The layout of an observation: self-documenting fields with an offset, a length, a maximum and a meaning."""

from __future__ import annotations

import hashlib
from typing import Final

MOST_BYTE: Final = 255


class Field:
    """A range of bytes; a field of a block repeats for every seat, or both sides of a battle, at a fixed stride."""

    def __init__(self, name: str, offset: int, length: int, most: int, meaning: str) -> None:
        self.name = name
        self.offset = offset
        self.length = length
        self.most = most
        self.meaning = meaning
        self.repeats = 1
        self.stride = 0


class Layout:
    """Consecutive fields; those added between `open_block` and `close_block` are repeated as a block."""

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.length = 0
        self._block_field = 0
        self._block_offset = 0

    def add(self, name: str, length: int, most: int, meaning: str) -> None:
        """Appends a field."""
        self.fields.append(Field(name, self.length, length, most, meaning))
        self.length += length

    def open_block(self) -> None:
        """Starts a block of repeated fields."""
        self._block_field = len(self.fields)
        self._block_offset = self.length

    def close_block(self, repeats: int) -> int:
        """Repeats the fields since `open_block`; returns the stride of the block."""
        stride = self.length - self._block_offset
        for field in self.fields[self._block_field :]:
            field.repeats = repeats
            field.stride = stride
        self.length = self._block_offset + repeats * stride
        return stride

    def most(self) -> list[int]:
        """Returns the maximum of every byte; dividing by it scales an observation to 0..1."""
        values = [1] * self.length
        for field in self.fields:
            for time in range(field.repeats):
                start = field.offset + time * field.stride
                values[start : start + field.length] = [field.most] * field.length
        return values

    def find(self, name: str) -> Field:
        """Returns the field with a name."""
        for field in self.fields:
            if field.name == name:
                return field
        raise ValueError(f"no field is called {name!r}")

    def table(self) -> str:
        """Returns the fields as a Markdown table, as printed in the documentation."""
        lines = ["| field | offset | length | most | meaning |", "|---|---:|---:|---:|---|"]
        for field in self.fields:
            place = f"{field.offset} + {field.stride}·i" if field.repeats > 1 else str(field.offset)
            lines.append(f"| `{field.name}` | {place} | {field.length} | {field.most} | {field.meaning} |")
        return "\n".join(lines)

    def digest(self) -> str:
        """Returns the fingerprint of the layout; it may only change together with the version in the environment's id."""
        return hashlib.sha256(self.table().encode()).hexdigest()[:16]
