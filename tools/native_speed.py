"""Patches mypyc's C code before it is compiled, so that steps that call each other through the agenda cost less.

The patches do not change behaviour. If another version of mypyc generates different code, they do not match and change nothing.
"""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

HEADER = Path(__file__).with_suffix(".h")
CODE_BEGINS = re.compile(r'^#include "__native', re.MULTILINE)
PARSED = re.compile(
    r"if \(!CPyArg_ParseStackAndKeywordsSimple\(args, nargs, kwnames, &parser, ((?:&\w+(?:, )?)+)\)\) \{"
)
LOOKED_UP = re.compile(
    r"(\w+ = CPyStatic_\w+___globals;\n\s*\w+ = CPyStatics\[\d+\]; /\* '(\w+)' \*/\n)(\s*)(\w+) = CPyDict_GetItem\((\w+), (\w+)\);"
)
# -fvisibility=hidden: a library exports its entry point alone; otherwise every call between functions would go through
# a linker table.
# -fwrapv: sums and products of machine words wrap around, as splitmix64 requires. Python's own flags include it too.
FLAGS = [] if os.name == "nt" else ["-fvisibility=hidden", "-fwrapv"]


def function_names(paths: Iterable[Path]) -> set[str]:
    """Returns the names that modules bind to functions, and to nothing but functions."""
    functions: set[str] = set()
    others: set[str] = set()
    for path in paths:
        for node in ast.parse(path.read_text("utf-8")).body:
            (functions if isinstance(node, ast.FunctionDef) else others).update(_bound(node))
    return functions - others


def _bound(node: ast.stmt) -> Iterator[str]:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        yield node.name
    elif isinstance(node, ast.Assign | ast.AnnAssign | ast.AugAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        yield from (name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name))


class Speed:
    """The patches for the functions of some modules."""

    def __init__(self, paths: Iterable[Path]) -> None:
        self.functions = function_names(paths)
        self.kept = 0

    def put_into(self, code: str) -> str:
        """Returns mypyc's C code with the patches applied."""
        begins = CODE_BEGINS.search(code)
        if begins is None:
            return code
        rest = LOOKED_UP.sub(self._keep, PARSED.sub(_take_arguments, code[begins.start() :]))
        return f"{code[: begins.start()]}{HEADER.read_text('utf-8')}{rest}"

    def _keep(self, found: re.Match[str]) -> str:
        """Caches the lookup of a function that is used as a value."""
        before, name, space, result, names, key = found.groups()
        if name not in self.functions:
            return found[0]
        self.kept += 1
        kept = f"kept_{self.kept}"
        return f"{before}{space}static PyObject *{kept};{space}{result} = kept_function(&{kept}, {names}, {key});"


def _take_arguments(found: re.Match[str]) -> str:
    """Adds a fast path for positional arguments that match the parameters in number."""
    places = [name.strip().removeprefix("&") for name in found[1].split(",")]
    taken = " ".join(f"{name} = args[{at}];" for at, name in enumerate(places))
    return f"if (likely(kwnames == NULL && nargs == {len(places)})) {{ {taken} }} else {found[0]}"
