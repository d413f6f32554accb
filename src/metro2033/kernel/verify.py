"""Verification of a game's luck from its record: everything that the record claims, and everything that a player has kept of the game.

A record alone proves that its parts fit together. That it is the record of the game that was played follows from what a player
kept while it was played: the commitment, the hashes of the nonces, and a link of the hash chain. docs/luck.md explains why.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from metro2033.kernel.chain import check_chain
from metro2033.kernel.chance import SEALED, Chance
from metro2033.kernel.game import Game
from metro2033.kernel.nonces import has_form, no_nonce, nonce_hash
from metro2033.kernel.problem import BadRecord
from metro2033.kernel.record import FindRules, Header, Record, begin, genesis, public_lines, walk

CHECKS = ("nonces", "answers", "links", "commitment")  # what is verified of every record, in this order


@dataclass(frozen=True)
class Kept:
    """What a player has kept of a game; whatever is empty is not compared."""

    commitment: str = ""  # shown before anybody sat down
    hashes: tuple[str, ...] = ()  # of the nonces by seat, shown before any was revealed; empty for a seat without one
    link: str = ""  # any link that was shown during the game; the last one proves most


@dataclass(frozen=True)
class Verified:
    """A game whose record holds, and what the record gives no means to check."""

    game: Game
    unchecked_rounds: int  # that begin without a digest, so that their first position was compared with nothing


def verify(
    record: Record, find_rules: FindRules, kept: Kept | None = None, held: Callable[[str], None] = lambda check: None
) -> Verified:
    """Replay a record of sealed chance and check everything, saying of each check that it held; the first that does not is raised."""
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
    """Replay a record, and count the rounds whose digest is missing: `walk` checks only those that are there."""
    game = begin(record.header, find_rules)
    has_digest = (after.mark == "=" for line, after in pairwise(record.lines) if line.mark.isdigit())
    unchecked, before = 0, game.rules.round(game.state)
    for _, digest in zip(walk(record, game), has_digest, strict=True):
        unchecked += game.rules.round(game.state) != before and not digest
        before = game.rules.round(game.state)
    return game, unchecked


def _check_nonces(header: Header, hashes: tuple[str, ...]) -> None:
    """There is a nonce for every seat, each in the form that its version requires, and each is the one that was committed to."""
    nonces = header.chance.nonces
    if len(nonces) != header.seats:
        raise BadRecord("verify-nonces", given=len(nonces), seats=header.seats)
    if header.chance.kind != SEALED and not all(map(has_form, nonces)):
        raise BadRecord("verify-nonce-form")
    if hashes and hashes_of(header.chance) != tuple(one.lower() for one in hashes):
        raise BadRecord("verify-other-nonces")


def hashes_of(chance: Chance) -> tuple[str, ...]:
    """The hash of every seat's nonce; empty for a seat that gave none."""
    return tuple("" if nonce == no_nonce(seat) else nonce_hash(nonce) for seat, nonce in enumerate(chance.nonces))
