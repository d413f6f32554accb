"""An agent's games against bots on this machine, without a server."""

from __future__ import annotations

import secrets
from typing import Annotated

from msgspec import Meta, Struct

from metro2033.agent.session import Session
from metro2033.agent.shown import ShownTable
from metro2033.agent.tool import Reply, Tool
from metro2033.bots.registry import HUMAN, check_spec, is_named, read_spec
from metro2033.games import DEFAULT_GAME, find_rules, variant_options
from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from metro2033.kernel.problem import BadOption
from metro2033.table.local_table import LocalTable

Name = Annotated[str, Meta(max_length=80)]
USUAL_BOT = "greedy"
MOST_THOUGHT = 5000  # for any parameter of a bot: its thread cannot be stopped


class NewGame(Struct, forbid_unknown_fields=True):
    """A game against bots. The agent's `seat` is counted from 0; a `seed` fixes all the luck."""

    game: Name = DEFAULT_GAME
    edition: Name = ""
    variants: Annotated[list[Name], Meta(max_length=10)] = []
    seats: Annotated[int, Meta(ge=2, le=6)] = 2
    seat: Annotated[int, Meta(ge=0, le=5)] = 0
    bot: Name = USUAL_BOT
    seed: Annotated[int, Meta(ge=0, lt=2**48)] | None = None


class LocalSession(Session):
    """Deals games against bots."""

    def entry_tools(self) -> tuple[Tool, ...]:
        """Returns the tool that deals a game."""
        return (Tool("new_game", NewGame, ShownTable, self._new_game, changes=True),)

    async def _new_game(self, wanted: NewGame) -> Reply:
        rules = find_rules(wanted.game, wanted.edition, variant_options(wanted.game, wanted.variants))
        if not rules.min_seats <= wanted.seats <= rules.max_seats:
            raise BadOption("option-seats", given=wanted.seats, least=rules.min_seats, most=rules.max_seats)
        if wanted.seat >= wanted.seats:
            raise BadOption("option-place", given=wanted.seat, last=wanted.seats - 1)
        if not is_named(wanted.bot):  # any other name would run code that the agent chooses
            raise BadOption("agent-bot", bot=wanted.bot)
        check_spec(wanted.bot)
        if max(read_spec(wanted.bot)[1].values(), default=0) > MOST_THOUGHT:
            raise BadOption("agent-bot", bot=wanted.bot)
        specs = [HUMAN if seat == wanted.seat else wanted.bot for seat in range(wanted.seats)]
        chance = Chance(seed=secrets.randbits(48) if wanted.seed is None else wanted.seed)
        return await self.sit_at(LocalTable(Game.new(rules, wanted.seats, chance), specs, pause=0.0))
