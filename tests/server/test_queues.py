"""Durable queues: what one taker has, nobody else gets; what is reported late, or was queued again, changes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy import Engine, select

from metro2033.server.config import database_url
from metro2033.server.ops.queue_consumer import Outcome, QueueConsumer, Terms
from metro2033.server.storage.database import Database, open_database
from metro2033.server.storage.mails import Mail, MailStore, QueuedMail
from metro2033.server.storage.queues import Taken
from metro2033.server.storage.tables import mails
from metro2033.server.turns.webhook import outcome_of

TURN = Mail("turn", "anna", "anna@example.org", "en", once="turn:anna")


@pytest.fixture
def engine(any_database: str) -> Iterator[Engine]:
    made = open_database(database_url(any_database), threads=1)
    yield made
    made.dispose()


def rows(engine: Engine) -> list[tuple[float, int]]:
    """When each mail is due, and how often it was tried."""
    with engine.begin() as connection:
        return [(row.at, row.tries) for row in connection.execute(select(mails))]


def test_an_item_is_taken_once_and_again_when_its_taker_has_died(engine: Engine) -> None:
    store = MailStore(engine)
    store.put(TURN, 10.0)
    assert store.queue.take(9.0, 50.0, 5) == []
    [taken] = store.queue.take(10.0, 50.0, 5)
    assert (taken.item.mail, taken.tries, taken.until) == (TURN, 0, 50.0)
    assert store.queue.take(49.0, 99.0, 5) == []
    [again] = store.queue.take(50.0, 99.0, 5)
    assert again.tries == 0
    store.queue.drop(taken)
    store.queue.retry(taken, 60.0)
    assert rows(engine) == [(99.0, 0)], "it is no longer theirs"
    store.queue.drop(again)
    assert rows(engine) == []


def test_a_retry_counts_and_a_wait_does_not(engine: Engine) -> None:
    store = MailStore(engine)
    store.put(TURN, 10.0)
    [taken] = store.queue.take(10.0, 50.0, 5)
    store.queue.put_off(taken, 20.0)
    assert rows(engine) == [(20.0, 0)]
    [taken] = store.queue.take(20.0, 50.0, 5)
    store.queue.retry(taken, 30.0)
    assert rows(engine) == [(30.0, 1)]


def test_what_was_queued_again_while_it_was_sent_stays(engine: Engine) -> None:
    store = MailStore(engine)
    store.put(TURN, 10.0)
    [taken] = store.queue.take(10.0, 50.0, 5)
    store.put(TURN, 12.0)
    store.queue.drop(taken)
    assert rows(engine) == [(12.0, 0)]


class Faulty:
    """A sender that fails on every item in a way that nobody has thought of."""

    terms = Terms(most=5, lease=60.0, pauses=[0.0, 0.0])

    def __init__(self) -> None:
        self.tried: list[int] = []
        self.given_up: list[int] = []

    async def not_before(self, item: QueuedMail, now: float) -> float:
        return now

    async def try_once(self, taken: Taken[QueuedMail]) -> Outcome:
        self.tried.append(taken.tries)
        raise LookupError("nobody has thought of this")

    def give_up(self, taken: Taken[QueuedMail]) -> None:
        self.given_up.append(taken.tries)


def test_a_sender_with_a_fault_is_tried_as_often_as_one_that_is_refused(engine: Engine, any_database: str) -> None:
    async def scene() -> None:
        store, sender, database = MailStore(engine), Faulty(), Database(database_url(any_database))
        store.put(TURN, 10.0)
        consumer = QueueConsumer("mail", database, store.queue, sender, 0.01)
        consumer.start()
        async with asyncio.timeout(20):
            while rows(engine):
                await asyncio.sleep(0.01)
        await consumer.close()
        assert (sender.tried, sender.given_up) == ([0, 1, 2], [2])
        await database.close()

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("status", "outcome"),
    [
        *((status, Outcome.SENT) for status in (200, 201, 204)),
        *((status, Outcome.DROP) for status in (302, 400, 403, 404, 410)),
        *((status, Outcome.RETRY) for status in (408, 425, 429, 500, 503, 599)),
    ],
)
def test_what_a_response_means(status: int, outcome: Outcome) -> None:
    assert outcome_of(status) is outcome
