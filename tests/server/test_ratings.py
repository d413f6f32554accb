"""Ratings follow from results alone: each counts once, in the order in which games ended.

The time and the process of the recording do not matter.
"""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator

import pytest
from sqlalchemy import Engine, select

from metro2033.live.log_row import Row
from metro2033.server.core.config_reader import database_url
from metro2033.server.core.database import open_database, reading
from metro2033.server.people.store import Account, PeopleStore
from metro2033.server.play.store import GameStore
from metro2033.server.ratings.history import HistoryReader
from metro2033.server.ratings.scale import POINTS, points, spread
from metro2033.server.ratings.store import ALL_SEATS, GameResult, RatingStore, SeatResult
from metro2033.server.ratings.tables import rating_steps, ratings, results
from metro2033.skill import UNKNOWN, Skill, rate

PEOPLE = ("anna", "boris", "clara", "dima", "ewa")


@pytest.fixture
def engine(any_database: str) -> Iterator[Engine]:
    opened = open_database(database_url(any_database), threads=4)
    register(opened)
    yield opened
    opened.dispose()


def register(engine: Engine) -> None:
    """Adds five people with accounts."""
    for person in PEOPLE:
        PeopleStore(engine).add_account(Account(person, person, person, "hash", person, 1.0))


def end(engine: Engine, room: str, at: float) -> None:
    """Adds the last entry of a game."""
    GameStore(engine).append([Row(room, 1, "answer 0 pass", None, "0" * 16, "f" * 64, at)])


def result(room: str, *people: str, game: str = "board", reason: str = "", gone: tuple[int, ...] = ()) -> GameResult:
    """Returns a game in which people ended in this order; a name with a dot is a bot's."""
    places = tuple(
        SeatResult(seat, "" if "." in who else who, "." in who, seat + 1, seat in gone)
        for seat, who in enumerate(people)
    )
    return GameResult(room, game, len(people), reason, places)


def many(luck: random.Random, count: int) -> list[GameResult]:
    """Returns games of two to four people in a random order.

    Some have a bot or a guest, and a player has left some.
    """
    found = []
    for number in range(count):
        people = luck.sample(PEOPLE, luck.randint(2, 4))
        if luck.random() < 0.3:
            people.insert(luck.randrange(len(people) + 1), luck.choice(("greedy.", "a guest")))
        gone = (luck.randrange(len(people)),) if luck.random() < 0.2 else ()
        found.append(result(f"game {number:02}", *people, game=luck.choice(("board", "breakthrough")), gone=gone))
    return found


def stored(engine: Engine) -> tuple[set[tuple[object, ...]], set[tuple[object, ...]]]:
    """Returns all ratings and all steps."""
    with engine.begin() as connection:
        all_ratings, all_steps = select(*ratings.c), select(*rating_steps.c)
        return {tuple(row) for row in connection.execute(all_ratings)}, {
            tuple(row) for row in connection.execute(all_steps)
        }


def test_a_game_changes_two_ratings_of_everybody_by_the_model(engine: Engine) -> None:
    """One for its number of seats, and one for all; guests and bots have none, and people who left come last."""
    end(engine, "first", 10.0)
    assert RatingStore(engine).add(result("first", "anna", "greedy.", "boris", "a guest", "clara", gone=(0,)))
    boris, clara, anna = rate([UNKNOWN] * 3, (1, 2, 3))
    with reading(engine) as connection:
        history = HistoryReader(connection)
        for person, skill in (("anna", anna), ("boris", boris), ("clara", clara)):
            found = [(standing.seats, standing.skill, standing.games) for standing in history.standings(person)]
            assert found == [(ALL_SEATS, skill, 1), (5, skill, 1)]
        assert history.standings("a guest") == history.standings("") == []
        again = history.seats_of("first", 5)
    assert again is not None and [one.kind for one in again[1]] == ["person", "bot", "person", "guest", "person"]
    assert [one.after for one in again[1]] == [anna, None, boris, None, clara]


@pytest.mark.parametrize("seed", range(3))
def test_the_order_of_arrival_does_not_matter(engine: Engine, seed: int) -> None:
    """Late results are put in their place: everything is as if they had come in the order of their ends, and as recomputed."""
    luck = random.Random(seed)
    games, store = many(luck, 25), RatingStore(engine)
    for number, one in enumerate(games):
        end(engine, one.room, 100.0 + number // 2)  # two end at the same time
    for one in luck.sample(games, len(games)):
        assert store.add(one)
    arrived = stored(engine)
    state: dict[tuple[str, str, int], Skill] = {}
    for one in games:  # the same, written down as plainly as possible
        people = [seat for seat in one.places if seat.person in PEOPLE]
        places = [seat.place + 10 * seat.gone for seat in people]
        for pool in (ALL_SEATS, one.seats):
            keys = [(seat.person, one.game, pool) for seat in people]
            state |= dict(zip(keys, rate([state.get(key, UNKNOWN) for key in keys], places), strict=True))
    assert {(person, game, pool, skill.mu, skill.sigma) for (person, game, pool), skill in state.items()} == {
        row[:5] for row in arrived[0]
    }
    assert store.recompute() == (25, 0) and stored(engine) == arrived


def test_a_result_counts_once(engine: Engine) -> None:
    """However often and by however many threads it is recorded."""
    store, done = RatingStore(engine), []
    end(engine, "first", 10.0)
    threads = [
        threading.Thread(target=lambda: done.append(store.add(result("first", "anna", "boris")))) for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(done) == [False] * 7 + [True]
    assert {row[5] for row in stored(engine)[0] if row[0] == "anna"} == {1}


def test_processes_rate_one_after_another(postgres: str) -> None:
    """Two connections to PostgreSQL that record different games at once lose nothing."""
    engines = [open_database(database_url(postgres), threads=2) for _ in range(2)]
    register(engines[0])
    games = [result(f"game {number:02}", *PEOPLE[: 2 + number % 4]) for number in range(24)]
    for number, one in enumerate(games):
        end(engines[0], one.room, float(number))

    def record(engine: Engine, part: list[GameResult]) -> None:
        for one in part:
            RatingStore(engine).add(one)

    halves = [threading.Thread(target=record, args=(engine, games[n::2])) for n, engine in enumerate(engines)]
    for half in halves:
        half.start()
    for half in halves:
        half.join()
    before = stored(engines[0])
    assert {row[5] for row in before[0] if row[0] == "anna" and row[2] == ALL_SEATS} == {24}
    assert RatingStore(engines[1]).recompute() == (24, 0) and stored(engines[1]) == before
    for engine in engines:
        engine.dispose()


@pytest.mark.parametrize("people", [("anna", "a guest"), ("anna", "greedy."), ("a guest", "greedy.")])
def test_it_takes_two_registered_people(engine: Engine, people: tuple[str, ...]) -> None:
    store = RatingStore(engine)
    end(engine, "first", 10.0)
    assert store.add(result("first", *people))
    with reading(engine) as connection:
        found = HistoryReader(connection).seats_of("first", 2)
    assert found is not None and found[0] == "people" and stored(engine) == (set(), set())


def test_whoever_is_forgotten_leaves_the_ratings_of_others_alone(engine: Engine) -> None:
    """Also when everything is rated again, and when a result comes late."""
    store, people = RatingStore(engine), PeopleStore(engine)
    games = many(random.Random(5), 20)
    for number, one in enumerate(games):
        end(engine, one.room, float(number + 1))
    for one in games[:-1]:
        store.add(one)
    others = {row for row in stored(engine)[0] if row[0] != "anna"}
    store.forget("anna")
    people.drop_account("anna")
    kept, steps = stored(engine)
    assert kept == others and not [row for row in steps if row[3] == "anna"]
    with reading(engine) as connection:
        assert HistoryReader(connection).games("anna", 0, None) == ([], 0)
    assert store.recompute() == (19, 0) and stored(engine) == (kept, steps)
    end(engine, "early", 0.5)
    store.add(result("early", "boris", "clara", game=games[0].game))
    late = stored(engine)
    assert late != (kept, steps) and store.recompute()[1] == 0 and stored(engine) == late


def test_an_operator_takes_a_game_out_as_if_it_had_not_been(engine: Engine) -> None:
    store, games = RatingStore(engine), many(random.Random(9), 12)
    for number, one in enumerate(games):
        end(engine, one.room, float(number + 1))
    for one in games[:4] + games[5:]:
        store.add(one)
    without = stored(engine)
    store.add(games[4])
    assert stored(engine) != without
    assert store.unrate(games[4].room) and stored(engine) == without
    assert not store.unrate(games[4].room) and not store.unrate("nowhere")
    assert not store.add(games[4]), "it is still recorded"
    with engine.begin() as connection:
        reason = connection.execute(select(results.c.reason).where(results.c.room == games[4].room)).scalar_one()
    assert reason == "unrated"


def test_the_scale_is_that_of_other_games() -> None:
    """1500 for somebody unknown; with settled ratings, 400 points more win ten games for each one lost.

    That is what the model expects: ratings stay where they are on average if one loss takes as much as ten wins give.
    """
    assert (points(UNKNOWN), spread(UNKNOWN)) == (1500, 482)
    settled = Skill(UNKNOWN.mu, 0.1)
    for ahead, odds in ((100, 10**0.25), (400, 10), (800, 100)):
        better = settled._replace(mu=settled.mu + ahead / POINTS)
        assert points(better) == 1500 + ahead
        won, lost = (rate((better, settled), places)[0].mu - better.mu for places in ((1, 2), (2, 1)))
        assert -lost / won == pytest.approx(odds, rel=0.02)


def test_ratings_find_the_difference_that_games_show() -> None:
    """Somebody who wins ten games for each one lost ends up about 400 points ahead; what stays uncertain makes it a little more."""
    luck, skills = random.Random(33), [UNKNOWN, UNKNOWN]
    apart = []
    for _ in range(6000):
        skills = rate(skills, (1, 2) if luck.random() < 10 / 11 else (2, 1))
        apart.append(points(skills[0]) - points(skills[1]))
    assert sum(apart[2000:]) / 4000 == pytest.approx(400, abs=50)
