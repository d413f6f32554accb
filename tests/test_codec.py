"""Typed data: one module hands types to msgspec, so no thread meets a type that another one is still preparing."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from metro2033 import codec

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "metro2033"
TYPED = {"convert", "Decoder"}  # of msgspec: their argument is a type; `decode` may have one


class Inner(msgspec.Struct):
    number: int


class Outer(msgspec.Struct):
    inner: Inner


def types_for_msgspec(tree: ast.AST) -> Iterator[int]:
    """Finds the lines that hand a type to msgspec."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "msgspec":
            yield from (node.lineno for alias in node.names if alias.name in {*TYPED, "decode"})
        if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("msgspec."):
            name = ast.unparse(node.func).rpartition(".")[2]
            is_typed = len(node.args) > 1 or any(word.arg == "type" for word in node.keywords)
            if name in TYPED or (name == "decode" and is_typed):
                yield node.lineno


def test_only_the_codec_hands_types_to_msgspec() -> None:
    found = {
        f"{path.relative_to(SOURCE)}:{line}"
        for path in SOURCE.rglob("*.py")
        if path != SOURCE / "codec.py"
        for line in types_for_msgspec(ast.parse(path.read_text(encoding="utf-8")))
    }
    assert not found


def test_the_search_finds_every_way_to_hand_over_a_type() -> None:
    written = """
from msgspec.json import decode
msgspec.convert(data, Room)
msgspec.json.decode(data, type=Room)
msgspec.msgpack.Decoder(Room)
msgspec.json.decode(data)
"""
    assert list(types_for_msgspec(ast.parse(written))) == [2, 3, 4, 5]


def test_a_type_is_prepared_with_its_decoder() -> None:
    assert codec.convert({"inner": {"number": 3}}, Outer) == Outer(Inner(3))
    assert codec.decoder(Outer) is codec.decoder(Outer)


@pytest.mark.parametrize("forks", [40, pytest.param(2000, marks=pytest.mark.slow)])
def test_first_uses_in_several_threads_do_not_kill_the_process(forks: int) -> None:
    command = [sys.executable, "-m", "tests.racing", "--forks", str(forks)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert ran.stdout == f"0 of {forks} died\n"
