"""Races first uses: forks a process again and again, and lets threads of each child read the same typed data for the first time at once.

`python -m tests.racing --forks 2000` counts the children that died of a signal. With `--bare` the threads hand the types to msgspec directly,
which shows the fault that `metro2033.codec` guards against.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
import threading
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec

from metro2033 import codec, wire
from metro2033.games import GAMES, find_rules
from metro2033.leagues.league import League
from metro2033.live.room import Room
from metro2033.study.lessons.lesson import Lesson, lesson_of
from metro2033.study.puzzles.puzzle import Puzzle
from metro2033.study.puzzles.shelf import shipped
from metro2033.study.review.findings import Review

SWITCH_SECONDS = 0.000_001  # threads change places as often as they can
THREADS = 4
# Types that requests decode on threads; none of them has been prepared by an import.
TYPES: tuple[Any, ...] = (Room, League, Review, Lesson, Puzzle, wire.RoomView, wire.LeagueView)

Use = Callable[[], object]


def decode_with_codec(type_: Any) -> object:
    """Decodes an object that has every field of a type."""
    return codec.decode(_with_fields(type_), type_)


def decode_bare(type_: Any) -> object:
    """Does the same without the guard."""
    return msgspec.json.decode(_with_fields(type_), type=type_)


def _with_fields(type_: Any) -> bytes:
    return msgspec.json.encode(dict.fromkeys(reversed(type_.__struct_encode_fields__)))


def uses(decode: Callable[[Any], object]) -> list[Use]:
    """Lists first uses: types by themselves, and reads of whole files of content."""
    reads: list[Use] = [partial(read, game) for read in (lesson_of, shipped) for game in GAMES]
    return [
        *(partial(decode, type_) for type_ in TYPES),
        *reads,
        *(partial(find_rules, game, "", {}) for game in GAMES),
    ]


def race(use: Use) -> None:
    """Runs a use in several threads that start at the same moment."""
    barrier = threading.Barrier(THREADS)

    def run() -> None:
        barrier.wait()
        with contextlib.suppress(msgspec.ValidationError):  # null is not a value of every field
            use()

    threads = [threading.Thread(target=run) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def died(forks: int, decode: Callable[[Any], object] = decode_with_codec) -> int:
    """Counts the children of this process that died of a signal while they raced."""
    raced, deaths = uses(decode), 0
    for number in range(forks):
        child = os.fork()
        if not child:
            sys.setswitchinterval(SWITCH_SECONDS)
            race(raced[number % len(raced)])
            os._exit(0)
        _, status = os.waitpid(child, 0)
        assert os.WIFSIGNALED(status) or os.waitstatus_to_exitcode(status) == 0, "a child failed without a signal"
        deaths += os.WIFSIGNALED(status)
    return deaths


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints the count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--forks", type=int, default=2000)
    parser.add_argument("--bare", action="store_true")
    given = parser.parse_args(arguments)
    print(f"{died(given.forks, decode_bare if given.bare else decode_with_codec)} of {given.forks} died")


if __name__ == "__main__":
    main()
