"""What people see of a day. Before it is over, they see how many have finished and how they compare, but nobody else's game."""

from __future__ import annotations

from collections.abc import Sequence

from metro2033 import codec, wire
from metro2033.live.daily import begins, commitment_to, ends
from metro2033.server.daily.ranking import rank, standing
from metro2033.server.daily.store import PLAYING, UNFINISHED, StoredDeal, StoredTry

MOST_ROWS = 200


def see_day(
    deal: StoredDeal, results: Sequence[StoredTry], own: Sequence[StoredTry], now: float, *, registered: bool
) -> wire.DailyView:
    """Returns a day as a person sees it."""
    is_over = now >= ends(deal.date)
    return wire.DailyView(
        date=deal.date,
        settings=settings_of(deal),
        seat=deal.seat,
        commitment=commitment_to(deal.secret),
        published=deal.published,
        begins=begins(deal.date),
        ends=ends(deal.date),
        over=is_over,
        players=len(results),
        counts=registered and not is_over and not own,
        registered=registered,
        tries=[see_try(deal, one, results) for one in own],
        secret=deal.secret if is_over else None,
        ranking=_ranking(results, {one.room for one in own}) if is_over else [],
        partings=codec.decode(deal.partings, list[wire.DailyParting]) if is_over and deal.partings else [],
    )


def see_try(deal: StoredDeal, one: StoredTry, results: Sequence[StoredTry]) -> wire.DailyTry:
    """Returns a try of the person who asks."""
    state: wire.DailyState = codec.convert(one.state, wire.DailyState)
    if one.state == PLAYING or one.place is None:
        return wire.DailyTry(one.room, state, one.counted, one.number)
    ranked, better = standing(one, results)
    seats = settings_of(deal).seats
    result = wire.DailyResult(one.place, seats, one.luck, one.points, read_course(one), ranked, better)
    return wire.DailyTry(one.room, state, one.counted, one.number, result)


def read_course(one: StoredTry) -> list[int]:
    """Returns the chance to win over the game, in percent; empty if the try was not judged."""
    return codec.decode(one.course, list[int]) if one.course else []


def _ranking(results: Sequence[StoredTry], own: set[str]) -> list[wire.DailyRow]:
    """Returns the best of a day, and the person's own line wherever it is."""
    ranked = rank(results)
    shown = [pair for number, pair in enumerate(ranked) if number < MOST_ROWS or pair[1].room in own]
    return [
        wire.DailyRow(
            number,
            one.name,
            one.place or 0,
            one.points,
            one.luck,
            one.room,
            one.room in own,
            one.state != UNFINISHED,
        )
        for number, one in shown
    ]


def settings_of(deal: StoredDeal) -> wire.Settings:
    """Returns the settings of the rooms of a day."""
    return codec.decode(deal.settings, wire.Settings)
