"""A question in the terminal: numbered choices, each with costs, gains, odds and mission progress."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from metro2033.cli.screens import Screen
from metro2033.kernel.outlook import Outlook
from metro2033.kernel.problem import BadOption
from metro2033.kernel.prompt import Prompt
from metro2033.table.local_play import LocalPlay
from metro2033.table.moment import Moment
from metro2033.text.outlook import say_beside
from metro2033.text.say import Sayer


class Asker:
    """Renders the questions of one game in one language."""

    def __init__(self, play: LocalPlay, screen: Screen, sayer: Sayer) -> None:
        self.play = play
        self.screen = screen
        self.sayer = sayer

    def question(self, moment: Moment) -> RenderableType | None:
        """Returns the sentence and the choices of the question that is open at the keyboard, if there is one."""
        if moment.asked is None:
            return None
        cast = self.play.cast
        asked = self.sayer.prompt(moment.asked.name, self.screen.about(moment.view), cast)
        name = self.sayer.seat(moment.asked.seat, cast)
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", min_width=4)
        table.add_column()
        chances = {odds.choice: odds for odds in self.play.odds(self.play.position())}
        shown = self.screen.texts_shown(moment.view)
        for number, option in enumerate(moment.asked.options or (), 1):
            text = Text(self.sayer.choice(option, moment.asked.name, cast))
            outlook = option.outlook or Outlook()
            figures, chance = self.screen.figures(option), chances.get(option.id)
            if parts := say_beside(option, outlook, figures, chance, self.sayer, after_move=moment.after_move):
                text.append(f"  {'; '.join(parts)}", style="dim")
            if outlook.card and outlook.card not in shown:
                text.append(f"  {self.sayer.card_text(outlook.card)}", style="dim italic")
            table.add_row(str(number), text)
        return Group(Text(f"{name}: {asked}", style="bold"), table)


def numbered(prompt: Prompt, word: str) -> str:
    """Returns the choice with a given number in the list."""
    if not 1 <= int(word) <= len(prompt.options):
        raise BadOption("play-number", most=len(prompt.options))
    return prompt.options[int(word) - 1].id
