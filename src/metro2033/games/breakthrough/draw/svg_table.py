"""The card game's table as an SVG image: the current business, the market, every player's side, the viewer's hand."""

from __future__ import annotations

from collections import Counter

from metro2033.games.breakthrough.codes import class_of
from metro2033.games.breakthrough.draw.svg_cards import BreakthroughCards
from metro2033.games.breakthrough.game import BreakthroughRules
from metro2033.games.breakthrough.view_types import BreakthroughView, SeatView, StationView
from metro2033.svg.canvas import Canvas, wrap
from metro2033.svg.cards import SIZE
from metro2033.svg.shapes import crest, definitions, icon
from metro2033.svg.table_picture import CARD, GAP, HEAD, TablePicture
from metro2033.svg.theme import Look, Theme, mix
from metro2033.text.say import Cast, Sayer

WIDTH = 1000
MARKET_CARD = 156
HAND_CARD = 156
TILE = (150, 46)
TOKENS = 10


class BreakthroughPicture(TablePicture[BreakthroughView]):
    """Draws views of the card game in one language."""

    def __init__(self, rules: BreakthroughRules, sayer: Sayer, theme: Theme, view: BreakthroughView) -> None:
        super().__init__(rules, sayer, theme, view, Cast([seat.faction for seat in view.seats]))
        self.cards = BreakthroughCards(rules, sayer, theme)

    def page(self) -> str:
        """Returns the full image: market, players, and the viewer's hand if there is one."""
        side = (WIDTH - 3 * GAP) / 2
        market = MARKET_CARD * SIZE[1] / SIZE[0]
        rows = self._rows(side)
        top = HEAD + market + 2 * GAP
        hand = self._hand()
        hand_top = top + sum(rows) + GAP * len(rows)
        height = hand_top + (HAND_CARD * SIZE[1] / SIZE[0] + GAP if hand else 0)
        self.canvas = Canvas(WIDTH, height, self.theme, self.title())
        self._head(WIDTH)
        self._market(GAP, HEAD + GAP, MARKET_CARD)
        self._business(GAP + 4 * (MARKET_CARD + GAP) + 30, HEAD + GAP)
        for seat in self.view.seats:
            row, column = divmod(seat.seat, 2)
            y = top + sum(rows[:row]) + GAP * row
            self._seat(seat, GAP + column * (side + GAP), y, side, rows[row])
        step = min(HAND_CARD + GAP, (WIDTH - 2 * GAP - HAND_CARD) / max(1, len(hand) - 1))
        for place, card in enumerate(hand):
            self._priced(card, GAP + place * step, hand_top, HAND_CARD)
        return self.canvas.finish(definitions())

    def preview(self) -> str:
        """Returns an image of market and players in the size of a link preview."""
        self.canvas = Canvas(*CARD, self.theme, self.title())
        self._head(CARD[0])
        self._market(GAP, HEAD + GAP, 112)
        market = HEAD + 112 * SIZE[1] / SIZE[0] + 3 * GAP
        side = (CARD[0] - 3 * GAP) / 2
        rows = -(-len(self.view.seats) // 2)
        height = (CARD[1] - market) / rows - GAP
        for seat in self.view.seats:
            row, column = divmod(seat.seat, 2)
            self._seat(seat, GAP + column * (side + GAP), market + row * (height + GAP), side, height)
        return self.canvas.finish(definitions())

    def _round(self) -> str:
        return self.say("svg-round", {"round": self.view.round})

    def _head(self, width: float) -> None:
        """Draws the round and the piles, and below them the player to decide."""
        half = width / 2 - 30
        self._ground(width, half)
        piles = self.say("svg-piles", {"deck": self.view.deck, "discard": len(self.view.discard)})
        self.canvas.text(width - GAP - 4, 33, piles, 17, fill=self.theme.ink_2, anchor="end", width=half)
        self._turn(width - 100)

    def _market(self, x: float, y: float, width: float) -> None:
        height = width * SIZE[1] / SIZE[0]
        for place, card in enumerate(self.view.market):
            left = x + place * (width + GAP)
            if card is not None:
                self._priced(card, left, y, width)
            else:
                self.canvas.box(left, y, width, height, fill="none", stroke=self.theme.edge, stroke_dasharray="5 5")
        left = x + len(self.view.market) * (width + GAP)
        back = mix(self.theme.raised, self.theme.lamp, 0.12)
        with self.canvas.group(self.say("svg-piles", {"deck": self.view.deck, "discard": len(self.view.discard)})):
            self.canvas.box(left + 6, y + 6, width * 0.75, height * 0.75, fill=self.theme.panel, stroke=self.theme.edge)
            self.canvas.box(left, y, width * 0.75, height * 0.75, fill=back, stroke=self.theme.ink_3)
            icon(self.canvas, "station", left + width * 0.375, y + height * 0.26, width * 0.3, self.theme.lamp, back)
            self.canvas.text(left + width * 0.375, y + height * 0.6, self.view.deck, 24, bold=True, anchor="middle")

    def _priced(self, card: str, x: float, y: float, width: float) -> None:
        price = self.view.prices.get(card)
        self.cards.draw(self.canvas, card, x, y, width, (price.now, price.printed) if price else None)

    def _business(self, x: float, y: float) -> None:
        """Draws the attacking monster, the mission being paid, or the viewer's question."""
        view, room = self.view, WIDTH - x - GAP
        said: list[tuple[str, str]] = []
        if view.attack is not None:
            said.append((self.say("screen-attack", {"threat": self.sayer.card(view.attack.threat)}), self.theme.bad))
            repelled = self.sayer.words.list(self.sayer.seat(seat, self.cast) for seat in view.attack.repelled)
            said.append((self.say("screen-repelled", {"seats": repelled}), self.theme.ink_2))
        elif view.payment is not None:
            mission = self.say("screen-mission", {"mission": self.sayer.card(view.payment.mission)})
            said.append((mission, self.theme.lamp))
            cards = self.sayer.words.list(map(self.sayer.card, (*view.payment.heroes, *view.payment.spent)))
            said.append((self.say("screen-named", {"cards": cards}), self.theme.ink_2))
        elif view.prompt is not None and view.prompt.seat == view.viewer:
            said.append((self.sayer.prompt(view.prompt.name, {}, self.cast), self.theme.ink))
        for line, colour in said:
            y = self.canvas.lines(x, y + 20, wrap(line, room, 18, 4), 18, fill=colour)

    def _hand(self) -> list[str]:
        viewer = self.view.viewer
        return [] if viewer is None else [*self.view.seats[viewer].hand, *(self.view.swap or ())]

    def _tiles(self, seat: SeatView) -> int:
        return len(seat.stations) + len(Counter(seat.resources)) + len(Counter([*seat.turned, *seat.heroes]))

    def _rows(self, width: float) -> list[float]:
        """Returns the heights of the rows of players; the fuller side determines each."""
        across = int((width - 16) // (TILE[0] + 6))
        heights = [96 + max(1, -(-self._tiles(seat) // across)) * (TILE[1] + 6) + 6 for seat in self.view.seats]
        return [max(heights[place : place + 2]) for place in range(0, len(heights), 2)]

    def _seat(self, seat: SeatView, x: float, y: float, width: float, height: float) -> None:
        canvas, theme = self.canvas, self.theme
        look, name = self.look(seat.faction, seat.seat), self.sayer.seat(seat.seat, self.cast)
        with self._panel(seat.seat, look, (x, y), (width, height)):
            crest(canvas, look, 34, 28, 18)
            canvas.text(60, 34, name, 19, bold=True, width=width - 190)
            canvas.text(width - 14, 36, f"{seat.owned}/{TOKENS}", 25, bold=True, anchor="end")
            icon(canvas, "token", width - 96, 27, 21, theme.lamp)
            self._tokens(seat, look, 22, 66)
            self._standing(seat, width, 72)
            self._table(seat, width, height)

    def _tokens(self, seat: SeatView, look: Look, x: float, y: float) -> None:
        """Draws ten marks: filled are ready, rings are spent, squares are on stations, grey ones are in the supply."""
        placed = sum(station.tokens for station in seat.stations)
        colour = self.theme.readable(look.colour) if self.theme.darkening else look.colour
        states = ["up"] * seat.up + ["down"] * seat.down + ["placed"] * placed
        with self.canvas.group(self.say("svg-tokens", {"up": seat.up, "down": seat.down, "placed": placed})):
            for place in range(TOKENS):
                state, left = states[place] if place < len(states) else "", x + 19 * place
                if state == "placed":
                    self.canvas.box(left - 6.5, y - 6.5, 13, 13, fill=colour, rx=2)
                else:
                    stroke = colour if state else self.theme.edge
                    fill = colour if state == "up" else "none"
                    self.canvas.add("circle", cx=left, cy=y, r=6.5, fill=fill, stroke=stroke, stroke_width=2.2)

    def _standing(self, seat: SeatView, width: float, y: float) -> None:
        """Draws the faction's mission and the number of cards in hand."""
        right = width - 14
        self.canvas.text(right, y, seat.hand_count, 17, anchor="end")
        icon(self.canvas, "hand", right - 30, y - 6, 19, self.theme.ink_3)
        key = "svg-mission-done" if seat.done else "svg-mission"
        args: dict[str, str | int] = {"have": seat.have, "needed": seat.needed}
        tone = self.theme.good if seat.done else self.theme.ink_2
        self.canvas.text(right - 50, y, self.say(key, args), 15, fill=tone, anchor="end", width=right - 270)

    def _table(self, seat: SeatView, width: float, height: float) -> None:
        """Draws stations, resources and protections as tiles, as many as fit."""
        across = int((width - 16) // (TILE[0] + 6))
        rows = int((height - 92) // (TILE[1] + 6))
        tiles: list[tuple[str, int, StationView | None, bool]] = [(s.card, 1, s, False) for s in seat.stations]
        tiles += [(card, count, None, False) for card, count in Counter(seat.resources).items()]
        tiles += [(card, count, None, True) for card, count in Counter([*seat.turned, *seat.heroes]).items()]
        for place, (card, count, station, turned) in enumerate(tiles[: across * rows]):
            row, column = divmod(place, across)
            self._tile(card, count, station, turned, 14 + column * (TILE[0] + 6), 92 + row * (TILE[1] + 6))

    def _tile(self, card: str, count: int, station: StationView | None, turned: bool, x: float, y: float) -> None:
        canvas, theme = self.canvas, self.theme
        facts, tone = self.cards.facts[card], self.cards.tone(card)
        edge = theme.lamp if turned else tone
        with canvas.at(x, y, title=f"{self.sayer.card(card)}. {self.sayer.card_text(card)}"):
            canvas.box(0, 0, *TILE, fill=theme.raised, stroke=edge, stroke_dasharray="5 4" if turned else None, rx=6)
            name = self.sayer.card(card) + (f" ×{count}" if count > 1 else "")
            canvas.text(8, 18, name, 13.5, bold=True, width=TILE[0] - 14)
            if station is not None:
                self._progress(station, facts)
            elif turned:
                icon(canvas, "shield", 17, 33, 16, theme.lamp)
                symbols = facts["symbols"] if facts["kind"] == "hero" else facts["protection"]["symbols"]
                for place, symbol in enumerate(symbols):
                    icon(canvas, symbol, 40 + 22 * place, 33, 17, theme.tone(symbol), theme.raised)
            else:
                canvas.text(8, 39, facts["amount"], 18, fill=tone, bold=True)
                for place in range(min(facts["amount"], 5)):
                    icon(canvas, facts["type"], 36 + 20 * place, 33, 16, tone, theme.raised)

    def _progress(self, station: StationView, facts: dict[str, object]) -> None:
        canvas, theme = self.canvas, self.theme
        bonus = str(facts["bonus"])
        icon(canvas, bonus, TILE[0] - 16, 33, 16, theme.tone(class_of(bonus)), theme.raised)
        if station.tokens:
            canvas.text(8, 38, self.say("svg-kept"), 13, fill=theme.good, width=70)
            for place in range(station.tokens):
                icon(canvas, "token", 88 + 16 * place, 33, 14, theme.lamp, theme.raised)
            return
        canvas.text(8, 39, f"{station.have}/{station.needed}", 15, bold=True)
        share = min(1.0, station.have / max(1, station.needed))
        canvas.box(46, 29, 74, 7, fill=theme.edge, rx=3)
        if share:
            canvas.box(46, 29, 74 * share, 7, fill=theme.lamp, rx=3)
