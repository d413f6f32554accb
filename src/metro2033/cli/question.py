"""A question in the terminal: its numbered choices, each with what it costs and brings, its odds, and how far missions are."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from metro2033.bots.odds import Odds, come_after_a_move, odds
from metro2033.cli.screens import Screen
from metro2033.kernel.choice import Choice
from metro2033.kernel.game import Game
from metro2033.kernel.outlook import Outlook
from metro2033.kernel.prompt import Prompt
from metro2033.text.outlook import say_odds, say_outlook
from metro2033.text.say import Sayer, cast_of

SEED = 2033  # of the odds: whoever asks again gets the same
SAMPLES = 1500  # for all choices of a question together; the error is about 5 points with ten battles


class Asker:
    """Shows the questions of one game in one language."""

    def __init__(self, game: Game, screen: Screen, sayer: Sayer, *, with_odds: bool = True) -> None:
        self.with_odds = with_odds
        self.game = game
        self.screen = screen
        self.sayer = sayer

    def question(self, prompt: Prompt) -> RenderableType:
        """The sentence and the choices."""
        view = self.game.view(prompt.seat)
        cast = cast_of(self.game)
        asked = self.sayer.prompt(prompt.name, self.screen.about(view), cast)
        name = self.sayer.seat(prompt.seat, cast)
        return Group(Text(f"{name}: {asked}", style="bold"), self._choices(prompt, self.screen.texts_shown(view)))

    def _choices(self, prompt: Prompt, shown: set[str]) -> Table:
        rules, state, cast = self.game.rules, self.game.state, cast_of(self.game)
        outlook = rules.outlook(state)
        known = odds(rules, state, prompt.seat, SEED, SAMPLES) if self.with_odds else []
        chances = {one.choice: one for one in known}
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", min_width=4)
        table.add_column()
        for number, choice in enumerate(prompt.options, 1):
            text = Text(self.sayer.choice(choice, prompt.name, cast))
            told = outlook.get(choice.code, Outlook())
            parts = self._parts(prompt, choice, told, chances.get(choice.id))
            if parts:
                text.append(f"  {'; '.join(parts)}", style="dim")
            if told.card and told.card not in shown:
                text.append(f"  {self.sayer.card_text(told.card)}", style="dim italic")
            table.add_row(str(number), text)
        return table

    def _parts(self, prompt: Prompt, choice: Choice, told: Outlook, chance: Odds | None) -> list[str]:
        figures = self.screen.figures(choice)
        parts = [*([figures] if figures else []), *say_outlook(told, choice, self.sayer)]
        if chance is not None:
            parts.append(say_odds(chance, self.sayer, after_move=come_after_a_move(self.game.rules, self.game.state)))
        return parts
