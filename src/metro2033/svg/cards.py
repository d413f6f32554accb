"""Pictures of the cards of both games: a frame in the colour of the kind, an icon, the name, large numbers and the text."""

from __future__ import annotations

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
MILITARY = ("weapons", "ammo", "equipment")

Facts = dict[str, Any]


def signed(n: int) -> str:
    """Formats a number with its sign."""
    return f"{'−' if n < 0 else '+'}{abs(n)}"


def class_of(type_: str) -> str:
    """Returns the class of a resource type."""
    return "military" if type_ in MILITARY else "peaceful"


class CardPicture:
    """Draws the cards of one game in one language."""

    def __init__(self, rules: Ruleset, sayer: Sayer, theme: Theme) -> None:
        self.sayer = sayer
        self.words = sayer.words
        self.theme = theme
        self.looks = find_game(rules.game).looks
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
        facts = self.facts[name]
        kind = facts["kind"]
        if kind == "faction":
            return find_look(self.looks, name).colour
        if kind == "station":
            return self.theme.tone(f"{facts['faction']}-station")
        if kind == "resource":
            return self.theme.tone(class_of(facts["type"]))
        if kind == "combat_card":
            return self.theme.tone(facts["type"])
        return self.theme.tone("mission" if kind == "goal" else kind)

    def kind(self, name: str) -> str:
        """Returns the label of the card's kind, shown below the name."""
        facts, has = self.facts[name], self.words.has
        kind = facts["kind"]
        key = {
            "combat_card": f"face-combat-{facts.get('type')}",
            "station": f"face-station-{facts.get('faction')}",
            "resource": f"type-{facts.get('type')}",
            "threat": "face-monster" if has("face-monster") else "face-threat",
            "equipment": f"face-{facts.get('tag')}",
            "goal": "face-mission",
        }.get(kind, f"face-{kind}" if has(f"face-{kind}") else f"kind-{kind}")
        return self.words.say(key, {"stage": facts.get("stage", 0)})

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
        return self._figures(canvas, self.facts[name], ART + 104 + down)

    def _height_of(self, name: str) -> int:
        """Returns the height that a card needs for its whole text."""
        below = self._body(Canvas(*SIZE, self.theme, ""), name)
        lines = wrap(self.sayer.card_text(name), SIZE[0] - 2 * MARGIN, TEXT)
        return max(SIZE[1], ceil(below + len(lines) * TEXT * 1.3) + self._foot(name))

    def _foot(self, name: str) -> int:
        """Returns the height reserved at the bottom of a card."""
        return 52 if self._protection_of(self.facts[name]) else 10

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
        facts = self.facts[name]
        kind, middle = facts["kind"], (SIZE[0] / 2, ART / 2 + 2)
        hole = mix(self.theme.panel, tone, 0.22)
        if kind == "faction":
            crest(canvas, find_look(self.looks, name), *middle, 46)
            return
        shape = {"resource": facts.get("type"), "combat_card": facts.get("type"), "equipment": facts.get("tag")}
        icon(canvas, str(shape.get(kind) or ("mission" if kind == "goal" else kind)), *middle, 84, tone, hole)

    def _corners(self, canvas: Canvas, facts: Facts, price: tuple[int, int] | None) -> None:
        """Draws the price at the left, types and symbols at the right."""
        if "cost" in facts:
            now, printed = price or (facts["cost"], facts["cost"])
            lowered = now < printed
            canvas.add("circle", cx=32, cy=32, r=21, fill=self.theme.good if lowered else "#f6eee0", stroke="#1b1103")
            canvas.text(32, 41, now, 26, fill="#1b1103", bold=True, anchor="middle")
            if lowered:
                canvas.text(60, 28, printed, 18, fill=self.theme.ink_3, strike=True)
        marks = list(facts.get("symbols", [])) if facts["kind"] == "threat" else []
        if facts["kind"] == "threat" and "type" in facts:
            marks = [facts["type"]]
        if facts["kind"] == "station":
            marks = [facts["bonus"]]
        for place, mark in enumerate(marks):
            x = SIZE[0] - 46 - 42 * place
            tone = self.theme.tone(class_of(mark) if facts["kind"] == "station" else mark)
            canvas.box(x, 10, 36, 36, fill=self.theme.ground, stroke=tone, stroke_width=1.5, rx=7)
            icon(canvas, mark, x + 18, 28, 25, tone, self.theme.ground)

    def _figures(self, canvas: Canvas, facts: Facts, y: float) -> float:
        """Draws the large numbers; returns where the text below them starts."""
        kind, theme = facts["kind"], self.theme
        if kind == "hero" and "strength" in facts:
            self._figure(canvas, MARGIN, y, str(facts["strength"]), "strength", theme.ink)
            self._figure(canvas, MARGIN + 80, y, str(facts["speed"]), "speed", theme.ink)
        elif kind == "hero":
            self._figure(canvas, MARGIN, y, "×2", facts["doubles"], theme.tone(class_of(facts["doubles"])))
        elif kind == "threat" and "strength" in facts:
            self._figure(canvas, MARGIN, y, str(facts["strength"]), "strength", theme.ink)
        elif kind == "combat_card":
            self._figure(canvas, MARGIN, y, signed(facts["modifier"]), facts["type"], theme.ink)
            if facts.get("bonus"):
                against = facts["bonus_against"]
                self._figure(canvas, MARGIN + 104, y, signed(facts["bonus"]), against, theme.tone(against))
        elif kind == "resource":
            tone = theme.tone(class_of(facts["type"]))
            canvas.text(MARGIN, y, facts["amount"], 36, fill=tone, bold=True)
            for place in range(min(facts["amount"], 5)):
                icon(canvas, facts["type"], MARGIN + 46 + 30 * place, y - 12, 24, tone)
        elif "mission" in facts and isinstance(facts["mission"], dict):
            tone = theme.tone(facts["mission"]["colour"])
            canvas.text(MARGIN, y, facts["mission"]["amount"], 36, fill=tone, bold=True)
            word = self.words.say(f"face-class-{facts['mission']['colour']}")
            canvas.text(MARGIN + 50, y - 4, word, 20, fill=tone, width=118)
            for place in range(facts["reward"]):
                icon(canvas, "token", SIZE[0] - 30 - 22 * place, y - 11, 20, theme.lamp)
        elif kind == "caravan":
            self._figure(canvas, MARGIN, y, "+1", "token", theme.tone(facts["class"]))
        elif kind == "threat":
            canvas.text(MARGIN, y - 6, self.words.say(f"face-loss-{facts['loss']}"), 20, fill=theme.bad, width=208)
        else:
            y -= 36
        return y + 22

    def _figure(self, canvas: Canvas, x: float, y: float, said: str, mark: str, tone: str) -> None:
        canvas.text(x, y, said, 36, fill=tone, bold=True)
        icon(canvas, mark, x + 22 + 22 * len(said), y - 12, 25, tone)

    def _text(self, canvas: Canvas, name: str, y: float, *, full: bool) -> None:
        """Draws the card's text if `full`, and its protection side."""
        facts = self.facts[name]
        protection = self._protection_of(facts)
        if full:
            text, room = self.sayer.card_text(name), self.height - self._foot(name) - y
            size = 16 if self._fits(text, 16, room) else TEXT
            canvas.lines(MARGIN, y + 6, wrap(text, SIZE[0] - 2 * MARGIN, size), size, fill=self.theme.ink_2)
        if protection:
            self._protection(canvas, protection, facts["kind"] == "hero")

    def _protection_of(self, facts: Facts) -> Facts | None:
        """Returns the protection side of a card; a hero is its own."""
        return facts.get("protection") or (facts if facts["kind"] == "hero" and "symbols" in facts else None)

    def _fits(self, text: str, size: float, room: float) -> bool:
        return len(wrap(text, SIZE[0] - 2 * MARGIN, size)) * size * 1.3 <= room

    def _protection(self, canvas: Canvas, facts: Facts, solid: bool) -> None:
        y, lamp = self.height - 48, self.theme.lamp
        dashes = None if solid else "5 4"
        width = SIZE[0] - 2 * MARGIN + 8
        canvas.box(MARGIN - 4, y, width, 38, fill=self.theme.ground, stroke=lamp, stroke_dasharray=dashes)
        icon(canvas, "shield", MARGIN + 16, y + 19, 22, lamp)
        if not solid:
            canvas.text(MARGIN + 34, y + 26, facts["cost"], 20, bold=True)
            icon(canvas, "token", MARGIN + 60, y + 19, 17, lamp)
        for place, symbol in enumerate(reversed(facts["symbols"])):
            icon(
                canvas,
                symbol,
                SIZE[0] - MARGIN - 16 - 30 * place,
                y + 19,
                24,
                self.theme.tone(symbol),
                self.theme.ground,
            )
