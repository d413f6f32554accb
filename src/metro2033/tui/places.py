"""What a widget tells about places on the board: where the cursor is, and what was chosen."""

from __future__ import annotations

from textual.message import Message


class PlaceMoved(Message):
    """The cursor stands on another place."""

    def __init__(self, place: str) -> None:
        super().__init__()
        self.place = place


class PlacePicked(Message):
    """A place was chosen, with Enter or a click."""

    def __init__(self, place: str) -> None:
        super().__init__()
        self.place = place
