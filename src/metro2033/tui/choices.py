"""The choices of a question as a list: numbers, arrows and Enter; each with what it costs and brings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from metro2033.kernel.advice import Odds
from metro2033.kernel.choice import Choice
from metro2033.table.moment import Asked, Offer
from metro2033.text.outlook import say_odds, say_outlook
from metro2033.text.say import Cast, Sayer


class ChoiceList(OptionList):
    """The numbered choices. Typing a number moves the highlight there; Enter answers."""

    class Pointed(Message):
        """Another choice is highlighted."""

        def __init__(self, offer: Offer) -> None:
            super().__init__()
            self.offer = offer

    class Taken(Message):
        """A choice was made."""

        def __init__(self, offer: Offer) -> None:
            super().__init__()
            self.offer = offer

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id, markup=False)
        self.offers: tuple[Offer, ...] = ()
        self._typed = ""

    def show(
        self,
        asked: Asked | None,
        sayer: Sayer,
        cast: Cast,
        odds: Mapping[str, Odds],
        shown: set[str],
        figures: Callable[[Choice], str],
    ) -> None:
        """List the choices of a question; the highlight stays where it was if they are the same."""
        offers = asked.offers if asked is not None else ()
        same = [one.choice for one in offers] == [one.choice for one in self.offers]
        at = self.highlighted if same else None
        self.offers, self._typed = offers, ""
        self.clear_options()
        if asked is None:
            return
        self.add_options(
            Option(describe(number, offer, asked, sayer, cast, odds.get(offer.choice.id), shown, figures(offer.choice)))
            for number, offer in enumerate(offers, 1)
        )
        self.highlighted = at or 0

    @property
    def offer(self) -> Offer | None:
        """The highlighted choice."""
        return self.offers[self.highlighted] if self.highlighted is not None and self.offers else None

    def highlight(self, choices: Sequence[Choice]) -> None:
        """Highlight the first of some choices that is offered; the one after it, if that is highlighted already."""
        found = [at for at, offer in enumerate(self.offers) if offer.choice in choices]
        if found:
            later = [at for at in found if self.highlighted is not None and at > self.highlighted]
            self.highlighted = later[0] if self.highlighted in found and later else found[0]

    def on_key(self, event: events.Key) -> None:
        """Numbers move the highlight."""
        if not (event.character and event.character.isdecimal()):
            self._typed = ""
            return
        event.stop()
        for typed in (self._typed + event.character, event.character):
            if 1 <= int(typed) <= len(self.offers):
                self._typed, self.highlighted = typed, int(typed) - 1
                return

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell which choice is highlighted now."""
        event.stop()
        if event.option_index < len(self.offers):
            self.post_message(self.Pointed(self.offers[event.option_index]))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Tell which choice was made."""
        event.stop()
        if event.option_index < len(self.offers):
            self.post_message(self.Taken(self.offers[event.option_index]))


def describe(
    number: int,
    offer: Offer,
    asked: Asked,
    sayer: Sayer,
    cast: Cast,
    chance: Odds | None,
    shown: set[str],
    figures: str,
) -> Text:
    """A choice with its number, printed figures, cost, gain, odds and warning; and the text of its card, unless that is on the screen anyway."""
    text = Text.assemble((f"{number:>2} ", "bold"), sayer.choice(offer.choice, asked.name, cast))
    parts = [*([figures] if figures else []), *say_outlook(offer.outlook, offer.choice, sayer)]
    if chance is not None:
        parts.append(say_odds(chance, sayer, after_move=asked.after_move))
    if parts:
        text.append(f"  {'; '.join(parts)}", style="cyan")
    if offer.caution is not None:
        text.append(f"  ⚠ {sayer.words.say(f'caution-{offer.caution.key}', offer.caution.args)}", style="yellow")
    if offer.outlook.card and offer.outlook.card not in shown:
        text.append(f"  {sayer.card_text(offer.outlook.card)}", style="dim italic")
    return text
