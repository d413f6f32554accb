"""`simulate`: plays whole games between bots."""

from __future__ import annotations

from typing import Annotated

from rich.table import Table

from metro2033 import codec
from metro2033.bots.registry import read_specs, try_bots
from metro2033.cli.bots import tell_faults
from metro2033.cli.command import Option
from metro2033.cli.setting import (
    CommandSetting,
    ContentOption,
    EditionOption,
    GameOption,
    GamesOption,
    JobsOption,
    JsonOption,
    LangOption,
    OptionOption,
    RecordsOption,
    RoundLimitOption,
    SeatsOption,
    SeedOption,
    VariantOption,
    check_seats,
    choose_setting,
    errors,
    progress_bar,
)
from metro2033.cli.streams import print_json
from metro2033.games import DEFAULT_GAME
from metro2033.simulation import SimulationJob
from metro2033.simulation import simulate as run_simulation


def simulate(
    game: GameOption = DEFAULT_GAME,
    edition: EditionOption = "",
    seats: SeatsOption = 4,
    bots: Annotated[str, Option("--bots", help="bots-option", complete="bots")] = "random",
    games: GamesOption = 100,
    seed: SeedOption = None,
    jobs: JobsOption = 1,
    round_limit: RoundLimitOption = 0,
    records: RecordsOption = None,
    option: OptionOption = None,
    variant: VariantOption = "",
    content: ContentOption = None,
    lang: LangOption = "",
    as_json: JsonOption = False,
) -> None:
    """Plays bot games and prints statistics."""
    setting = choose_setting(game, edition, option, variant, content, lang)
    rules = setting.rules
    check_seats(rules, seats)
    specs = tuple(read_specs(bots, seats, people=False))
    try_bots(specs, rules)
    limit = round_limit or rules.round_limit
    job = SimulationJob(rules, specs, games, seed or 0, limit, records)
    with progress_bar() as bar:
        task = bar.add_task("", total=games)
        counted = run_simulation(job, min(jobs, games), lambda: bar.advance(task))
    if as_json:
        print_json(counted)
    else:
        _show(setting, counted)


def _show(setting: CommandSetting, counted: dict[str, object]) -> None:
    words, sayer = setting.words, setting.sayer
    figures = codec.convert(counted, dict[str, object])
    rounds = figures["rounds"]
    assert isinstance(rounds, dict)
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    for key in ("game", "edition", "seats", "games", "finished", "at_round_limit", "decisions", "seconds"):
        table.add_row(words.say(f"simulate-{key}"), str(figures[key]))
    table.add_row(words.say("simulate-rounds"), words.say("simulate-rounds-figures", rounds))
    wins = figures["wins"]
    assert isinstance(wins, dict)
    for key, counts in wins.items():
        if isinstance(counts, list):
            shown = [f"{words.say('seat-name', {'n': seat + 1})}: {n}" for seat, n in enumerate(counts)]
        else:
            shown = [f"{sayer.card(name) if words.has(name) else name}: {n}" for name, n in counts.items()]
        table.add_row(words.say(f"simulate-wins-{key}"), ", ".join(shown))
    console = type(errors)(highlight=False)
    console.print(table)
    faults = figures["faults"]
    assert isinstance(faults, dict)
    for bot, failed in faults.items():
        tell_faults(words, bot, failed)
