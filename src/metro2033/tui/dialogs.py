"""Dialogs over the table: a text, an input line, a question with a few answers, and the curtain between two people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList, Static


class Reading(ModalScreen[None]):
    """A text to read, closed by any of several keys."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,space,question_mark", "dismiss", show=False)]

    def __init__(self, title: str, body: RenderableType, close: str) -> None:
        super().__init__()
        self.heading = title
        self.body = body
        self.closing = close

    def compose(self) -> ComposeResult:
        """Builds a frame with the scrollable text."""
        with VerticalScroll(classes="dialog") as frame:
            frame.border_title = Text(self.heading)
            frame.border_subtitle = Text(self.closing)
            yield Static(self.body)


class Typing(ModalScreen[str | None]):
    """An input line; Escape cancels."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, title: str, start: str = "", note: str = "", most: int = 300) -> None:
        super().__init__()
        self.heading = title
        self.start = start
        self.note = note
        self.most = most

    def compose(self) -> ComposeResult:
        """Builds a frame with the input line."""
        with Vertical(classes="dialog small") as frame:
            frame.border_title = Text(self.heading)
            yield Static(Text(self.note))
            yield Input(self.start, max_length=self.most)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Returns the typed text."""
        self.dismiss(event.value.strip())


class Deciding(ModalScreen[int | None]):
    """A question with a few answers; Escape cancels."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, title: str, answers: Sequence[str]) -> None:
        super().__init__()
        self.heading = title
        self.answers = answers

    def compose(self) -> ComposeResult:
        """Builds a frame with the answers."""
        with Vertical(classes="dialog small") as frame:
            frame.border_title = Text(self.heading)
            yield OptionList(*self.answers, markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Returns the index of the answer."""
        self.dismiss(event.option_index)


class Curtain(Screen[None]):
    """Hides everything until the next person is at the keyboard: an opaque screen, not a modal dialog."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", show=False)]

    def __init__(self, sentence: str) -> None:
        super().__init__()
        self.sentence = sentence

    def compose(self) -> ComposeResult:
        """Builds one sentence on an empty screen."""
        yield Static(Text(self.sentence, justify="center"), id="curtain")
