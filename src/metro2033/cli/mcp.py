"""`mcp`: lets an agent play, as a server of the Model Context Protocol on standard input and output."""

from __future__ import annotations

import asyncio
from typing import Annotated

from metro2033.cli.built import need_extra
from metro2033.cli.command import Argument, Option
from metro2033.cli.join import MOST_LETTERS
from metro2033.cli.setting import LangOption, choose_setting
from metro2033.cli.sit import given_token
from metro2033.kernel.problem import BadOption
from metro2033.table.room_link import read_server

NAME = "Agent (bot)"  # others should know whom they play with


def serve_agent(
    where: Annotated[str, Argument(help="mcp-where")] = "",
    local: Annotated[bool, Option("--local", help="mcp-local")] = False,
    name: Annotated[str, Option("--name", help="mcp-name")] = NAME,
    chat: Annotated[bool, Option("--chat", help="mcp-chat")] = False,
    lang: LangOption = "",
) -> None:
    """Serves the tools of a player to an agent's host."""
    need_extra("mcp")
    language = choose_setting(lang=lang).language
    if local == bool(where):
        raise BadOption("mcp-which")
    if not 1 <= len(name.strip()) <= MOST_LETTERS:
        raise BadOption("join-name-length")
    asyncio.run(_play_here(language) if local else _play_at(where, name.strip(), language, chat=chat))


async def _play_here(language: str) -> None:
    from metro2033.agent.local import LocalSession
    from metro2033.agent.server import serve

    await serve(LocalSession(language))


async def _play_at(where: str, name: str, language: str, *, chat: bool) -> None:
    from metro2033.agent.remote import RemoteSession
    from metro2033.agent.server import serve
    from metro2033.client import Client

    address, home = read_server(where)
    async with Client(address, token=given_token(), language=language) as client:
        await serve(RemoteSession(client, home, name, language, chat=chat))
