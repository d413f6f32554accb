"""`dataset`: games of bots as data for learning offline."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from metro2033.bots.registry import read_specs, try_bots
from metro2033.cli import completion
from metro2033.cli.setting import (
    ContentOption,
    GameOption,
    GamesOption,
    JobsOption,
    JsonOption,
    LangOption,
    OptionOption,
    RoundLimitOption,
    SeatsOption,
    SeedOption,
    VariantOption,
    check_seats,
    choose_setting,
    help_text,
    names_in,
    progress_bar,
)
from metro2033.cli.streams import echo, print_json
from metro2033.games import DEFAULT_GAME, EDITIONS

ALL = "all"


def dataset(
    out: Annotated[Path, typer.Argument(help=help_text("dataset-out"))],
    game: GameOption = DEFAULT_GAME,
    edition: Annotated[
        str, typer.Option("--edition", help=help_text("dataset-edition"), autocompletion=completion.editions)
    ] = "",
    seats: SeatsOption = 4,
    bots: Annotated[
        str, typer.Option("--bots", help=help_text("dataset-bots"), autocompletion=completion.bots)
    ] = "greedy",
    games: GamesOption = 100,
    seed: SeedOption = None,
    form: Annotated[str, typer.Option("--format", help=help_text("dataset-format"))] = "npz",
    per_part: Annotated[int, typer.Option("--per-part", min=1, max=10_000, help=help_text("dataset-per-part"))] = 100,
    jobs: JobsOption = 1,
    round_limit: RoundLimitOption = 0,
    option: OptionOption = None,
    variant: VariantOption = "",
    content: ContentOption = None,
    lang: LangOption = "",
    as_json: JsonOption = False,
) -> None:
    """Play games of bots and write every decision."""
    from metro2033.dataset import Plan, write  # needs NumPy, which takes a moment to load

    setting = choose_setting(game, "", option, variant, content, lang)
    wanted = EDITIONS[game] if edition == ALL else tuple(names_in(edition))
    plan = Plan(
        game=setting.game,
        bots=tuple(read_specs(bots, seats, people=False)),
        games=games,
        seed=seed or 0,
        editions=wanted or (setting.edition,),
        options=setting.options,
        packs=setting.packs,
        round_limit=round_limit,
        per_part=per_part,
        format=form,
    )
    check_seats(plan.rules(), seats)
    try_bots(plan.bots, plan.rules())
    with progress_bar() as bar:
        task = bar.add_task("", total=games)
        manifest = write(plan, out, min(jobs, games), lambda there: bar.update(task, completed=there))
    size = sum((out / name).stat().st_size for name in manifest.parts)
    if as_json:
        print_json({"folder": str(out), "parts": len(manifest.parts), "games": games, "bytes": size})
    else:
        said: dict[str, str | int] = {
            "games": games,
            "parts": len(manifest.parts),
            "folder": str(out),
            "size": max(1, round(size / 1e6)),
        }
        echo(setting.words.say("dataset-written", said))
