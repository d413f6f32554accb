"""Refuses passwords that are guessed first: short ones, the most common ones, the own name, and simple patterns."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path

from metro2033.kernel.problem import BadOption

SHORTEST_PASSWORD = 8
LONGEST_UNIT = 4  # of what is repeated, as in "abcabcabc"
ROWS = ("qwertyuiop", "asdfghjkl", "zxcvbnm", "1234567890", "йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю")  # of keyboards
COMMON = Path(__file__).parent / "common_passwords.txt"


def check_password(password: str, name: str) -> None:
    """Refuses a new password for an account with this name, and says why."""
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
    """Returns the most common passwords that are long enough, in small letters."""
    return frozenset(COMMON.read_text(encoding="utf-8").split())


def _is_repeated(password: str) -> bool:
    """Tells whether a password is one short unit again and again: `aaaaaaaa`, `12341234`, eight spaces."""
    return any(password == (password[:size] * len(password))[: len(password)] for size in range(1, LONGEST_UNIT + 1))


def _is_in_order(plain: str) -> bool:
    """Tells whether letters or digits follow each other, forwards or backwards, in the alphabet or on a keyboard."""
    steps = {ord(after) - ord(before) for before, after in pairwise(plain)}
    return steps <= {1} or steps <= {-1} or any(plain in row or plain[::-1] in row for row in ROWS)
