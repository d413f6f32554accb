"""`sit`: seats a bot at a server's table, over the network."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec

from metro2033.bots.registry import check_spec
from metro2033.cli.bots import tell_faults
from metro2033.cli.built import need_extra
from metro2033.cli.command import Argument, Option
from metro2033.cli.setting import JsonOption, LangOption, choose_setting, errors
from metro2033.cli.streams import print_json
from metro2033.cli.wrapping import Console
from metro2033.files import read_problem
from metro2033.kernel.problem import Problem
from metro2033.text.words import Words

if TYPE_CHECKING:
    from metro2033.table.bot_seat import Sat

TOKEN = "METRO2033_TOKEN"  # not an option, because command lines are public
PROGRESS = "sit-progress"
COMMENT = "sit-comment"  # one for every answer


def sit(
    link: Annotated[str, Argument(help="sit-link")],
    bot: Annotated[str, Option("--bot", help="bots-spec", complete="bots")],
    name: Annotated[str, Option("--name", help="sit-name")] = "",
    seat: Annotated[int | None, Option("--seat", min=1, max=6, help="sit-seat")] = None,
    comments: Annotated[bool, Option("--comments", help="sit-comments")] = False,
    lang: LangOption = "",
    as_json: JsonOption = False,
) -> None:
    """Seats a bot at a server's table."""
    setting = choose_setting(lang=lang)
    need_extra("client")
    import httpx

    from metro2033.client import Client, Refusal
    from metro2033.table.bot_seat import Sitting, table_name
    from metro2033.table.room_link import read_link

    where = read_link(link)
    check_spec(bot)
    token = given_token()
    words = setting.words

    async def run() -> Sat:
        with errors.status("") as status:

            def tell(key: str, **told: str | int) -> None:
                said = words.say(key, told)
                if key == PROGRESS:
                    status.update(said)
                elif key != COMMENT or comments:
                    errors.print(said, markup=False, soft_wrap=True)

            async with Client(where.address, token=token, language=setting.language) as client:
                sitting = Sitting(client, where.room, where.invite, bot, tell)
                return await sitting.run(
                    name or table_name(bot), None if seat is None else seat - 1, member=bool(token)
                )

    try:
        sat = asyncio.run(run())
    except httpx.TransportError:
        raise Problem("sit-unreachable", address=where.address) from None
    except (Refusal, msgspec.DecodeError) as refusal:
        if isinstance(refusal, Refusal):
            raise Problem("sit-refused", text=str(refusal)) from None
        raise Problem("sit-unreachable", address=where.address) from None
    if as_json:
        print_json(sat)
    else:
        _show(sat, words)
    if sat.faults:
        tell_faults(words, bot, sat.faults)


def given_token() -> str:
    """Reads a token for the room from the environment, or from the file it names."""
    file = os.environ.get(f"{TOKEN}_FILE", "")
    try:
        return os.environ.get(TOKEN, "") or (Path(file).read_text(encoding="utf-8").strip() if file else "")
    except (OSError, ValueError) as fault:
        raise read_problem(Path(file), fault) from None


def _show(sat: Sat, words: Words) -> None:
    result = sat.result
    points = " : ".join(map(str, result.points)) if result is not None else ""
    if result is None or result.winner is None:
        said = words.say("sit-stopped", {"points": points})
    elif result.winner == sat.seat:
        said = words.say("sit-won", {"bot": sat.name, "points": points})
    else:
        said = words.say("sit-lost", {"winner": result.winner + 1, "points": points})
    Console(highlight=False).print(said, markup=False)
