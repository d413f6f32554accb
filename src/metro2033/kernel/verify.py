"""Verification of a game's chance from its record: every claim in the record, and everything a player kept from the game.

A record alone proves only that its parts are consistent. Proof that it is the record of the game that was played comes from data
a player kept during the game: the commitment, the hashes of the nonces, and a link of the hash chain. docs/luck.md explains why.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from metro2033.kernel.chain import check_chain
from metro2033.kernel.chance import SEALED, Chance
from metro2033.kernel.game import Game
from metro2033.kernel.header import Header, genesis, public_lines
from metro2033.kernel.nonces import has_form, no_nonce, nonce_hash
from metro2033.kernel.problem import BadRecord
from metro2033.kernel.record import FindRules, Record, begin, walk

CHECKS = ("nonces", "answers", "links", "commitment")  # the checks of every record, in this order


@dataclass(frozen=True)
class Kept:
    """The data a player kept from a game; empty fields are not compared."""

    commitment: str = ""  # shown before anyone took a seat
    hashes: tuple[str, ...] = ()  # of the nonces by seat, shown before any was revealed; empty for a seat without one
    link: str = ""  # any link shown during the game; the last one proves the most


@dataclass(frozen=True)
class Verified:
    """A game whose record is valid, and the parts that the record gives no means to check."""

    game: Game
    unchecked_rounds: int  # rounds without a digest, whose first position was not checked


def verify(
    record: Record, find_rules: FindRules, kept: Kept | None = None, held: Callable[[str], None] = lambda check: None
) -> Verified:
    """Replays a record of sealed chance and checks everything; calls `held` after each check and raises the first failure."""
    header, kept = record.header, kept or Kept()
    if not header.chance.is_sealed:
        raise BadRecord("verify-fast")
    _check_nonces(header, kept.hashes)
    held("nonces")
    game, unchecked = _replay(record, find_rules)
    held("answers")
    if not record.chain:
        raise BadRecord("verify-no-chain")
    check_chain(game, public_lines(header), record.chain)
    links = [genesis(header)] + [link for link, _ in record.chain]
    if kept.link and kept.link.lower() not in links:
        raise BadRecord("verify-other-link")
    held("links")
    if kept.commitment and kept.commitment.lower() != header.chance.commitment:
        raise BadRecord("verify-other-commitment")
    held("commitment")
    return Verified(game, unchecked)


def _replay(record: Record, find_rules: FindRules) -> tuple[Game, int]:
    """Replays a record and counts the rounds without a digest; `walk` checks only digests that are present."""
    game = begin(record.header, find_rules)
    has_digest = (after.mark == "=" for line, after in pairwise(record.lines) if line.mark.isdigit())
    unchecked, before = 0, game.rules.round(game.state)
    for _, digest in zip(walk(record, game), has_digest, strict=True):
        unchecked += game.rules.round(game.state) != before and not digest
        before = game.rules.round(game.state)
    return game, unchecked


def _check_nonces(header: Header, hashes: tuple[str, ...]) -> None:
    """Checks that every seat has a nonce in the form its version requires, and that it matches its commitment."""
    nonces = header.chance.nonces
    if len(nonces) != header.seats:
        raise BadRecord("verify-nonces", given=len(nonces), seats=header.seats)
    if header.chance.kind != SEALED and not all(map(has_form, nonces)):
        raise BadRecord("verify-nonce-form")
    if hashes and hashes_of(header.chance) != tuple(hashed.lower() for hashed in hashes):
        raise BadRecord("verify-other-nonces")


def hashes_of(chance: Chance) -> tuple[str, ...]:
    """Returns the hash of every seat's nonce; empty for a seat that gave none."""
    return tuple("" if nonce == no_nonce(seat) else nonce_hash(nonce) for seat, nonce in enumerate(chance.nonces))
