"""`arena`: compares bots over the same deals."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from click.exceptions import Exit
from rich.markup import escape
from rich.table import Table

from metro2033 import __version__
from metro2033.arena.cluster import on_ray
from metro2033.arena.job import Job
from metro2033.arena.report import BOT_HEADS, PAGE, REGRET_HEADS, bot_figures, judgement, regret_figures, write_report
from metro2033.arena.result import ArenaResult
from metro2033.arena.run import run
from metro2033.arena.workers import on_processes
from metro2033.bots.own import split_list
from metro2033.bots.registry import read_specs, try_bots
from metro2033.cli.bots import tell_faults
from metro2033.cli.command import Option
from metro2033.cli.setting import (
    CommandSetting,
    ContentOption,
    GameOption,
    JobsOption,
    JsonOption,
    LangOption,
    OptionOption,
    RecordsOption,
    RoundLimitOption,
    SeedOption,
    VariantOption,
    check_seats,
    choose_setting,
    errors,
    names_in,
    progress_bar,
)
from metro2033.cli.streams import print_json
from metro2033.cli.wrapping import Console
from metro2033.games import DEFAULT_GAME, GAMES
from metro2033.kernel.chance import Chance
from metro2033.kernel.problem import BadOption
from metro2033.text.words import Words

EVERY = "all"  # `--edition` value that selects all editions
USUAL_BOTS, USUAL_SEATS = "greedy,random", "4"


def arena(
    game: GameOption = DEFAULT_GAME,
    edition: Annotated[str, Option("--edition", help="arena-edition", complete="editions")] = "",
    seats: Annotated[str, Option("--seats", help="arena-seats")] = "",
    bots: Annotated[str | None, Option("--bots", help="arena-bots", complete="bots")] = None,
    table: Annotated[str, Option("--table", help="arena-table", complete="bots")] = "",
    games: Annotated[int, Option("--games", min=1, help="arena-games")] = 100,
    seed: SeedOption = None,
    fixed_draft: Annotated[bool, Option("--fixed-draft", help="arena-fixed-draft")] = False,
    regret: Annotated[int, Option("--regret", min=0, max=100, help="arena-regret")] = 0,
    jobs: JobsOption = 1,
    ray: Annotated[str, Option("--ray", help="arena-ray")] = "",
    report: Annotated[Path | None, Option("--report", help="arena-report")] = None,
    records: RecordsOption = None,
    round_limit: RoundLimitOption = 0,
    option: OptionOption = None,
    variant: VariantOption = "",
    content: ContentOption = None,
    lang: LangOption = "",
    as_json: JsonOption = False,
) -> None:
    """Compares bots over the same deals."""
    editions = names_in(edition)
    setting = choose_setting(game, editions[0] if editions else "", option, variant, content, lang)
    if editions == [EVERY]:
        editions = list(GAMES[game].editions)
    population, counts = _read_bots(bots, table, seats)
    job = _make_job(setting, tuple(editions or [setting.edition]), population, bool(table), counts)
    job = msgspec.structs.replace(job, seed=seed or 0, round_limit=round_limit, fixed_draft=fixed_draft, regret=regret)
    try_bots(job.bots, job.rules(job.editions[0]))
    jobs = min(jobs, games * len(job.settings))
    workers = on_ray(ray, jobs) if ray else on_processes(jobs)
    with progress_bar() as bar:
        task = bar.add_task("", total=games * len(job.settings))
        result = run(job, games, workers, report, lambda finished: bar.advance(task, finished), records)
    if report:
        kinds = {card.id: kind for kind, cards in job.rules(job.editions[0]).cards().items() for card in cards}
        write_report(report, result, kinds, setting.words)
    if as_json:
        print_json(result)
    else:
        _show(result, setting.words, report)
    if result.failed:
        seeds = ", ".join(dict.fromkeys(str(failed.seed) for failed in result.failed))
        said = setting.words.say("arena-failures", {"n": len(result.failed), "seeds": seeds})
        errors.print(escape(said), soft_wrap=True)
        errors.print(escape(result.failed[0].error), soft_wrap=True)
        raise Exit(1)


def _read_bots(bots: str | None, table: str, seats: str) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Returns the bots and the seat counts: a population with the requested seat counts, or exactly one table."""
    if bots and table:
        raise BadOption("arena-bots-or-table")
    named = table or (USUAL_BOTS if bots is None else bots)
    specs = tuple(read_specs(named, len(split_list(named)), people=False))
    counts = tuple(_read_count(part) for part in names_in(seats or ("" if table else USUAL_SEATS)))
    if not table:
        return tuple(dict.fromkeys(specs)), tuple(dict.fromkeys(counts))
    if counts not in ((), (len(specs),)):
        raise BadOption("arena-table-seats", table=len(specs), seats=seats[:40])
    return specs, (len(specs),)


def _read_count(text: str) -> int:
    if not text.isdecimal() or len(text) > 3:
        raise BadOption("arena-seats-form", text=text[:40])
    return int(text)


def _make_job(
    setting: CommandSetting, editions: tuple[str, ...], bots: tuple[str, ...], exact: bool, seats: tuple[int, ...]
) -> Job:
    """Builds a job and starts a game for each edition and seat count, so that unplayable settings are refused early."""
    packs = tuple(str(pack.resolve()) for pack in setting.packs if isinstance(pack, Path))
    job = Job(
        game=setting.game,
        editions=editions,
        seats=seats,
        bots=bots,
        exact=exact,
        options=setting.options,
        packs=packs,
        version=__version__,
    )
    for edition, count in job.settings:
        rules = job.rules(edition)
        check_seats(rules, count)
        rules.start(count, Chance())
    return msgspec.structs.replace(job, content=tuple(job.rules(edition).content_hash for edition in editions))


def _show(result: ArenaResult, words: Words, report: Path | None) -> None:
    console = Console(highlight=False)
    say = words.say
    console.print(say("arena-played", {"games": result.games, "limit": result.at_round_limit}))
    _print_table(console, BOT_HEADS, [bot_figures(row, words) for row in result.bots], words)
    if said := judgement(result, words):
        _print_table(console, REGRET_HEADS, regret_figures(result, words), words)
        console.print(escape(said), soft_wrap=True)
    for row in result.bots:
        if row.faults:
            tell_faults(words, row.name, row.faults)
    if report:
        console.print(escape(say("arena-written", {"file": str(report / PAGE)})), soft_wrap=True)


def _print_table(console: Console, heads: Sequence[str], rows: Sequence[Sequence[str]], words: Words) -> None:
    shown = Table(box=None, padding=(0, 1, 0, 0), header_style="bold")
    for head in heads:
        justify: Literal["left", "right"] = "left" if head == "bot" else "right"
        shown.add_column(words.say(f"arena-head-{head}"), justify=justify, no_wrap=True, overflow="fold")
    for row in rows:
        shown.add_row(*map(escape, row))
    console.print(shown)
