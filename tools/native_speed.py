"""What is changed in mypyc's C code before it is compiled, so that steps that call each other through the agenda cost less.

Nothing here changes what the code does. Where another version of mypyc writes other code, nothing is found and nothing is changed.
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
# A library exports its entry point alone; without this every call between functions would go through a table of the linker.
# Sums and products of machine words that do not fit lose their high bits: splitmix64 counts on it. Python's own flags say so too.
FLAGS = [] if os.name == "nt" else ["-fvisibility=hidden", "-fwrapv"]


def function_names(paths: Iterable[Path]) -> set[str]:
    """The names under which modules define functions, and nothing but functions."""
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
    """The changes, for the functions of some modules."""

    def __init__(self, paths: Iterable[Path]) -> None:
        self.functions = function_names(paths)
        self.kept = 0

    def put_into(self, code: str) -> str:
        """C code of mypyc with the changes made."""
        begins = CODE_BEGINS.search(code)
        if begins is None:
            return code
        rest = LOOKED_UP.sub(self._keep, PARSED.sub(_take_arguments, code[begins.start() :]))
        return f"{code[: begins.start()]}{HEADER.read_text('utf-8')}{rest}"

    def _keep(self, found: re.Match[str]) -> str:
        """A function that is named as a value is looked up once."""
        before, name, space, result, names, key = found.groups()
        if name not in self.functions:
            return found[0]
        self.kept += 1
        kept = f"kept_{self.kept}"
        return f"{before}{space}static PyObject *{kept};{space}{result} = kept_function(&{kept}, {names}, {key});"


def _take_arguments(found: re.Match[str]) -> str:
    """Arguments that come by place, and as many as there are parameters, are taken as they are."""
    places = [name.strip().removeprefix("&") for name in found[1].split(",")]
    taken = " ".join(f"{name} = args[{at}];" for at, name in enumerate(places))
    return f"if (likely(kwnames == NULL && nargs == {len(places)})) {{ {taken} }} else {found[0]}"
