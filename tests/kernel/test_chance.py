"""Both kinds of chance: the numbers never change, since records depend on them."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from metro2033.kernel.agenda import Table, lay_table
from metro2033.kernel.chance import SEALED, SEALED_2, Chance, Deal, draw, shuffle
from metro2033.kernel.problem import Problem
from tests.kernel.test_agenda import begin

SECRET = "00" * 31 + "2a"


def table(chance: Chance) -> Table:
    s = Table()
    lay_table(s, begin)
    chance.apply_to(s)
    return s


def test_fast_chance_is_splitmix64() -> None:
    s = table(Chance(seed=0))
    assert [draw(s, 1 << 64) for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_sealed_chance_is_fixed_by_secret_and_nonces() -> None:
    s = table(Chance(SEALED, secret=SECRET, nonces=("a", "b")))
    assert [draw(s, 1000) for _ in range(5)] == _expected()
    assert s.rng == 5, "the state holds only a counter"
    joined = table(Chance(SEALED, secret=SECRET, nonces=("ab", "")))
    assert joined.key != s.key, "nonces are separated, not concatenated"


def _expected() -> list[int]:
    """Returns the stream by its definition: BLAKE2b of the counter under the SHA-256 of secret and nonces."""
    key = hashlib.sha256(bytes.fromhex(SECRET) + b"\x00\x00\x00\x01a" + b"\x00\x00\x00\x01b").digest()
    blocks = [hashlib.blake2b(n.to_bytes(8, "big"), digest_size=16, key=key).digest() for n in range(5)]
    return [int.from_bytes(block, "big") % 1000 for block in blocks]


def test_the_second_version_mixes_by_hmac_under_the_secret() -> None:
    s = table(Chance(SEALED_2, secret=SECRET, nonces=("a", "b")))
    message = b"metro2033 luck 2" + b"\x00\x00\x00\x01a" + b"\x00\x00\x00\x01b"
    assert s.key == hmac.new(bytes.fromhex(SECRET), message, hashlib.sha256).digest()
    assert s.key != table(Chance(SEALED, secret=SECRET, nonces=("a", "b"))).key


def test_the_commitment_can_be_checked_later() -> None:
    assert Chance(SEALED, secret=SECRET).commitment == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()


@pytest.mark.parametrize("secret", ["", "xyz", "00", "zz" * 32])
def test_a_secret_is_256_bits(secret: str) -> None:
    with pytest.raises(Problem):
        Chance(SEALED, secret=secret).apply_to(table(Chance()))


def test_shuffling_keeps_every_card() -> None:
    s = table(Chance(seed=5))
    cards = list(range(40))
    shuffle(s, cards)
    assert cards != sorted(cards) and sorted(cards) == list(range(40))


def test_shuffles_are_even() -> None:
    """Each card comes to each place about equally often."""
    s, deal = table(Chance(seed=1)), Deal(1)
    for mix in (lambda cards: shuffle(s, cards), deal.shuffle):
        counts = [[0] * 5 for _ in range(5)]
        for _ in range(5000):
            cards = list(range(5))
            mix(cards)
            for place, card in enumerate(cards):
                counts[place][card] += 1
        assert all(900 < n < 1100 for row in counts for n in row)
