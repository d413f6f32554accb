"""The public interface of `import metro2033`: games with texts and files.

Rules and texts are imported on first use, so that importing the package stays light.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Literal, overload

from metro2033.files import read_text, write_text
from metro2033.kernel import game as kernel
from metro2033.kernel import notation, record
from metro2033.kernel.chance import Chance
from metro2033.kernel.choice import Choice
from metro2033.kernel.event import Event, Told
from metro2033.kernel.header import header_of
from metro2033.kernel.pack import Pack
from metro2033.kernel.problem import BadOption, BadRecord, IllegalChoice, Problem
from metro2033.kernel.prompt import Prompt
from metro2033.kernel.ruleset import Result

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # type checkers know it without an installation

    from metro2033.games.board.view_types import BoardView
    from metro2033.games.breakthrough.view_types import BreakthroughView
    from metro2033.svg import Svg

    View = TypeVar("View", default=Any)  # `Game` alone is a game with any view
else:
    from typing import TypeVar

    View = TypeVar("View")


class Game(kernel.Game, Generic[View]):
    """One game: `ask` returns the open question, `answer` answers it and returns the events, `say` renders them as sentences.

    Type checkers know what `view` returns: `new("board")` is a `Game[BoardView]`. `copy()` returns an independent copy, and games can be pickled. `save(path)` writes the record, `load(path)` reads it.
    Notebooks display the table from a spectator's view.
    """

    _begun_at: str = ""  # the text of the position from which the game was loaded

    def __repr__(self) -> str:
        rules = self.rules
        return f"Game({rules.game}, {rules.edition}, seats={self.seats}, answers={len(self.answers)})"

    def ask(self) -> Prompt:
        """Returns the open question; raises `IllegalChoice` when the game is over."""
        prompt = self.prompt
        if prompt is None:
            raise IllegalChoice("game-over")
        return prompt

    def standing(self) -> Result:
        """Returns the result if the game stopped now; `winner` is None until the game is over."""
        return self.rules.standing(self.state)

    def view(self, seat: int | None) -> View:
        """Returns the view of a seat, or of a spectator for None."""
        seen: View = super().view(seat)
        return seen

    def say(self, said: Event | Told | Choice | Problem, language: str = "en", seat: int | None = None) -> str:
        """Renders an event, a choice or a refusal as a sentence in English (`en`), German (`de`), Polish (`pl`) or Russian (`ru`).

        Events are rendered as visible to `seat`, by default to a spectator.
        """
        from metro2033.text.say import Sayer, cast_of
        from metro2033.text.words import words_of

        sayer = Sayer(words_of(language, self.rules))
        cast = cast_of(self)
        if isinstance(said, Choice):
            return sayer.choice(said, self.prompt.name if self.prompt else "", cast)
        if isinstance(said, Problem):
            return sayer.problem(said)
        return sayer.event(self.rules.tell(said, seat) if isinstance(said, Event) else said, cast)

    def position(self, seat: int | None = None) -> str:
        """Returns the position as one line of text: the whole table, or everything that one seat knows of it.

        `load` reads it again. Secret answers that wait for other seats belong to no position.
        """
        if seat is not None and not 0 <= seat < self.seats:
            raise BadOption("option-place", given=seat, last=self.seats - 1)
        return notation.write(self.rules, self.state if seat is None else self.state_for(seat), seat)

    def svg(self, seat: int | None = None, language: str = "en", *, theme: str = "dark") -> Svg:
        """Draws the table as visible to a seat, by default to a spectator; in the theme `dark` or `light`."""
        from metro2033.svg import draw

        return draw(self.rules, self.view(seat), language, theme=theme)

    def _repr_svg_(self) -> str:
        return self.svg()

    def record(self, players: tuple[str, ...] = ()) -> str:
        """Returns the record of the game so far, as text; `players` are names by seat, for readers."""
        from metro2033 import __version__

        if self._begun_at:
            raise BadRecord("position-no-record")
        return record.write(self, header_of(self, __version__, players))

    def save(self, path: str | Path, players: tuple[str, ...] = ()) -> None:
        """Writes the record of the game so far to a file."""
        write_text(Path(path), self.record(players))


@overload
def new(
    game: Literal["board"] = "board",
    *,
    seats: int = 4,
    edition: str = "",
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    chance: Chance | None = None,
    packs: Sequence[str | Path | Pack] = (),
) -> Game[BoardView]: ...
@overload
def new(
    game: Literal["breakthrough"],
    *,
    seats: int = 4,
    edition: str = "",
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    chance: Chance | None = None,
    packs: Sequence[str | Path | Pack] = (),
) -> Game[BreakthroughView]: ...
@overload
def new(
    game: str,
    *,
    seats: int = 4,
    edition: str = "",
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    chance: Chance | None = None,
    packs: Sequence[str | Path | Pack] = (),
) -> Game[Any]: ...
def new(
    game: str = "board",
    *,
    seats: int = 4,
    edition: str = "",
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    chance: Chance | None = None,
    packs: Sequence[str | Path | Pack] = (),
) -> Game[Any]:
    """Starts a game: `board` (2 to 6 seats) or `breakthrough` (2 to 5), in an edition, with options as text and content packs.

    The luck derives from `seed`, or from `chance` if given.
    """
    from metro2033.games import find_rules

    _find_words()
    return Game.new(find_rules(game, edition, options or {}, packs), seats, chance or Chance(seed=seed))


def load(path: str | Path, *, packs: Sequence[str | Path | Pack] = ()) -> Game[Any]:
    """Loads a game from a record (saved games are records too), checking every answer and digest, or from the text of a position.

    A game that is loaded from what one seat knows continues in a world that agrees with it.
    """
    from metro2033.games import finder

    _find_words()
    if isinstance(path, str) and notation.is_position(path):
        return _load_position(path, packs)
    text = read_text(Path(path))
    if not text.startswith(record.FIRST_LINE):
        raise BadRecord("file-no-game", file=str(path))
    played = record.replay(record.read(text), finder(packs))
    game: Game[Any] = Game(played.rules, played.state, played.chance, played.seats)
    vars(game).update(vars(played))
    return game


def _load_position(text: str, packs: Sequence[str | Path | Pack]) -> Game[Any]:
    from metro2033.games import finder

    placed = notation.read(text, finder(packs))
    seats = len(placed.rules.standing(placed.state).points)
    game: Game[Any] = Game(placed.rules, placed.state, Chance(), seats)
    game._begun_at = text
    return game


def _find_words() -> None:
    """Registers the texts of problems, so that their `str` is a sentence."""
    from metro2033.text import say  # noqa: F401
