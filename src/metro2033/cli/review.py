"""`review`: compares the decisions of a finished game with a strong bot's, and separates luck from skill."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from metro2033.bots.judge import WORLDS
from metro2033.cli.command import Argument, Option
from metro2033.cli.setting import ContentOption, JsonOption, LangOption, choose_setting, errors
from metro2033.cli.streams import echo, print_json
from metro2033.files import read_text
from metro2033.games import finder
from metro2033.kernel import record
from metro2033.kernel.game import Game
from metro2033.kernel.header import write_header
from metro2033.kernel.problem import BadOption
from metro2033.text.say import Cast, Sayer, cast_of
from metro2033.text.words import Words

if TYPE_CHECKING:
    from metro2033.study.review.findings import Decision, Review

TOLD = 3  # mistakes printed
MOST_TERMS = 3


def review(
    file: Annotated[Path, Argument(help="record-file", complete="records")],
    seat: Annotated[int, Option("--seat", min=0, help="review-seat")] = 0,
    samples: Annotated[int, Option("--samples", min=2, max=1000, help="review-samples")] = WORLDS,
    content: ContentOption = None,
    lang: LangOption = "",
    as_json: JsonOption = False,
) -> None:
    """Reviews a finished game for one seat or for all."""
    read, packs = record.read(read_text(file)), content or []
    game = record.replay(read, finder(packs))
    if seat > game.seats:
        raise BadOption("option-seat", given=seat, most=game.seats)
    setting = choose_setting(read.header.game, read.header.edition, content=game.rules.packs, lang=lang)
    wanted = [seat - 1] if seat else list(range(game.seats))
    found = []
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as bar:
        for number in wanted:
            name = setting.sayer.seat(number, cast_of(game))
            task = bar.add_task(setting.words.say("review-working", {"seat": name}), total=1.0)
            for done, finished in _review(game, read, number, packs, samples):
                bar.update(task, completed=done)
                found += [finished] if finished else []
    if as_json:
        print_json(found)
        return
    for at, review in enumerate(found):
        for line in [""] * bool(at) + tell(review, game, setting.sayer):
            echo(line)


def _review(
    game: Game, read: record.Record, seat: int, packs: list[Path], samples: int
) -> Iterator[tuple[float, Review | None]]:
    from metro2033.study.review.game import played_from
    from metro2033.study.review.work import review_seat

    played, winner = played_from(game, write_header(read.header)), game.result.winner if game.result else None
    yield from review_seat(played, seat, winner, finder(packs), samples)


def tell(review: Review, game: Game, sayer: Sayer) -> list[str]:
    """Formats a review: the breakdown of the winning chance, accuracy by phase, the biggest mistakes, and the decisive moments."""
    words, cast, seat = sayer.words, cast_of(game), sayer.seat(review.seat, cast_of(game))
    end = review.points[-1].chances[review.seat] if review.points else review.start
    lines = [
        words.say("review-title", {"seat": seat}),
        words.say("review-chance", {"start": words.percent(review.start, 0), "end": words.percent(end, 0)}),
        words.say("review-luck", {"points": words.points(review.luck)}),
        words.say("review-own", {"points": words.points(review.own)}),
        words.say("review-others", {"points": words.points(review.others)}),
        "",
        words.say("review-accuracy", {"share": words.percent(review.accuracy), "n": len(review.decisions)}),
        "  " + _accuracy(review, words),
    ]
    for phase in review.phases:
        name = words.say("review-phase", {"phase": phase.phase})
        args: dict[str, str | int] = {"phase": name, "share": words.percent(phase.accuracy), "n": phase.decisions}
        lines.append("  " + words.say("review-phase-accuracy", args))
    lines += ["", words.say("review-mistakes", {"n": len(review.mistakes)})]
    by_entry = {decision.entry: decision for decision in review.decisions}
    for place, entry in enumerate(review.mistakes[:TOLD], 1):
        lines += [
            f"{place}. " + line if not at else "   " + line
            for at, line in enumerate(_mistake(by_entry[entry], game, sayer, cast))
        ]
    if review.moments:
        lines += ["", words.say("review-moments")]
    for moment in review.moments:
        args = {
            "round": moment.round,
            "entry": moment.entry,
            "kind": moment.kind,
            "points": words.points(moment.after - moment.before),
        }
        lines.append("  " + words.say("review-moment", args))
    return lines


def _accuracy(review: Review, words: Words) -> str:
    """Explains the accuracy: how many decisions cost something, and how much on average."""
    n, m = len(review.decisions), len(review.mistakes)
    args: dict[str, str | int] = {
        "n": n,
        "m": m,
        "clean": n - m,
        "lost": words.percent((1 - review.accuracy) * n / m, 0) if m else "",
        "share": words.percent(review.accuracy),
    }
    return words.say("review-accuracy-hint", args)


def _mistake(decision: Decision, game: Game, sayer: Sayer, cast: Cast) -> list[str]:
    """Formats one mistake: the choice, the better one, its continuation, and the terms in which the two differ."""
    words, parse = sayer.words, game.rules.choices.parse
    args: dict[str, str | int] = {
        "round": decision.round,
        "entry": decision.entry,
        "chosen": sayer.choice(parse(decision.chosen), decision.prompt, cast),
        "best": sayer.choice(parse(decision.best), decision.prompt, cast),
        "value": words.percent(decision.value, 0),
        "best_value": words.percent(decision.best_value, 0),
        "loss": words.decimal(100 * decision.loss, 1),
        "error": words.decimal(200 * decision.loss_error, 1),
    }
    lines = [words.say("review-chosen", args), words.say("review-better", args)]
    if len(decision.line) > 1:
        line = [sayer.choice(parse(step.choice), step.prompt, cast) for step in decision.line[1:]]
        lines.append(words.say("review-line", {"line": " → ".join(line)}))
    for key, sign in (("review-worse", -1), ("review-gain", 1)):
        terms = [term.term for term in decision.terms if term.amount * sign > 0][:MOST_TERMS]
        if terms:
            lines.append(words.say(key, {"terms": words.list(words.say(f"weight-{term}") for term in terms)}))
    return lines
