"""The file format of a puzzle: the position, the question, the proof and the origin."""

from __future__ import annotations

from msgspec import Struct

from metro2033.study.puzzles.goals import Goal

EXACT = "exact"
SAMPLED = "sampled"
SCALE = 1000  # chances are stored as integers in thousandths


class Node(Struct, frozen=True, array_like=True):
    """A question on a right line: the indices of the options that led to it, and the chance with every option."""

    path: tuple[int, ...]
    chances: tuple[int, ...]


class Proof(Struct, frozen=True):
    """The search result: the chance with the best plan, without its key choice, and the probability that random answers are all right."""

    kind: str  # exact or sampled
    samples: int  # deals per random event, if sampled
    best: int
    second: int
    random: int


class Origin(Struct, frozen=True):
    """The origin of the position, and the fingerprints that a replay must match."""

    seed: int
    bots: tuple[str, ...]
    answer: int  # number of answers before it
    version: str
    content: str  # hash of the content
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
    luck: int  # seed of everything redealt or drawn later
    key: str  # the choice without which there is no solution
    solution: tuple[str, ...]
    proof: Proof
    book: tuple[Node, ...]
    bots: dict[str, int]  # how often they find the solution
    origin: Origin
