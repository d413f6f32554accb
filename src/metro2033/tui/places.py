"""Messages about places on the board: the cursor's position and selections."""

from __future__ import annotations

from textual.message import Message


class PlaceMoved(Message):
    """The cursor moved to another place."""

    def __init__(self, place: str) -> None:
        super().__init__()
        self.place = place


class PlacePicked(Message):
    """A place was selected with Enter or a click."""

    def __init__(self, place: str) -> None:
        super().__init__()
        self.place = place
