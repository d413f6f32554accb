"""The report: one self-contained HTML page in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
from jinja2 import Environment, FileSystemLoader
from markupsafe import Markup

from metro2033.arena.balance import Balance, CardUse
from metro2033.arena.plots import Mark, columns, intervals, ticks_between
from metro2033.arena.regret import Regret
from metro2033.arena.result import ArenaResult, BotRow
from metro2033.arena.statistics import Share
from metro2033.kernel.problem import Problem
from metro2033.text.say import say_faults
from metro2033.text.words import Words

STYLE = Path(__file__).with_name("style.css")
RESULT, PAGE = "result.json", "report.html"
BOT_HEADS = ("bot", "games", "wins", "share", "interval", "rating", "ms-p50", "ms-p95")
REGRET_HEADS = ("bot", "regret", "judged")
CARD_HEADS = ("card", "kind", "uses", "seats-used", "share", "interval", "effect")
MOST_ROWS = 20  # per plot; tables show everything

templates = Environment(
    loader=FileSystemLoader(Path(__file__).parent / "templates"), autoescape=True, trim_blocks=True, lstrip_blocks=True
)

Plot = tuple[str, Markup]  # the key of its title, and its SVG
Figure = tuple[str, str]  # a formatted number, and the key of its label


@dataclass(frozen=True)
class Cell:
    """A cell of a table: its text, and its class in the style sheet."""

    text: str
    kind: str = ""


@dataclass(frozen=True)
class PairCell:
    """A cell of the matrix of pairs, shaded by its distance from even."""

    shown: str
    title: str
    colour: str
    strength: float


@dataclass(frozen=True)
class BalancePart:
    """The balance of one edition with one number of seats."""

    heading: str
    figures: list[Figure]
    plots: list[Plot]
    cards: list[list[Cell]]


def write_report(folder: Path, result: ArenaResult, kinds: Mapping[str, str], words: Words) -> None:
    """Writes `result.json` and `report.html`; `kinds` gives the kind of each card."""
    data = msgspec.json.format(msgspec.json.encode(result), indent=1) + b"\n"
    for name, content in ((RESULT, data), (PAGE, Page(result, kinds, words).html().encode())):
        try:
            (folder / name).write_bytes(content)
        except OSError:
            raise Problem("file-unwritable", file=str(folder / name)) from None


def judgement(result: ArenaResult, words: Words) -> str:
    """Returns a sentence that says whose judgement the regret is; empty if there is none."""
    said: dict[str, str | int] = {"judge": ", ".join(result.judges), "percent": result.judged_percent}
    return words.say("arena-judgement", said) if result.judges else ""


def bot_figures(row: BotRow, words: Words) -> list[str]:
    """Formats a bot's row, one cell for each of `BOT_HEADS`."""
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


def regret_figures(result: ArenaResult, words: Words) -> list[list[str]]:
    """Formats the regret of every bot whose decisions were judged, the smallest first, one cell for each of `REGRET_HEADS`."""
    judged = [(row.regret, row.name) for row in result.bots if row.regret is not None]
    return [
        [name, _with_error(regret, words), words.decimal(regret.decisions)]
        for regret, name in sorted(judged, key=lambda one: one[0].points)
    ]


def _with_error(regret: Regret, words: Words) -> str:
    error = "" if regret.error is None else f" ± {words.decimal(regret.error, 2)}"
    return words.decimal(regret.points, 2) + error


class Page:
    """A result as a page in one language; the template handles layout and escaping."""

    def __init__(self, result: ArenaResult, kinds: Mapping[str, str], words: Words) -> None:
        self.result = result
        self.kinds = kinds
        self.words = words

    def html(self) -> str:
        """Renders the whole page."""
        result, words = self.result, self.words
        return templates.get_template("report.html").render(
            say=self.say,
            language=words.language,
            title=self.say("title", game=self.say(f"game-{result.game}")),
            style=Markup(STYLE.read_text(encoding="utf-8")),
            facts=self._facts(),
            summary=[
                (words.decimal(result.games), "figure-games"),
                (words.decimal(len(result.bots)), "figure-bots"),
                (words.decimal(result.at_round_limit), "figure-limit"),
            ],
            failed=result.failed,
            faults=[say_faults(words, row.name, row.faults) for row in result.bots if row.faults],
            bot_heads=BOT_HEADS,
            judgement=judgement(result, words),
            regret_heads=REGRET_HEADS,
            regrets=[[Cell(text) for text in row] for row in regret_figures(result, words)],
            bots=[[Cell(text) for text in bot_figures(row, words)] for row in result.bots],
            bot_plots=self._bot_plots(),
            names=[row.name for row in result.bots],
            pairs=self._pairs(),
            balances=[self._balance(balance) for balance in result.balance if balance.games],
            card_heads=CARD_HEADS,
            version=result.version,
        )

    def say(self, key: str, **args: str | int) -> str:
        """Returns a message of the arena."""
        return self.words.say(f"arena-{key}", args)

    def name(self, key: str) -> str:
        """Returns the name of a card or a place."""
        return self.words.say(key) if self.words.has(key) else key

    def _facts(self) -> list[str]:
        result = self.result
        options = ", ".join(f"{key}={value}" for key, value in result.options.items())
        return [
            self.say("fact-setting", edition=_spaced(result.edition), seats=_spaced(result.seats)),
            self.say("fact-seed", seed=str(result.seed)),
            self.say("fact-draft-fixed" if result.fixed_draft else "fact-draft-free"),
            *([self.say("fact-options", options=options)] if options else []),
        ]

    def _bot_plots(self) -> list[Plot]:
        rows = self.result.bots
        shares = self._shares([(row.name, row) for row in rows], "plot-share")
        return [("plot-share", shares), ("plot-rating", self._ratings(rows))]

    def _ratings(self, rows: Sequence[BotRow]) -> Markup:
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
        labels = [(at, self.words.decimal(at, _digits(ticks))) for at in ticks]
        return Markup(intervals(marks, self.say("plot-rating"), labels))

    def _pairs(self) -> list[list[PairCell | None]]:
        """Returns a matrix of how often the row's bot finished ahead of the column's bot."""
        if not self.result.pairs:
            return []
        ahead = {(pair.a, pair.b): (pair.share, pair.games) for pair in self.result.pairs}
        ahead |= {(b, a): (1 - share, games) for (a, b), (share, games) in ahead.items() if (b, a) not in ahead}
        names = [row.name for row in self.result.bots]
        return [[self._pair(*ahead[a, b]) if (a, b) in ahead else None for b in names] for a in names]

    def _pair(self, share: float, games: int) -> PairCell:
        colour, strength = "warm" if share >= 0.5 else "cold", round(abs(share - 0.5) * 0.9, 2)
        return PairCell(self.words.percent(share), self.say("of-games", games=games), colour, strength)

    def _balance(self, balance: Balance) -> BalancePart:
        decimal, rounds = self.words.decimal, balance.rounds
        figures = [
            (decimal(balance.games), "figure-games"),
            (decimal(rounds["mean"], 1), "figure-mean"),
            (decimal(rounds["median"], _digits([rounds["median"]])), "figure-median"),
            (decimal(rounds["p90"]), "figure-p90"),
            (decimal(balance.decisions), "figure-decisions"),
            (decimal(balance.at_round_limit), "figure-limit"),
        ]
        heading = self.say("balance-of", edition=balance.edition, seats=int(balance.seats))
        return BalancePart(heading, figures, self._balance_plots(balance), [self._card(card) for card in balance.cards])

    def _balance_plots(self, balance: Balance) -> list[Plot]:
        groups = (
            *(
                (f"by-{trait}", [(self.name(row.name), row) for row in rows])
                for trait, rows in balance.by_trait.items()
            ),
            ("by-order", [(self.say("place", n=int(row.name)), row) for row in balance.by_order]),
            ("by-seat", [(self.words.say("seat-name", {"n": int(row.name)}), row) for row in balance.by_seat]),
            ("by-opener", [(self.say(row.name), row) for row in balance.by_opener]),
            ("by-first-capture", self._commonest(balance.by_first_capture)),
        )
        length = Markup(columns(balance.rounds_counted, self.say("length")))
        return [("length", length), *((key, self._shares(rows, key)) for key, rows in groups if rows)]

    def _commonest(self, rows: Sequence[Share]) -> list[tuple[str, Share]]:
        """Selects the rows with the most games, best first."""
        often = sorted(rows, key=lambda row: -row.games)[:MOST_ROWS]
        return [(self.name(row.name), row) for row in rows if row in often]

    def _card(self, card: CardUse) -> list[Cell]:
        kind = self.kinds.get(card.name, "")
        counted = [
            Cell(self.name(card.name)),
            Cell(self.name(f"kind-{kind}") if kind else "", "kind"),
            Cell(self.words.decimal(card.uses)),
            Cell(self.words.decimal(card.games)),
        ]
        if card.share is None or card.low is None or card.high is None or card.effect is None:
            return [*counted, Cell(""), Cell(""), Cell("")]
        fair = card.share - card.effect
        standing = "above" if card.low > fair else "below" if card.high < fair else ""
        return [
            *counted,
            Cell(self.words.percent(card.share)),
            Cell(self.words.between(card.low, card.high)),
            Cell(self.words.points(card.effect), standing),
        ]

    def _shares(self, rows: Sequence[tuple[str, Share | BotRow]], title: str) -> Markup:
        marks = [
            Mark(name, row.share, row.low, row.high, self.words.percent(row.share), row.expected) for name, row in rows
        ]
        ticks = ticks_between(0, min(1.0, max(max(mark.high, mark.fair or 0) for mark in marks)))
        digits = _digits([100 * at for at in ticks])
        labels = [(at, self.words.percent(at, digits)) for at in ticks]
        return Markup(intervals(marks, self.say(title), labels))


def _digits(numbers: Sequence[float]) -> int:
    """Returns the number of decimals to show: none if all numbers are whole."""
    return int(any(abs(number - round(number)) > 1e-6 for number in numbers))


def _spaced(names: str) -> str:
    return names.replace(",", ", ")
