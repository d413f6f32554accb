"""Refuses easily guessed passwords: short or common ones, the account name, and simple patterns."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path

from metro2033.kernel.problem import BadOption

SHORTEST_PASSWORD = 8
LONGEST_UNIT = 4  # of the repeated unit, as in "abcabcabc"
ROWS = ("qwertyuiop", "asdfghjkl", "zxcvbnm", "1234567890", "йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю")  # of keyboards
COMMON = Path(__file__).parent / "common_passwords.txt"


def check_password(password: str, name: str) -> None:
    """Raises a problem if a password is too weak for an account with this name."""
    plain = password.casefold().strip()
    if len(password) < SHORTEST_PASSWORD:
        raise BadOption("account-password-short", least=SHORTEST_PASSWORD)
    if plain == name.casefold():
        raise BadOption("account-password-name")
    if plain in common_passwords():
        raise BadOption("account-password-common")
    if _is_repeated(password) or _is_in_order(plain):
        raise BadOption("account-password-simple")


@cache
def common_passwords() -> frozenset[str]:
    """Returns the most common passwords that are long enough, in lower case."""
    return frozenset(COMMON.read_text(encoding="utf-8").split())


def _is_repeated(password: str) -> bool:
    """Returns whether a password repeats one short unit: `aaaaaaaa`, `12341234`, eight spaces."""
    return any(password == (password[:size] * len(password))[: len(password)] for size in range(1, LONGEST_UNIT + 1))


def _is_in_order(plain: str) -> bool:
    """Returns whether the characters follow each other, forwards or backwards, in the alphabet or on a keyboard row."""
    steps = {ord(after) - ord(before) for before, after in pairwise(plain)}
    return steps <= {1} or steps <= {-1} or any(plain in row or plain[::-1] in row for row in ROWS)
