"""Why (not)? Full-text search over all choices of the game, with the reason for the highlighted one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static

MOST = 60  # choices in the list


class WhyDialog(ModalScreen[None]):
    """Searches for a choice and explains why it is not offered, or cites the rules behind it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("down", "move(1)", show=False, priority=True),
        Binding("up", "move(-1)", show=False, priority=True),
    ]

    def __init__(
        self,
        title: str,
        note: str,
        start: str,
        choices: Sequence[tuple[str, str]],
        reason: Callable[[str], Awaitable[str]],
    ) -> None:
        super().__init__()
        self.heading = title
        self.note = note
        self.start = start
        self.choices = choices
        self.reason = reason
        self.found: list[str] = []  # ids of the matches

    def compose(self) -> ComposeResult:
        """Builds the search input, the matches and the reason."""
        with Vertical(classes="dialog") as frame:
            frame.border_title = Text(self.heading)
            frame.border_subtitle = Text(self.note)
            yield Input(self.start)
            yield OptionList(markup=False, id="found")
            yield Static(id="reason")

    def on_mount(self) -> None:
        """Starts with the place under the cursor."""
        self._look_for(self.start)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Searches for other words."""
        self._look_for(event.value)

    def _look_for(self, words: str) -> None:
        wanted = words.casefold().split()
        matching = [choice for choice in self.choices if all(word in choice[0].casefold() for word in wanted)][:MOST]
        self.found = [choice for _, choice in matching]
        listed = self.query_one("#found", OptionList)
        listed.clear_options()
        listed.add_options([text for text, _ in matching])
        self.query_one("#reason", Static).update("")
        if matching:
            listed.highlighted = 0

    def action_move(self, step: int) -> None:
        """Moves the highlight while the input keeps the focus."""
        listed = self.query_one("#found", OptionList)
        if self.found:
            listed.highlighted = ((listed.highlighted or 0) + step) % len(self.found)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Shows the reason for the highlighted choice."""
        if event.option_index < len(self.found):
            self._tell(self.found[event.option_index])

    @work(exclusive=True)
    async def _tell(self, choice: str) -> None:
        self.query_one("#reason", Static).update(Text(await self.reason(choice), style="yellow"))
