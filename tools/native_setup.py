"""Compiles modules with mypyc and keeps their docstrings: `python native_setup.py MODULE... [mypy options]`, in the sources' folder.

mypyc writes signatures into its C code but omits docstrings, so `help()` would be empty. This script inserts them into the generated C code
before it is compiled; docstrings without a matching place are skipped. `native_speed.py` patches the code in the same step.
"""

from __future__ import annotations

import ast
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup  # type: ignore[import-untyped]

if __name__ == "__main__":
    from native_speed import FLAGS, Speed  # type: ignore[import-not-found]
else:
    from tools.native_speed import FLAGS, Speed

SEPARATOR = "___"  # mypyc's replacement for a dot
FUNCTION = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),[\w|\s]+, PyDoc_STR\("(?:[^"\\]|\\.)*)("\))')
CLASS = re.compile(r'(PyTypeObject CPyType_(\w+)_template_ = \{[^}]*?\.tp_doc = PyDoc_STR\("(?:[^"\\]|\\.)*)("\))')
PROPERTY = re.compile(r"(\(getter\)(\w+)_get_(\w+),\s*(?:\(setter\)\w+|NULL),\s*)NULL(, NULL\})")
MODULE = re.compile(r'("([\w.]+)",\s*)NULL(, /\* docstring \*/)')


def docstrings(path: Path) -> Iterator[tuple[str, str]]:
    """Yields every docstring of a module by full name: of the module, its classes, functions and methods."""
    module = ".".join(path.with_suffix("").parts)
    nodes: list[tuple[str, ast.Module | ast.ClassDef | ast.FunctionDef]] = [
        (module, ast.parse(path.read_text("utf-8")))
    ]
    while nodes:
        name, node = nodes.pop()
        text = ast.get_docstring(node)
        if text:
            yield name, text
        if not isinstance(node, ast.FunctionDef):
            inner = [child for child in node.body if isinstance(child, ast.ClassDef | ast.FunctionDef)]
            nodes += [(f"{name}.{child.name}", child) for child in inner]


class Docstrings:
    """The docstrings of some modules, found by mypyc's names: the shortest unambiguous suffix of the full name."""

    def __init__(self, paths: list[Path]) -> None:
        self.by_name = {name: text for path in paths for name, text in docstrings(path)}
        self.by_end: dict[str, list[str]] = {}
        for name, text in self.by_name.items():
            parts = name.split(".")
            for start in range(len(parts)):
                self.by_end.setdefault(SEPARATOR.join(parts[start:]), []).append(text)

    def find(self, name: str) -> str:
        """Returns the docstring for a name in C, as the inside of a C string; empty if there is none or more than one."""
        found = self.by_end.get(name, [])
        return in_c(found[0]) if len(found) == 1 else ""

    def put_into(self, code: str) -> str:
        """Returns mypyc's C code with the docstrings inserted."""
        code = FUNCTION.sub(lambda m: m[1] + self.find(m[2]) + m[3], code)
        code = CLASS.sub(lambda m: m[1] + self.find(m[2]) + m[3], code)
        code = PROPERTY.sub(lambda m: m[1] + quoted(self.find(f"{m[2]}{SEPARATOR}{m[3]}")) + m[4], code)
        return MODULE.sub(lambda m: m[1] + quoted(in_c(self.by_name.get(m[2], ""))) + m[3], code)


def in_c(text: str) -> str:
    """Returns text as the inside of a C string."""
    return "".join(
        chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}" for byte in text.encode()
    )


def quoted(text: str) -> str:
    """Returns a C string, or NULL for an empty one."""
    return f'"{text}"' if text else "NULL"


def main(words: list[str]) -> None:
    """Generates the C code, inserts the docstrings and the speed patches, and compiles."""
    best, bare = os.environ.get("MYPYC_OPT_LEVEL", "3"), os.environ.get("MYPYC_DEBUG_LEVEL", "0")
    extensions = mypycify(words, opt_level=best, debug_level=bare)
    modules = [Path(word) for word in words if word.endswith(".py")]
    known, speed = Docstrings(modules), Speed(modules)
    for source in {Path(source) for extension in extensions for source in extension.sources}:
        if source.name.startswith("__native"):
            source.write_text(speed.put_into(known.put_into(source.read_text("utf-8"))), "utf-8")
    for extension in extensions:
        extension.extra_compile_args += FLAGS
    setup(name="native", ext_modules=extensions, script_args=["build_ext", "--inplace"])


if __name__ == "__main__":
    main(sys.argv[1:])
