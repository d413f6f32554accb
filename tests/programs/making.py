"""Small programs for tests: each speaks the bot protocol more or less well."""

from __future__ import annotations

import sys
from pathlib import Path

GOOD = """
import json, os, sys, time
def say(**line): print(json.dumps(line), flush=True)
asked = 0
for text in sys.stdin:
    line = json.loads(text)
    kind = line["type"]
    if kind == "hello":
        say(type="hello", protocol=1, name="Tester", options=[
            {"name": "level", "kind": "integer", "default": 1, "least": 0, "most": 9},
            {"name": "brave", "kind": "boolean", "default": False},
            {"name": "style", "kind": "text", "default": "calm", "values": ["calm", "wild"]}])
    elif kind == "question":
        asked += 1
        ON_QUESTION
        say(type="answer", id=line["id"], choice=0, chance=0.5, comment="why not")
    elif kind == "quit":
        break
    ON_LINE
"""


def program(folder: Path, on_question: str = "pass", on_line: str = "pass", settings: str = "") -> str:
    """Returns the spec of a program that answers with the first choice by default."""
    text = GOOD.replace("ON_QUESTION", on_question).replace("ON_LINE", on_line)
    return script(folder, text, settings)


def script(folder: Path, text: str, settings: str = "") -> str:
    """Returns the spec of a Python script."""
    path = folder / f"bot{len(list(folder.iterdir()))}.py"
    path.write_text(text)
    return f"exec:{settings}{sys.executable} {path}"
