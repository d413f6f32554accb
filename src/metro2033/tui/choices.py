"""The choices of a question as a list, selected by numbers, arrows and Enter, with costs and gains."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from metro2033.kernel.advice import Odds
from metro2033.kernel.choice import AnyChoice
from metro2033.kernel.outlook import Outlook
from metro2033.table.moment import Moment
from metro2033.text.outlook import say_beside
from metro2033.text.say import Cast, Sayer
from metro2033.wire import OptionView


class ChoiceList(OptionList):
    """The numbered choices. Typing a number moves the highlight; Enter answers."""

    class Pointed(Message):
        """Another choice is highlighted."""

        def __init__(self, option: OptionView) -> None:
            super().__init__()
            self.option = option

    class Taken(Message):
        """A choice was selected."""

        def __init__(self, option: OptionView) -> None:
            super().__init__()
            self.option = option

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id, markup=False)
        self.choices: list[OptionView] = []
        self._typed = ""

    def show(
        self,
        moment: Moment,
        sayer: Sayer,
        cast: Cast,
        odds: Mapping[str, Odds],
        shown: set[str],
        figures: Callable[[AnyChoice], str],
    ) -> None:
        """Lists the choices of a question; keeps the highlight if they are unchanged."""
        choices = (moment.asked.options if moment.asked is not None else None) or []
        same = [choice.id for choice in choices] == [choice.id for choice in self.choices]
        at = self.highlighted if same else None
        self.choices, self._typed = choices, ""
        self.clear_options()
        if moment.asked is None:
            return
        self.add_options(
            Option(describe(number, choice, moment, sayer, cast, odds.get(choice.id), shown, figures(choice)))
            for number, choice in enumerate(choices, 1)
        )
        self.highlighted = at or 0

    @property
    def option(self) -> OptionView | None:
        """The highlighted choice."""
        return self.choices[self.highlighted] if self.highlighted is not None and self.choices else None

    def highlight(self, choices: Sequence[OptionView]) -> None:
        """Highlights the first of the given choices on offer; if one is highlighted already, the next one."""
        found = [at for at, choice in enumerate(self.choices) if choice in choices]
        if found:
            later = [at for at in found if self.highlighted is not None and at > self.highlighted]
            self.highlighted = later[0] if self.highlighted in found and later else found[0]

    def on_key(self, event: events.Key) -> None:
        """Moves the highlight to a typed number."""
        if not (event.character and event.character.isdecimal()):
            self._typed = ""
            return
        event.stop()
        for typed in (self._typed + event.character, event.character):
            if 1 <= int(typed) <= len(self.choices):
                self._typed, self.highlighted = typed, int(typed) - 1
                return

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Posts the highlighted choice."""
        event.stop()
        if event.option_index < len(self.choices):
            self.post_message(self.Pointed(self.choices[event.option_index]))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Posts the selected choice."""
        event.stop()
        if event.option_index < len(self.choices):
            self.post_message(self.Taken(self.choices[event.option_index]))


def describe(
    number: int,
    option: OptionView,
    moment: Moment,
    sayer: Sayer,
    cast: Cast,
    chance: Odds | None,
    shown: set[str],
    figures: str,
) -> Text:
    """Formats a choice: number, printed figures, cost, gain, odds, warning, and its card's text unless already on the screen."""
    outlook, asked = option.outlook or Outlook(), moment.asked.name if moment.asked is not None else ""
    text = Text.assemble((f"{number:>2}  ", "bold"), sayer.choice(option, asked, cast))
    if parts := say_beside(option, outlook, figures, chance, sayer, after_move=moment.after_move):
        text.append(f"  {'; '.join(parts)}", style="cyan")
    if option.caution is not None:
        text.append(f"  ⚠ {sayer.words.say(f'caution-{option.caution.key}', option.caution.args)}", style="yellow")
    if outlook.card and outlook.card not in shown:
        text.append(f"  {sayer.card_text(outlook.card)}", style="dim italic")
    return text
