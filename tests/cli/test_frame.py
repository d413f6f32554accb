"""Tests help pages and the messages about wrong arguments, in every language."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys

import pytest

from metro2033.languages import LANGUAGES
from metro2033.text.typeset import plain
from metro2033.text.words import words_for
from tests.cli.attempts import Attempts
from tests.forks import ROOT

# Words of click's own frame, in lower case, as whole words.
ENGLISH = re.compile(
    r"\b(usage|options|arguments|commands|command|args|error|show this|exit|default|required|missing|invalid|"
    r"no such|try|possible|integer|range|int|str|path|got unexpected|requires|install completion|shell)\b"
)
ALL_HELP = """
import contextlib, io, json
import click
from metro2033.cli.main import app

def names(command, before=""):
    for name in command.list_commands(None) if isinstance(command, click.Group) else ():
        yield f"{before}{name}"
        yield from names(command.get_command(None, name), f"{before}{name} ")

pages = {}
for name in ("", *names(app)):
    with contextlib.redirect_stdout(io.StringIO()) as page:
        app.main([*name.split(), "--help"], prog_name="metro2033", standalone_mode=False)
    pages[name] = page.getvalue()
print(json.dumps(pages))
"""


def help_pages(language: str, *more: str) -> dict[str, str]:
    """Returns the help of every command, from a process of its own in that language."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "METRO2033_LANG": language, "COLUMNS": "100"}
    command = [sys.executable, "-c", ALL_HELP, *more]
    ran = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    pages: dict[str, str] = json.loads(ran.stdout)
    return pages


def english_words(text: str) -> set[str]:
    """Returns the words of the English frame that are left; names of options and of values do not count."""
    plain = re.sub(r"--?[a-z-]+|[a-z]+://\S*|METRO2033\w*|compiled|pure", " ", text)
    return set(ENGLISH.findall(plain.lower()))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_english_frame_word_is_left_in_any_help_page(language: str) -> None:
    for name, page in help_pages(language).items():
        assert english_words(page) == set(), name


def test_the_check_for_english_words_would_find_them() -> None:
    pages = help_pages("en")
    assert {"usage", "options", "commands", "default"} <= english_words(pages[""] + pages["simulate"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_help_page_has_its_frame(language: str) -> None:
    say = words_for(language, "").say
    pages = help_pages("en", "--lang", language)  # the option goes before the environment
    for name, page in pages.items():
        lines = page.splitlines()
        assert lines[0].startswith(f"{say('frame-usage')} metro2033 {name}".rstrip())
        assert f"{say('frame-options')}:" in lines and say("help-help") in page
    assert f"{say('frame-commands')}:" in pages[""].splitlines()
    assert all(f"  {name} " in pages[""] for name in pages if name and " " not in name)
    assert all(f"  {name} " in pages["operator"] for name in ("ban", "test-mail"))
    assert say("frame-argument-file") in pages["replay"].splitlines()[0]
    assert plain(say("frame-between", {"least": "0", "most": "65535"})) in " ".join(pages["serve"].split())
    assert say("frame-default", {"value": "2033"}) in " ".join(pages["serve"].split())
    assert not [name for name, page in pages.items() if "UNSET" in page], "an option without a default has none"


MISTAKES = (
    "--nonsense", "nonsense", "simulte", "replay", "simulate --gamess 2", "simulate --games", "simulate --games x",
    "serve --port 99999", "simulate --json=1", "simulate one two", "simulate --seed 1.5",
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("line", MISTAKES)
def test_mistakes_on_the_command_line_are_told_in_the_readers_language(
    line: str, language: str, attempt: Attempts
) -> None:
    english, told = attempt(*line.split()), attempt(*line.split(), language=language)
    assert english.status == told.status == 2
    assert told.sentence != english.sentence
    assert english_words(told.sentence.replace("simulate", "").replace("serve", "")) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_lang_before_the_command_holds_for_the_command(language: str, attempt: Attempts) -> None:
    before, after = attempt("--lang", language, "rule", "zz"), attempt("rule", "zz", "--lang", language)
    assert before == after and before.status == 1
    assert attempt("--lang", "xx", "rule", "zz").status == 2
