"""A puzzle as it is written in a file: the position, the question, the proof, and where it comes from."""

from __future__ import annotations

from msgspec import Struct

from metro2033.puzzles.goals import Goal

EXACT = "exact"
SAMPLED = "sampled"
SCALE = 1000  # chances are written as whole thousandths


class Node(Struct, frozen=True, array_like=True):
    """A question on a right line: the options that led to it, by their places, and the chance with every option."""

    path: tuple[int, ...]
    chances: tuple[int, ...]


class Proof(Struct, frozen=True):
    """What the search found: the chance with the best plan, without its key choice, and of random answers to be all right."""

    kind: str  # exact, or sampled
    samples: int  # deals for each luck, if it is sampled
    best: int
    second: int
    random: int


class Origin(Struct, frozen=True):
    """Where the position comes from, and what it must be when it is played again."""

    seed: int
    bots: tuple[str, ...]
    answer: int  # how many answers were given before
    version: str
    content: str  # the hash of the content
    digest: str  # of the position


class Puzzle(Struct, frozen=True, eq=False):
    """One puzzle: a seat's question with a goal."""

    id: str
    game: str
    edition: str
    seats: int
    seat: int
    theme: str
    goal: Goal
    rating: int
    start: str  # the game up to the position, packed
    luck: int  # the seed of everything that is dealt anew and drawn later
    key: str  # the choice without which there is no solution
    solution: tuple[str, ...]
    proof: Proof
    book: tuple[Node, ...]
    bots: dict[str, int]  # how often they find the solution
    origin: Origin
