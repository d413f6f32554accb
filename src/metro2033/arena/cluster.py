"""Runs the arena on a Ray cluster. Ray is an optional extra, imported on demand."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from itertools import islice
from socket import create_connection
from typing import Any

from metro2033.arena.job import Job
from metro2033.arena.match import Failure, Played, play
from metro2033.arena.schedule import Seating
from metro2033.arena.workers import AHEAD, Workers
from metro2033.kernel.problem import BadOption, Problem

LOCAL = "local"  # a special address: start Ray on this machine for the duration of the run
PATIENCE = 10.0  # seconds to wait for a connection


def on_ray(address: str, jobs: int) -> Workers:
    """Returns workers on a Ray cluster; a local cluster gets the given number of processes."""
    ray = _find_ray()

    def workers(job: Job, seatings: Iterable[Seating], recorded: bool) -> Iterator[Played | Failure]:
        _join(ray, address, jobs)
        try:
            yield from _on_ray(ray, job, seatings, recorded)
        finally:
            ray.shutdown()

    return workers


def _find_ray() -> Any:
    try:
        import ray
    except ImportError:
        raise BadOption("arena-no-ray") from None
    return ray


def _join(ray: Any, address: str, jobs: int) -> None:
    """Connects to the cluster; its nodes need the same version of this package."""
    if not _answers(address):
        raise Problem("arena-ray-address", address=address[:80])
    own = _of_this_machine(jobs) if address == LOCAL else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **own)
    except Exception:
        raise Problem("arena-ray-address", address=address[:80]) from None


def _of_this_machine(jobs: int) -> dict[str, Any]:
    """Returns the settings of a local Ray with the given number of processes, which import this package from the same path."""
    path = {"env_vars": {"PYTHONPATH": os.pathsep.join(sys.path)}}
    return {"num_cpus": jobs, "include_dashboard": False, "runtime_env": path}


def _answers(address: str) -> bool:
    """Returns whether a server listens at `host:port` or `ray://host:port`; Ray itself would retry for many minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return True
    try:
        create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError):
        return False
    return True


def _on_ray(ray: Any, job: Job, seatings: Iterable[Seating], recorded: bool) -> Iterator[Played | Failure]:
    remote = ray.remote(play)
    shared = ray.put(job)
    waiting = iter(seatings)
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    playing: dict[Any, Seating] = {}
    while True:
        for seating in islice(waiting, most - len(playing)):
            playing[remote.remote(shared, seating, recorded)] = seating
        if not playing:
            return
        ready, _ = ray.wait(list(playing))
        for reference in ready:
            yield _fetch(ray, reference, playing.pop(reference))


def _fetch(ray: Any, reference: Any, seating: Seating) -> Played | Failure:
    """Fetches the result of a game. If a node was lost and Ray's retries failed, the game counts as failed and the run continues."""
    try:
        finished: Played | Failure = ray.get(reference)
    except ray.exceptions.RayError as fault:
        return Failure(seating, str(fault))
    return finished
