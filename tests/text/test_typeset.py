"""No-break spaces: Python and the page typeset the same texts in the same way."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from metro2033.text.typeset import NO_BREAK, plain, typeset
from metro2033.text.words import words_for

ROOT = Path(__file__).parents[2]
VECTORS = [
    (one["language"], one["text"], one["typeset"].replace("~", NO_BREAK))
    for one in json.loads((Path(__file__).parent / "typeset.json").read_text(encoding="utf-8"))
]
BUNDLER = ROOT / "web" / "node_modules" / ".bin" / "esbuild"


@pytest.mark.parametrize(("language", "text", "wanted"), VECTORS)
def test_spaces_that_must_not_break(language: str, text: str, wanted: str) -> None:
    assert typeset(text, language) == wanted
    assert typeset(wanted, language) == wanted
    assert plain(wanted) == text


def test_english_apostrophes_are_curly() -> None:
    assert typeset("The Bandits' army, Khan's friend", "en") == "The Bandits’ army, Khan’s friend"
    assert typeset("isn't in ['reserve']", "en") == "isn’t in ['reserve']"  # a value that a message quotes


def test_every_message_is_typeset() -> None:
    assert NO_BREAK in words_for("pl", "board").say("why-not-in-game")
    assert NO_BREAK in words_for("ru", "board").forms("law_taxation")["text"]
    assert NO_BREAK not in words_for("en", "board").forms("law_taxation")["text"]


@pytest.mark.skipif(not BUNDLER.exists() or not shutil.which("node"), reason="the page's tools are not installed")
def test_the_page_sets_texts_the_same_way(tmp_path: Path) -> None:
    script = tmp_path / "typeset.mjs"
    source = ROOT / "web" / "src" / "text" / "typeset.ts"
    subprocess.run(
        [BUNDLER, str(source), "--bundle", "--format=esm", f"--outfile={script}"], check=True, capture_output=True
    )
    program = (
        f"import {{ typeset }} from {json.dumps(script.as_uri())};"
        "let all = ''; for await (const part of process.stdin) all += part;"
        "console.log(JSON.stringify(JSON.parse(all).map(([language, text]) => typeset(text, language))));"
    )
    given = json.dumps([(language, text) for language, text, _ in VECTORS])
    ran = subprocess.run(
        ["node", "--input-type=module", "-e", program], input=given, check=True, capture_output=True, text=True
    )
    assert json.loads(ran.stdout) == [wanted for _, _, wanted in VECTORS]
