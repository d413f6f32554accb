"""Seeds for the luck of tests: it depends on a test's name and on METRO2033_TEST_SEED, so every run can be repeated."""

from __future__ import annotations

import base64
import os
import random
import secrets

import pytest

VARIABLE = "METRO2033_TEST_SEED"
SEED = int(os.environ.get(VARIABLE, "2033"))


def luck(*names: object) -> random.Random:
    """Returns random numbers for a test, or for a part of one."""
    return random.Random(" ".join(map(str, (SEED, *names))))


def replace_secrets(patch: pytest.MonkeyPatch, name: str) -> None:
    """Makes what this process draws in secret depend on a name: deals, bots, ids and tokens.

    Each kind has a stream of its own, so that the number of requests of a test does not change what its bots do.
    """
    keys, names, data = luck(name, "keys"), luck(name, "names"), luck(name, "bytes")

    def token_urlsafe(nbytes: int = 32) -> str:
        return base64.urlsafe_b64encode(names.randbytes(nbytes)).rstrip(b"=").decode()

    patch.setattr(secrets, "randbits", luck(name, "bits").getrandbits)
    patch.setattr(secrets, "choice", luck(name, "choices").choice)
    patch.setattr(secrets, "token_bytes", lambda nbytes=32: data.randbytes(nbytes))
    patch.setattr(secrets, "token_hex", lambda nbytes=32: keys.randbytes(nbytes).hex())
    patch.setattr(secrets, "token_urlsafe", token_urlsafe)
