"""Finds where the players of a day parted, and asks the adviser's network the same questions."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from metro2033 import codec, wire
from metro2033.kernel.chain import ANSWER, LogEntry
from metro2033.live import advice
from metro2033.live.daily import Deal, deal_room
from metro2033.live.live_game import LiveGame
from metro2033.live.luck import header_of
from metro2033.live.partings import Answers, Line, Parting, mean, partings
from metro2033.live.room import DailyTable, rules_of
from metro2033.live.tasks import Pool
from metro2033.server.daily.store import StoredDeal, StoredTry


@dataclass(eq=False, repr=False)
class PartingFinder:
    """Finds the partings of a day."""

    _pool: Pool

    async def find(self, deal: StoredDeal, tries: Sequence[tuple[StoredTry, Answers]]) -> list[wire.DailyParting]:
        """Returns the partings of a day with the network's choices."""
        lines = [Line(one.room, answers, one.place or 0, one.points) for one, answers in tries if answers]
        found = await asyncio.to_thread(partings, lines, deal.seat)
        return [await self._see(deal, one) for one in found]

    async def _see(self, deal: StoredDeal, parting: Parting) -> wire.DailyParting:
        first = parting.branches[0][1][0]
        table = await asyncio.to_thread(partial(_position, deal, first.answers[: parting.at]))
        prompt = table.prompt_for(deal.seat)
        choices = table.rules.choices
        best, chance = None, None
        text = await self._pool.run(advice.advice_task(table, deal.seat))
        if text is not None:  # the log names failures of a worker; the players' choices stand without the network's
            reasons = advice.see_advice(table, text, 0).reasons
            best, chance = (reasons[0].choice, reasons[0].chance) if reasons else (None, None)
        branches = [
            wire.DailyBranch(
                advice.see_choice(choices, choice),
                len(taken),
                mean([one.place for one in taken]) or 0.0,
                mean([one.points for one in taken if one.points is not None]),
            )
            for choice, taken in parting.branches
        ]
        entry = first.answers[parting.at][0]
        name, round_ = prompt.name if prompt else "", table.rules.round(table.game.state)
        return wire.DailyParting(round_, name, first.room, entry, branches, best, chance)


def _position(deal: StoredDeal, answers: Answers) -> LiveGame:
    """Returns the game of a day after some answers."""
    settings = codec.decode(deal.settings, wire.Settings)
    room = deal_room(Deal(deal.date, settings, deal.seat), DailyTable(deal.date), "nobody", "nobody", deal.secret, 0.0)
    table = LiveGame(rules_of(room), header_of(room, deal.secret))
    for _, seat, choice in answers:
        table.apply(LogEntry(ANSWER, seat, choice))
    return table
