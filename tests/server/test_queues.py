"""Consumers of durable queues: a fault costs one attempt. test_store_contract.py tests the queues themselves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import Engine, select

from metro2033.server.core.config_reader import database_url
from metro2033.server.core.database import Database, open_database
from metro2033.server.core.queue_consumer import Outcome, QueueConsumer, Terms
from metro2033.server.core.queues import Taken
from metro2033.server.notices.mail.queue import Mail, MailStore, QueuedMail
from metro2033.server.notices.tables import mails
from metro2033.server.notices.webhook import outcome_of
from tests.server.timing import FakeClock, run

TURN = Mail("turn", "anna", "anna@example.org", "en", once="turn:anna")


@pytest.fixture
def engine(any_database: str) -> Iterator[Engine]:
    made = open_database(database_url(any_database), threads=1)
    yield made
    made.dispose()


def rows(engine: Engine) -> list[tuple[float, int]]:
    """Returns the time of the next attempt for each mail, and the number of its attempts so far."""
    with engine.begin() as connection:
        return [(row.at, row.tries) for row in connection.execute(select(mails))]


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
        clock = FakeClock()
        consumer = QueueConsumer("mail", database, store.queue, sender, 1.0, clock)
        consumer.start()
        await clock.until(lambda: not rows(engine))
        await consumer.close()
        assert (sender.tried, sender.given_up) == ([0, 1, 2], [2])
        await database.close()

    run(scene())


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
