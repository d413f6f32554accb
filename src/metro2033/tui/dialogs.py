"""Dialogs over the table: a text to read, a line to type, a question with a few answers, and the curtain between two people."""

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
    """Something to read; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,space,question_mark", "dismiss", show=False)]

    def __init__(self, title: str, body: RenderableType, close: str) -> None:
        super().__init__()
        self.heading = title
        self.body = body
        self.closing = close

    def compose(self) -> ComposeResult:
        """A frame with the text, which scrolls."""
        with VerticalScroll(classes="dialog") as frame:
            frame.border_title = Text(self.heading)
            frame.border_subtitle = Text(self.closing)
            yield Static(self.body)


class Typing(ModalScreen[str | None]):
    """A line to type; Escape gives it up."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, title: str, start: str = "", note: str = "", most: int = 300) -> None:
        super().__init__()
        self.heading = title
        self.start = start
        self.note = note
        self.most = most

    def compose(self) -> ComposeResult:
        """A frame with the line."""
        with Vertical(classes="dialog small") as frame:
            frame.border_title = Text(self.heading)
            yield Static(Text(self.note))
            yield Input(self.start, max_length=self.most)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Hand over what was typed."""
        self.dismiss(event.value.strip())


class Deciding(ModalScreen[int | None]):
    """A question with a few answers; Escape decides nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, title: str, answers: Sequence[str]) -> None:
        super().__init__()
        self.heading = title
        self.answers = answers

    def compose(self) -> ComposeResult:
        """A frame with the answers."""
        with Vertical(classes="dialog small") as frame:
            frame.border_title = Text(self.heading)
            yield OptionList(*self.answers, markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Hand over the number of the answer."""
        self.dismiss(event.option_index)


class Curtain(Screen[None]):
    """Hides everything until the next person sits at the keyboard: a screen of its own, through which nothing shows."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", show=False)]

    def __init__(self, sentence: str) -> None:
        super().__init__()
        self.sentence = sentence

    def compose(self) -> ComposeResult:
        """One sentence on an empty screen."""
        yield Static(Text(self.sentence, justify="center"), id="curtain")
