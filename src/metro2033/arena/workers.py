"""Workers that play games: in this process, in several processes, or (see `cluster`) on other machines. Results arrive in any order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice

from metro2033.arena.job import Job
from metro2033.arena.match import Failure, Played, play
from metro2033.arena.schedule import Seating
from metro2033.kernel.problem import Problem
from metro2033.processes import Pool

Workers = Callable[[Job, Iterable[Seating], bool], Iterator[Played | Failure]]  # the flag requests records

AHEAD = 2  # games queued per process, so that none is idle


def on_processes(jobs: int) -> Workers:
    """Returns workers on this machine; a single job runs in this process."""

    def workers(job: Job, seatings: Iterable[Seating], recorded: bool) -> Iterator[Played | Failure]:
        if jobs > 1:
            return _on_processes(job, seatings, recorded, jobs)
        return (play(job, seating, recorded) for seating in seatings)

    return workers


def _on_processes(job: Job, seatings: Iterable[Seating], recorded: bool, jobs: int) -> Iterator[Played | Failure]:
    """Distributes games to processes as they become free."""
    waiting = iter(seatings)
    pool = Pool(jobs)
    playing: dict[Future[Played | Failure], Seating] = {}
    try:
        while True:
            for seating in islice(waiting, AHEAD * jobs - len(playing)):
                playing[pool.submit(play, job, seating, recorded)] = seating
            if not playing:
                return
            ready, _ = wait(playing, return_when=FIRST_COMPLETED)
            for future in ready:
                finished = future.result()
                del playing[future]
                yield finished
    except BrokenProcessPool:
        seeds = sorted({str(seating.seed) for seating in playing.values()}, key=int)
        raise Problem("arena-worker-died", seeds=tuple(seeds)) from None
    finally:
        pool.shutdown(cancel_futures=True)
