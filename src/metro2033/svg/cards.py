"""Pictures of cards: a frame in the colour of the kind, an icon, the name, large numbers and the text. A game draws its own numbers and marks."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Any

from msgspec import to_builtins

from metro2033.games import find_game
from metro2033.kernel.ruleset import Ruleset
from metro2033.svg.canvas import BOLD, Canvas, width_of, wrap
from metro2033.svg.shapes import crest, definitions, icon
from metro2033.svg.theme import Theme, find_look, mix
from metro2033.text.say import Sayer

SIZE = (240, 340)
ART = 132  # height of the illustration
TEXT = 14.5  # smallest size of a text; the card grows until it fits
MARGIN = 16
LONG_NAME = 20  # size of a name that needs two lines

Facts = dict[str, Any]


class CardPicture:
    """Draws the cards of one game in one language. Cards of a game without its own drawing have neither numbers nor marks."""

    def __init__(self, rules: Ruleset, sayer: Sayer, theme: Theme) -> None:
        self.sayer = sayer
        self.words = sayer.words
        self.theme = theme
        plugin = find_game(rules.game)
        self.looks = plugin.looks
        self.player = plugin.nouns.player
        self.height = SIZE[1]
        self.facts: dict[str, Facts] = {
            card.id: {**to_builtins(card), "kind": kind} for kind, cards in rules.cards().items() for card in cards
        }

    def page(self, name: str) -> str:
        """Draws one card with its text as a separate picture."""
        self.height = self._height_of(name)
        canvas = Canvas(SIZE[0] + 24, self.height + 24, self.theme, self.sayer.card(name))
        self.draw(canvas, name, 12, 12, SIZE[0])
        return canvas.finish(definitions())

    def tone(self, name: str) -> str:
        """Returns the colour of a card's frame and illustration."""
        kind = self.facts[name]["kind"]
        return find_look(self.looks, name).colour if kind == self.player else self.theme.tone(kind)

    def kind(self, name: str) -> str:
        """Returns the label of the card's kind, shown below the name."""
        facts = self.facts[name]
        kind = facts["kind"]
        key = self.kind_key(facts) or (f"face-{kind}" if self.words.has(f"face-{kind}") else f"kind-{kind}")
        return self.words.say(key, {"stage": facts.get("stage", 0)})

    # What a game draws on its cards

    def kind_key(self, facts: Facts) -> str:
        """Returns the text key of the label of a card's kind; empty for the kind's own."""
        return ""

    def shape(self, facts: Facts) -> str:
        """Returns the icon of a card."""
        return str(facts["kind"])

    def marks(self, facts: Facts) -> Sequence[tuple[str, str]]:
        """Returns the icons in the upper right corner, from right to left, each with the name of its colour."""
        return ()

    def figures(self, canvas: Canvas, facts: Facts, y: float) -> bool:
        """Draws the large numbers at a height; returns False if the card has none."""
        return False

    def protection(self, facts: Facts) -> Facts | None:
        """Returns the protection side of a card, drawn along its bottom."""
        return None

    # The drawing

    def draw(
        self, canvas: Canvas, name: str, x: float, y: float, width: float, price: tuple[int, int] | None = None
    ) -> None:
        """Draws a card at a position; `price` is the viewer's current price and the printed one."""
        facts, tone, theme = self.facts[name], self.tone(name), self.theme
        with canvas.at(x, y, width / SIZE[0], title=f"{self.sayer.card(name)}. {self.sayer.card_text(name)}"):
            canvas.box(0, 0, SIZE[0], self.height, fill=theme.panel, stroke=tone, stroke_width=2, rx=14)
            top = f"M1 {ART}V15A14 14 0 0 1 15 1H{SIZE[0] - 15}A14 14 0 0 1 {SIZE[0] - 1} 15V{ART}Z"
            canvas.add("path", d=top, fill=mix(theme.panel, tone, 0.22))
            canvas.add("path", d=f"M1 {ART}H{SIZE[0] - 1}", stroke=tone, stroke_width=2)
            self._art(canvas, name, tone)
            self._corners(canvas, facts, price)
            below = self._body(canvas, name)
            self._text(canvas, name, below, full=width >= SIZE[0])

    def _body(self, canvas: Canvas, name: str) -> float:
        """Draws name, kind and numbers; returns where the text below them starts."""
        down = self._name(canvas, self.sayer.card(name))
        kind = self.kind(name)
        canvas.text(MARGIN, ART + 57 + down, kind, 18, fill=self.theme.ink_3, width=SIZE[0] - 2 * MARGIN)
        y = ART + 104 + down
        return y + 22 if self.figures(canvas, self.facts[name], y) else y - 14

    def _height_of(self, name: str) -> int:
        """Returns the height that a card needs for its whole text."""
        below = self._body(Canvas(*SIZE, self.theme, ""), name)
        lines = wrap(self.sayer.card_text(name), SIZE[0] - 2 * MARGIN, TEXT)
        return max(SIZE[1], ceil(below + len(lines) * TEXT * 1.3) + self._foot(name))

    def _foot(self, name: str) -> int:
        """Returns the height reserved at the bottom of a card."""
        return 52 if self.protection(self.facts[name]) else 10

    def _name(self, canvas: Canvas, name: str) -> float:
        """Draws the name in one line, or in two smaller ones; returns the offset of the following lines."""
        room = SIZE[0] - 2 * MARGIN
        if width_of(name, LONG_NAME, bold=True) <= room:
            canvas.text(MARGIN, ART + 33, name, 25, bold=True, width=room)
            return 0
        for row, line in enumerate(wrap(name, room / BOLD, LONG_NAME, 2)):
            canvas.text(MARGIN, ART + 26 + 23 * row, line, LONG_NAME, bold=True)
        return 14

    def _art(self, canvas: Canvas, name: str, tone: str) -> None:
        middle = (SIZE[0] / 2, ART / 2 + 2)
        if self.facts[name]["kind"] == self.player:
            crest(canvas, find_look(self.looks, name), *middle, 46)
        else:
            icon(canvas, self.shape(self.facts[name]), *middle, 84, tone, mix(self.theme.panel, tone, 0.22))

    def _corners(self, canvas: Canvas, facts: Facts, price: tuple[int, int] | None) -> None:
        """Draws the price at the left, types and symbols at the right."""
        if "cost" in facts:
            now, printed = price or (facts["cost"], facts["cost"])
            lowered = now < printed
            canvas.add("circle", cx=32, cy=32, r=21, fill=self.theme.good if lowered else "#f6eee0", stroke="#1b1103")
            canvas.text(32, 41, now, 26, fill="#1b1103", bold=True, anchor="middle")
            if lowered:
                canvas.text(60, 28, printed, 18, fill=self.theme.ink_3, strike=True)
        for place, (mark, colour) in enumerate(self.marks(facts)):
            x, tone = SIZE[0] - 46 - 42 * place, self.theme.tone(colour)
            canvas.box(x, 10, 36, 36, fill=self.theme.ground, stroke=tone, stroke_width=1.5, rx=7)
            icon(canvas, mark, x + 18, 28, 25, tone, self.theme.ground)

    def figure(self, canvas: Canvas, x: float, y: float, said: str, mark: str, tone: str) -> None:
        """Draws a large number with its icon."""
        canvas.text(x, y, said, 36, fill=tone, bold=True)
        icon(canvas, mark, x + 22 + 22 * len(said), y - 12, 25, tone)

    def _text(self, canvas: Canvas, name: str, y: float, *, full: bool) -> None:
        """Draws the card's text if `full`, and its protection side."""
        facts = self.facts[name]
        protection = self.protection(facts)
        if full:
            text, room = self.sayer.card_text(name), self.height - self._foot(name) - y
            size = 16 if self._fits(text, 16, room) else TEXT
            canvas.lines(MARGIN, y + 6, wrap(text, SIZE[0] - 2 * MARGIN, size), size, fill=self.theme.ink_2)
        if protection:
            self._protection(canvas, protection, solid=protection is facts)

    def _fits(self, text: str, size: float, room: float) -> bool:
        return len(wrap(text, SIZE[0] - 2 * MARGIN, size)) * size * 1.3 <= room

    def _protection(self, canvas: Canvas, facts: Facts, *, solid: bool) -> None:
        """Draws a protection side: its price and symbols, or the symbols of a card that is one as a whole."""
        y, lamp = self.height - 48, self.theme.lamp
        dashes = None if solid else "5 4"
        width = SIZE[0] - 2 * MARGIN + 8
        canvas.box(MARGIN - 4, y, width, 38, fill=self.theme.ground, stroke=lamp, stroke_dasharray=dashes)
        icon(canvas, "shield", MARGIN + 16, y + 19, 22, lamp)
        if not solid:
            canvas.text(MARGIN + 34, y + 26, facts["cost"], 20, bold=True)
            icon(canvas, "token", MARGIN + 60, y + 19, 17, lamp)
        for place, symbol in enumerate(reversed(facts["symbols"])):
            x = SIZE[0] - MARGIN - 16 - 30 * place
            icon(canvas, symbol, x, y + 19, 24, self.theme.tone(symbol), self.theme.ground)
