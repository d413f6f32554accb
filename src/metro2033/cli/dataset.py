"""`dataset`: bot games as data for offline learning."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from metro2033.bots.registry import read_specs, try_bots
from metro2033.cli.command import Argument, Option
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
    names_in,
    progress_bar,
)
from metro2033.cli.streams import echo, print_json
from metro2033.games import DEFAULT_GAME, GAMES

ALL = "all"


def dataset(
    out: Annotated[Path, Argument(help="dataset-out")],
    game: GameOption = DEFAULT_GAME,
    edition: Annotated[str, Option("--edition", help="dataset-edition", complete="editions")] = "",
    seats: SeatsOption = 4,
    bots: Annotated[str, Option("--bots", help="dataset-bots", complete="bots")] = "greedy",
    games: GamesOption = 100,
    seed: SeedOption = None,
    form: Annotated[str, Option("--format", help="dataset-format")] = "npz",
    per_part: Annotated[int, Option("--per-part", min=1, max=10_000, help="dataset-per-part")] = 100,
    jobs: JobsOption = 1,
    round_limit: RoundLimitOption = 0,
    option: OptionOption = None,
    variant: VariantOption = "",
    content: ContentOption = None,
    lang: LangOption = "",
    as_json: JsonOption = False,
) -> None:
    """Plays bot games and writes every decision."""
    from metro2033.dataset import Plan, write  # imported here because it needs NumPy, which is slow to load

    setting = choose_setting(game, "", option, variant, content, lang)
    wanted = GAMES[game].editions if edition == ALL else tuple(names_in(edition))
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
            "size": setting.words.decimal(max(size / 1e6, 0.1), 1),
        }
        echo(setting.words.say("dataset-written", said))
