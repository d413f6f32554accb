"""Tables of the card game that remember their events, and short ways to look at them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from metro2033.games.breakthrough.view_types import BreakthroughView, SeatView
from metro2033.kernel.choice import Choice
from metro2033.kernel.event import Event
from metro2033.kernel.game import Game
from metro2033.kernel.scenario import pass_by
from tests.breakthrough.printed import CARAVANS, COPIES, HEROES, RESOURCES, STATIONS, THREATS, protection_of
from tests.breakthrough.table import lay, seat

# A hand of resources without protection, and a market of such.
PLAIN = ["bandages", "first_aid_kit", "books", "shotgun", "body_armour"]
MARKET = ["tinned_stew", "buckshot", "uniform"]


class Watched(Game):
    """A game that remembers everything it has told."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.rules, game.state, game.chance, game.seats)
        self.events: list[Event] = []

    def answer(self, seat: int, choice: Choice | str) -> list[Event]:
        """Answers as usual and keeps the events."""
        events = super().answer(seat, choice)
        self.events += events
        return events

    def told(self, name: str, reader: int | None = None) -> list[dict[str, str | int]]:
        """Returns the fields of everything told so far under a name, as a seat (or a spectator) hears it."""
        heard = [self.rules.tell(event, reader) for event in self.events]
        return [event.fields for event in heard if event.event == name]

    def details(self, name: str) -> list[str]:
        """Returns the published terms of everything told under a name."""
        heard = [self.rules.tell(event, None) for event in self.events]
        return [source for event in heard if event.event == name for source, _ in event.details]

    def order(self, *names: str) -> list[str]:
        """Returns the named events in the order in which they happened."""
        heard = [self.rules.tell(event, None).event for event in self.events]
        return [name for name in heard if name in names]

    @property
    def table(self) -> BreakthroughView:
        """The whole table with nothing hidden."""
        view = self.rules.describe(self.state)
        assert isinstance(view, BreakthroughView)
        return view

    def seat(self, number: int) -> SeatView:
        """Returns one player's side of the table."""
        return self.table.seats[number]

    def tokens(self, number: int) -> tuple[int, int]:
        """Returns a player's tokens above and below the faction card."""
        return self.seat(number).up, self.seat(number).down

    def stations(self, number: int) -> dict[str, int]:
        """Returns a player's stations with the tokens on them."""
        return {station.card: station.tokens for station in self.seat(number).stations}

    @property
    def asks(self) -> tuple[int, str]:
        """Who is asked, and by which question."""
        assert self.prompt is not None
        return self.prompt.seat, self.prompt.name


def watch(*seats: dict[str, Any], **position: Any) -> Watched:
    """Returns a laid position that remembers its events; by default, the market is plain."""
    return Watched(lay(*seats, **{"market": MARKET, **position}))


def do(game: Watched, *answers: str) -> Watched:
    """Gives answers and stops at the very next question after the last, even if it has one option."""
    for text in answers:
        pass_by(game, text)
        number, _, choice = text.partition(" ")
        game.answer(int(number), choice)
    return game


def begin_turn(game: Watched, number: int) -> Watched:
    """Ends turns until it is a seat's turn."""
    while game.asks != (number, "choose_action"):
        do(game, f"{game.asks[0]} end_turn")
    return game


def idle_turn(game: Watched, number: int) -> Watched:
    """Lets a seat have a turn in which it only discards a resource and draws from the deck."""
    begin_turn(game, number)
    card = next(card for card in game.seat(number).hand if card in RESOURCES)
    return do(game, f"{number} discard {card}", f"{number} deck", f"{number} end_turn")


def exhausted(player: dict[str, Any], market: list[str], **position: Any) -> Watched:
    """Lays out a position: a table of three without deck and discard pile: whatever seat 0 and the market do not have lies before the last seat.

    All cards that seat 0 and the market lack lie before the last seat. Seat 1 holds five cards that
    can never be put into play, seat 2 the other three. With cards in the market no hand may be short, so then seat 2 holds
    two resources more, and seat 0 has to hold five.
    """
    left = Counter(COPIES)
    for zone in ("hand", "resources", "turned", "heroes", "stations", "kept"):
        left -= Counter(list(player.get(zone, [])))
    left -= Counter(market)
    rest = list(left.elements())
    idle = [card for card in rest if card in CARAVANS or (card in THREATS and not protection_of(card)[0])]
    resources = [card for card in rest if card in RESOURCES]
    more = 2 if market else 0
    store = seat(
        resources=resources[more:],
        turned=[card for card in rest if card in THREATS and card not in idle],
        heroes=[card for card in rest if card in HEROES],
        stations=[card for card in rest if card in STATIONS],
        hand=idle[5:] + resources[:more],
    )
    game = watch(player, seat(hand=idle[:5]), store, market=market, **position)
    assert not market or {seat.hand_count for seat in game.table.seats} == {5}
    return game
