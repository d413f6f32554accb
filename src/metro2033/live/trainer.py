"""The trainer of one host: makes exercises of reviewed games in the background, shows them, and notes attempts.

An exercise belongs to one person. It is made from what the seat knew, and shown by a table in which everything else is dealt again.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field
from typing import Final

import msgspec

from metro2033 import codec, wire
from metro2033.kernel.problem import Problem
from metro2033.live.access import Caller, Forbidden, NotFound, Unavailable
from metro2033.live.background import BackgroundTasks, attempt
from metro2033.live.exercises import see_infos
from metro2033.live.host import Host
from metro2033.live.live_room import LiveRoom
from metro2033.live.replay import Replays
from metro2033.live.reviews import Reviews, finished, played_of
from metro2033.live.room import Room
from metro2033.live.tasks import Pool
from metro2033.live.trainer_shelf import StoredExercise, StoredGame, TrainerShelf
from metro2033.study.trainer.exercise import Exercise, worth_training
from metro2033.study.trainer.figures import GameLosses
from metro2033.study.trainer.losses import losses_of, sum_up
from metro2033.study.trainer.make import Made, Mistake
from metro2033.study.trainer.spacing import after, begin, day_of

MOST_EXERCISES: Final = 150  # per person
MOST_GAMES: Final = 60  # per person; the losses count the last twenty of each game
MOST_WAITING: Final = 20  # games whose exercises are being made; further ones are refused
MOST_WAITING_OF_ONE: Final = 3  # games of one person

Key = tuple[str, str, int]  # a person, a room and a seat


@dataclass
class Job:
    """A game whose exercises are being made."""

    mistakes: list[Mistake]
    made: list[StoredExercise | None] = field(default_factory=list)


@dataclass(eq=False, repr=False)
class Trainer:
    """The trainers of all people on one host."""

    _host: Host
    _shelf: TrainerShelf
    _reviews: Reviews
    _replays: Replays
    _pool: Pool
    _jobs: dict[Key, Job] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._background = BackgroundTasks(self._host.clock)

    async def close(self) -> None:
        """Stops; exercises that are not complete are made when the game is added again."""
        await self._background.close()

    @property
    def today(self) -> int:
        """The present day, UTC."""
        return day_of(self._host.clock.now())

    # Games.

    async def state(self, live: LiveRoom, seat: int, caller: Caller) -> wire.TrainedGame:
        """Returns whether a game is in the caller's trainer."""
        finished(live, seat)
        _check_own(live.room, seat, caller.person)
        room = live.room.id
        if (job := self._jobs.get((caller.person, room, seat))) is not None:
            return _see_job(room, seat, job)
        games = await self._shelf.games(caller.person)
        if not any((game.room, game.seat) == (room, seat) for game in games):
            return wire.TrainedGame(room, seat, "none")
        own = [one for one in await self._shelf.exercises(caller.person) if (one.room, one.seat) == (room, seat)]
        return wire.TrainedGame(room, seat, "added", 1.0, len(own))

    async def add(self, live: LiveRoom, seat: int, caller: Caller) -> wire.TrainedGame:
        """Begins to make the exercises of a reviewed game, unless it is in the trainer already."""
        found = await self.state(live, seat, caller)
        if found.status != "none":
            return found
        review = (await self._reviews.state(live, seat)).review
        if review is None:
            raise Problem("trainer-no-review")
        decisions = worth_training(review.decisions)
        own = [job for key, job in self._jobs.items() if key[0] == caller.person]
        if len(self._jobs) >= MOST_WAITING or len(own) >= MOST_WAITING_OF_ONE:
            raise Unavailable("server-busy")
        stored = await self._shelf.exercises(caller.person)
        if len(stored) + sum(len(job.mistakes) for job in own) + len(decisions) > MOST_EXERCISES:
            raise Problem("trainer-full", most=MOST_EXERCISES)
        self._host.quotas.take("trainer", caller)
        table = finished(live, seat)
        played = await self._replays.ask(live.room.id, table, played_of, caller)
        name = f"{live.room.id}/{seat}"
        mistakes = [Mistake(played, seat, decision, review.worlds, name) for decision in decisions]
        key = caller.person, live.room.id, seat
        job = self._jobs.setdefault(key, Job(mistakes))
        if job.mistakes is mistakes:
            losses = losses_of(table.rules.game, review)
            self._background.start(attempt("exercises not made", self._make(key, job, losses, caller)))
        return _see_job(live.room.id, seat, job)

    async def _make(self, key: Key, job: Job, losses: GameLosses, caller: Caller) -> None:
        """Makes the exercises of a game, one mistake after the other, and stores them together."""
        person, room, seat = key
        try:
            for mistake in job.mistakes:
                text = await self._pool.run(mistake, caller.owner, caller.network)
                if text is None:  # after two failures of the worker, which the log names
                    return
                job.made.append(self._keep(room, seat, codec.decode(text, Made).exercise))
            made = [one for one in job.made if one is not None]
            await self._shelf.add(person, StoredGame(room, seat, self._host.clock.now(), losses), made, MOST_GAMES)
        finally:
            del self._jobs[key]
            if not self._jobs:
                await self._pool.rest()

    def _keep(self, room: str, seat: int, exercise: Exercise | None) -> StoredExercise | None:
        """Returns a new exercise as it is stored; it is due at once."""
        if exercise is None:
            return None
        data, now = zlib.compress(msgspec.json.encode(exercise)), self._host.clock.now()
        return StoredExercise(exercise.id, room, seat, now, data, begin(self.today))

    # Exercises.

    async def overview(self, person: str) -> wire.TrainerView:
        """Returns everything in a person's trainer."""
        stored, games = await self._shelf.exercises(person), await self._shelf.games(person)
        infos = await self._host.aside(lambda: see_infos(stored))
        making = [_see_job(room, seat, job) for (owner, room, seat), job in self._jobs.items() if owner == person]
        losses = sum_up([game.losses for game in games])
        return wire.TrainerView(self.today, MOST_EXERCISES, infos, losses, making)

    async def find(self, person: str, exercise: str) -> StoredExercise:
        """Returns an exercise of a person."""
        found = await self._shelf.exercise(person, exercise)
        if found is None:
            raise NotFound("trainer-unknown")
        return found

    async def note(self, person: str, before: StoredExercise, view: wire.ExerciseView) -> None:
        """Stores the progress after an attempt that counted."""
        if view.counted:
            now = after(before.schedule, view.counted, view.today)
            await self._shelf.note(person, before.id, before.schedule, now)

    async def remove(self, person: str, exercise: str) -> None:
        """Deletes an exercise of a person."""
        if not await self._shelf.remove(person, exercise):
            raise NotFound("trainer-unknown")


def _check_own(room: Room, seat: int, person: str) -> None:
    """Refuses a seat of somebody else; a game from a file is that of the person who brought it."""
    brought = bool(room.origin is not None and room.origin.header and room.host == person)
    if seat not in room.seats_of(person) and not brought:
        raise Forbidden("trainer-not-yours")


def _see_job(room: str, seat: int, job: Job) -> wire.TrainedGame:
    return wire.TrainedGame(room, seat, "working", round(len(job.made) / max(len(job.mistakes), 1), 3))
