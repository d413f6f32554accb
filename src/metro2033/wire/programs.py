"""The bot protocol: JSON lines between a host and a bot in a separate program. docs/bot-protocol.md explains it."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Raw, Struct

from metro2033.kernel.outlook import Progress
from metro2033.wire.messages import QuestionView, ResultView

BOT_PROTOCOL: Final = 1

Short = Annotated[str, Meta(max_length=80)]
Line = Annotated[str, Meta(max_length=300)]
Chance = Annotated[float, Meta(ge=0.0, le=1.0)]
Value = int | bool | Line


class ToBot(Struct, frozen=True, tag_field="type", kw_only=True):
    """A line from the host to the program."""


class HostHello(ToBot, frozen=True, tag="hello"):
    """The first line: the newest protocol version that the host supports, and the host's own version."""

    protocol: int
    host: str


class SetOptions(ToBot, frozen=True, tag="options"):
    """The options set by the user, by name; omitted ones keep their defaults."""

    options: dict[str, Value]


class NewGame(ToBot, frozen=True, tag="new_game"):
    """A game starts, or the program joins a running one: rules, number of seats, the program's seat, and a seed for its own randomness."""

    game: str
    edition: str
    options: dict[str, str]  # the flags and rulings that differ from the edition
    content: str  # fingerprint of the cards
    seats: int
    seat: int
    seed: int


class Ask(ToBot, frozen=True, tag="question"):
    """A question: the choices by text id, then everything the seat may know. The answer must arrive within `ms` milliseconds."""

    id: int
    ms: int
    choices: list[str]
    question: QuestionView  # the same choices with their costs and gains
    progress: list[Progress]
    view: Raw


class GameOver(ToBot, frozen=True, tag="game_over"):
    """The game is over; without a result, it was stopped or continues without the program."""

    result: ResultView | None


class Quit(ToBot, frozen=True, tag="quit"):
    """The last line: the program should exit."""


class BotOption(Struct, frozen=True):
    """An option that users may set: integers have limits, texts may have a list of values."""

    name: Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z][A-Za-z0-9_-]*$")]
    kind: Literal["integer", "boolean", "text"]
    default: Value
    least: int | None = None
    most: int | None = None
    values: list[Short] = []


class FromBot(Struct, frozen=True, tag_field="type", kw_only=True):
    """A line from the program to the host."""


class BotHello(FromBot, frozen=True, tag="hello"):
    """The reply to the host's hello: the protocol version to use, name and author, the games it plays (empty: all) and its options."""

    protocol: int
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    author: Short = ""
    version: Short = ""
    games: list[Short] = []
    options: Annotated[list[BotOption], Meta(max_length=40)] = []


class BotAnswer(FromBot, frozen=True, tag="answer"):
    """The answer to a question: the index of a choice, starting at 0, or its text id; optionally the winning chance and a comment."""

    id: int
    choice: int | Annotated[str, Meta(max_length=200)]
    chance: Chance | None = None
    comment: Line = ""


AnyToBot = HostHello | SetOptions | NewGame | Ask | GameOver | Quit
AnyFromBot = BotHello | BotAnswer
