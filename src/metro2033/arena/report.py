"""The report: one HTML page that needs nothing else, in the language of the reader."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from pathlib import Path

import msgspec

from metro2033.arena.balance import Balance, CardUse
from metro2033.arena.plots import Mark, columns, intervals, ticks_between
from metro2033.arena.result import ArenaResult, BotRow
from metro2033.arena.statistics import Share
from metro2033.kernel.problem import Problem
from metro2033.text.words import Words

STYLE = Path(__file__).with_name("style.css")
RESULT, PAGE = "result.json", "report.html"
BOT_HEADS = ("bot", "games", "wins", "share", "interval", "rating", "ms-p50", "ms-p95")
MOST_ROWS = 20  # of a plot; tables show everything

Cell = str | tuple[str, str]  # HTML, or a class and HTML


def write_report(folder: Path, result: ArenaResult, kinds: Mapping[str, str], words: Words) -> None:
    """Write `result.json` and `report.html`; `kinds` says of what kind each card is."""
    data = msgspec.json.format(msgspec.json.encode(result), indent=1) + b"\n"
    for name, content in ((RESULT, data), (PAGE, Page(result, kinds, words).html().encode())):
        try:
            (folder / name).write_bytes(content)
        except OSError:
            raise Problem("file-unwritable", file=str(folder / name)) from None


def bot_figures(row: BotRow, words: Words) -> list[str]:
    """A bot's row as people read it, one text for each of `BOT_HEADS`."""
    return [
        row.name,
        words.decimal(row.games),
        words.decimal(row.wins, 0 if row.wins == int(row.wins) else 1),
        words.percent(row.share),
        words.between(row.low, row.high),
        f"{words.decimal(row.rating, 1)} ± {words.decimal(row.uncertainty, 1)}",
        words.decimal(row.ms_p50, 2),
        words.decimal(row.ms_p95, 2),
    ]


class Page:
    """A result as a page of one language."""

    def __init__(self, result: ArenaResult, kinds: Mapping[str, str], words: Words) -> None:
        self.result = result
        self.kinds = kinds
        self.words = words

    def html(self) -> str:
        """The whole page."""
        title = self.say("title", game=self.say(f"game-{self.result.game}"))
        return (
            f'<!DOCTYPE html>\n<html lang="{self.words.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{title}</title>\n<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n<body>\n<main>\n"
            f"<h1>{title}</h1>\n{''.join(self._sections())}\n</main>\n</body>\n</html>\n"
        )

    def say(self, key: str, **args: str | int) -> str:
        """A message of the arena, safe in HTML."""
        return escape(self.words.say(f"arena-{key}", args))

    def name(self, key: str) -> str:
        """What people call a card, a station or a faction; not yet escaped."""
        return self.words.say(key) if self.words.has(key) else key

    def _sections(self) -> Iterable[str]:
        yield self._summary()
        yield self._failures()
        yield self._bots()
        yield self._pairs()
        for balance in self.result.balance:
            yield self._balance(balance)
        yield f"<footer>{self.say('made-by', version=self.result.version)}</footer>"

    def _summary(self) -> str:
        result = self.result
        options = ", ".join(f"{key}={value}" for key, value in result.options.items())
        facts = [
            self.say("fact-setting", edition=_spaced(result.edition), seats=_spaced(result.seats)),
            self.say("fact-seed", seed=str(result.seed)),
            self.say("fact-draft-fixed" if result.fixed_draft else "fact-draft-free"),
            *([self.say("fact-options", options=options)] if options else []),
        ]
        return f'<p class="faint">{" ".join(facts)}</p>' + self._figures(
            (self.words.decimal(result.games), "figure-games"),
            (self.words.decimal(len(result.bots)), "figure-bots"),
            (self.words.decimal(result.at_round_limit), "figure-limit"),
        )

    def _figures(self, *figures: tuple[str, str]) -> str:
        items = "".join(f"<li><b>{escape(shown)}</b> {self.say(key)}</li>" for shown, key in figures)
        return f'<ul class="figures">{items}</ul>'

    def _failures(self) -> str:
        if not self.result.failed:
            return ""
        shown = [
            f"<p>{self.say('failed-game', seed=str(game.seed), edition=game.edition, bots=', '.join(game.bots))}</p>"
            f"<pre>{escape(game.error)}</pre>"
            for game in self.result.failed
        ]
        return self._section("failed", *shown)

    def _bots(self) -> str:
        rows = self.result.bots
        cells = [[escape(cell) for cell in bot_figures(row, self.words)] for row in rows]
        plots = self._plots(
            self._panel("plot-share", self._shares([(row.name, row) for row in rows], "plot-share")),
            self._panel("plot-rating", self._ratings(rows)),
        )
        return self._section(
            "bots", self._table(BOT_HEADS, cells), plots, f'<p class="faint">{self.say("bots-note")}</p>'
        )

    def _ratings(self, rows: Sequence[BotRow]) -> str:
        marks = [
            Mark(
                row.name,
                row.rating,
                row.rating - 2 * row.uncertainty,
                row.rating + 2 * row.uncertainty,
                self.words.decimal(row.rating, 1),
            )
            for row in rows
        ]
        ticks = ticks_between(min(mark.low for mark in marks), max(mark.high for mark in marks))
        return intervals(
            marks, self.words.say("arena-plot-rating"), [(at, self.words.decimal(at, _digits(ticks))) for at in ticks]
        )

    def _pairs(self) -> str:
        """A matrix: how often the bot of the row was ahead of the bot of the column."""
        if not self.result.pairs:
            return ""
        ahead = {(pair.a, pair.b): pair for pair in self.result.pairs}
        names = [row.name for row in self.result.bots]
        heads = "".join(f"<th>{escape(name)}</th>" for name in names)
        rows = []
        for a in names:
            cells = []
            for b in names:
                pair = ahead.get((a, b)) or ahead.get((b, a))
                share = None if pair is None else pair.share if pair.a == a else 1 - pair.share
                cells.append("<td>·</td>" if pair is None or share is None else self._cell(share, pair.games))
            rows.append(f"<tr><td>{escape(a)}</td>{''.join(cells)}</tr>")
        table = f'<div class="panel"><table><tr><th></th>{heads}</tr>{"".join(rows)}</table></div>'
        return self._section("pairs", f"<p>{self.say('pairs-note')}</p>", table)

    def _cell(self, share: float, games: int) -> str:
        colour = "warm" if share >= 0.5 else "cold"
        strength = round(abs(share - 0.5) * 0.9, 2)
        said = self.say("of-games", games=games)
        return (
            f'<td title="{said}" style="background: rgb(var(--{colour}) / {strength})">{self.words.percent(share)}</td>'
        )

    def _balance(self, balance: Balance) -> str:
        if not balance.games:
            return ""
        heading = self.say("balance-of", edition=balance.edition, seats=int(balance.seats))
        groups = (
            ("by-faction", [(self.name(row.name), row) for row in balance.by_faction]),
            ("by-hero", [(self.name(row.name), row) for row in balance.by_hero]),
            ("by-order", [(self.words.say("arena-place", {"n": int(row.name)}), row) for row in balance.by_order]),
            ("by-seat", [(self.words.say("seat-name", {"n": int(row.name)}), row) for row in balance.by_seat]),
            ("by-opener", [(self.words.say(f"arena-{row.name}"), row) for row in balance.by_opener]),
            ("by-first-capture", self._commonest(balance.by_first_capture)),
        )
        panels = [self._panel(key, self._shares(rows, key)) for key, rows in groups if rows]
        length = self._panel("length", columns(balance.rounds_counted, self.words.say("arena-length")))
        return (
            f"<h2>{heading}</h2>\n"
            + self._figures(
                (self.words.decimal(balance.games), "figure-games"),
                (self.words.decimal(balance.rounds["mean"], 1), "figure-mean"),
                (self.words.decimal(balance.rounds["median"], _digits([balance.rounds["median"]])), "figure-median"),
                (self.words.decimal(balance.rounds["p90"]), "figure-p90"),
                (self.words.decimal(balance.decisions), "figure-decisions"),
                (self.words.decimal(balance.at_round_limit), "figure-limit"),
            )
            + f"<p>{self.say('balance-note')}</p>"
            + self._plots(length, *panels)
            + self._cards(balance.cards)
        )

    def _commonest(self, rows: Sequence[Share]) -> list[tuple[str, Share]]:
        """The rows with most games, the best first."""
        often = sorted(rows, key=lambda row: -row.games)[:MOST_ROWS]
        return [(self.name(row.name), row) for row in rows if row in often]

    def _cards(self, cards: Sequence[CardUse]) -> str:
        if not cards:
            return ""
        heads = ("card", "kind", "uses", "seats-used", "share", "interval", "effect")
        shown = " open" if len(self.result.balance) == 1 else ""
        table = self._table(heads, [self._card(card) for card in cards])
        return f"<details{shown}><summary>{self.say('cards')}</summary><p>{self.say('cards-note')}</p>{table}</details>"

    def _card(self, card: CardUse) -> Sequence[Cell]:
        kind = self.kinds.get(card.name, "")
        counted = (
            escape(self.name(card.name)),
            ("kind", escape(self.name(f"kind-{kind}")) if kind else ""),
            self.words.decimal(card.uses),
            self.words.decimal(card.games),
        )
        if card.share is None or card.low is None or card.high is None or card.effect is None:
            return (*counted, "", "", "")
        fair = card.share - card.effect
        standing = "above" if card.low > fair else "below" if card.high < fair else ""
        return (
            *counted,
            self.words.percent(card.share),
            self.words.between(card.low, card.high),
            (standing, self.words.points(card.effect)),
        )

    def _shares(self, rows: Sequence[tuple[str, Share | BotRow]], title: str) -> str:
        marks = [
            Mark(name, row.share, row.low, row.high, self.words.percent(row.share), row.expected) for name, row in rows
        ]
        ticks = ticks_between(0, min(1.0, max(max(mark.high, mark.fair or 0) for mark in marks)))
        digits = _digits([100 * at for at in ticks])
        labels = [(at, self.words.percent(at, digits)) for at in ticks]
        return intervals(marks, self.words.say(f"arena-{title}"), labels)

    def _section(self, key: str, *parts: str) -> str:
        return f"<h2>{self.say(key)}</h2>\n{''.join(parts)}\n"

    def _panel(self, key: str, plot: str) -> str:
        return f'<figure class="panel"><h3>{self.say(key)}</h3>{plot}</figure>'

    def _plots(self, *panels: str) -> str:
        return f'<div class="plots">{"".join(panels)}</div>'

    def _table(self, heads: Sequence[str], rows: Sequence[Sequence[Cell]]) -> str:
        """A table under its heads."""
        top = "".join(f"<th{' class=kind' if head == 'kind' else ''}>{self.say(f'head-{head}')}</th>" for head in heads)
        body = "".join(f"<tr>{''.join(_td(cell) for cell in row)}</tr>" for row in rows)
        return f'<div class="panel"><table><tr>{top}</tr>{body}</table></div>'


def _digits(numbers: Sequence[float]) -> int:
    """How many digits after the point numbers need: none if all are whole."""
    return int(any(abs(number - round(number)) > 1e-6 for number in numbers))


def _spaced(names: str) -> str:
    return names.replace(",", ", ")


def _td(cell: Cell) -> str:
    if isinstance(cell, str):
        return f"<td>{cell}</td>"
    kind, text = cell
    return f'<td class="{kind}">{text}</td>' if kind else f"<td>{text}</td>"
