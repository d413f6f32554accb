"""Thirty days of the deal of the day with five hundred people, on the store: ranks, percentiles, streaks and the archive stay true."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from sqlalchemy import Engine

from metro2033.live.daily import begins, days_after, deal_on, ends, streaks
from metro2033.server.core.config_reader import database_url
from metro2033.server.core.database import open_database
from metro2033.server.daily.keeper import write_answers, write_settings
from metro2033.server.daily.ranking import key_of, rank, standing
from metro2033.server.daily.store import DONE, UNFINISHED, DailyStore, StoredDeal, StoredTry
from metro2033.server.daily.tables import daily_tries
from metro2033.server.daily.views import see_day
from tests.seeds import luck

FIRST, DAYS, PEOPLE = "2033-05-01", 30, 500
REGISTERED = 400
SEATS = 4


@pytest.fixture
def engine(any_database: str) -> Iterator[Engine]:
    opened = open_database(database_url(any_database), threads=1)
    yield opened
    opened.dispose()


def day_of(date: str, people: random.Random) -> list[dict[str, object]]:
    """Returns the tries of a day: most people play, some give up or do not finish, some play twice."""
    rows: list[dict[str, object]] = []
    for person in range(PEOPLE):
        if people.random() < 0.3:
            continue
        for number in range(1 if people.random() < 0.9 else 2):
            state = DONE if people.random() < 0.92 else UNFINISHED
            place = people.randint(1, SEATS) if state == DONE else SEATS
            chance = round(people.gauss(0, 20), 1)
            is_judged = state == DONE and people.random() < 0.98
            one = StoredTry(
                f"{date} {person} {number}",
                date,
                f"p{person}",
                number,
                number == 0 and person < REGISTERED,
                False,
                f"Player {person}",
                state,
                begins(date) + number,
                begins(date) + 600 + number,
                place,
                chance if is_judged else None,
                100 * (place == 1) - chance if is_judged else None,
                "[25,50]",
            )
            rows.append({**vars(one), "answers": write_answers([(1, 1, "pass")])})
    return rows


def test_a_month_with_five_hundred_people(engine: Engine) -> None:
    store, people = DailyStore(engine), luck("daily", "month")
    dates = [days_after(FIRST, number) for number in range(DAYS)]
    deals = [deal_on(date) for date in dates]
    store.publish(
        [
            StoredDeal(deal.date, deal.settings.game, write_settings(deal.settings), deal.seat, "5" * 64, 0.0)
            for deal in deals
        ]
    )
    written: dict[str, list[dict[str, object]]] = {date: day_of(date, people) for date in dates}
    with engine.begin() as connection:
        for rows in written.values():
            connection.execute(daily_tries.insert(), rows)
    counts = store.players(dates)
    for date in dates:
        counted = {str(row["person"]) for row in written[date] if row["counted"]}
        results = store.results(date)
        assert {one.person for one in results} == counted and counts[date] == len(counted) == len(results)
        ranked = rank(results)
        assert [number for number, _ in ranked] == sorted(number for number, _ in ranked)
        for number, one in ranked[:: len(ranked) // 10]:
            place, better = standing(one, results)
            assert place == number, "one's own rank is that of the ranking"
            worse = sum(key_of(other) > key_of(one) for other in results)
            assert better == round(worse / (len(results) - 1), 4)
        finished = [one for _, one in ranked if one.state == DONE]
        assert finished == [one for _, one in ranked][: len(finished)], "games played to the end come first"
        assert [one.place for one in finished] == sorted(one.place or 0 for one in finished)

    for person in ("p0", "p250", "p499"):
        own = store.of(person)
        played = [one.date for one in own if one.number == 0 and one.state == DONE]
        expected, run = 0, 0
        for date in dates:
            run = run + 1 if date in played else 0
            expected = max(expected, run)
        assert streaks(played, dates[-1])[1] == expected
        date = own[0].date
        deal = store.deal(date)
        assert deal is not None
        seen = see_day(deal, store.results(date), store.tries(date, person), ends(date), registered=True)
        assert seen.over and len(seen.tries) == len(store.tries(date, person))
        assert [row.yours for row in seen.ranking].count(True) == (person != "p499")
    store.forget("p0")
    assert store.of("p0") == [] and all(one.person != "p0" for one in store.results(dates[0]))
    assert len(store.deals(FIRST, dates[-1], 60)) == DAYS
