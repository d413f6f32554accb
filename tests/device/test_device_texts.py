"""The edition for browsers leaves out the texts that its Python never says."""

from __future__ import annotations

import re

from tools.static import PACKAGE, package_files

from metro2033.languages import LANGUAGES, TEXTS
from tests.text.test_words import messages

SHIPPED = list(package_files())
PYTHON = "\n".join(path.read_text(encoding="utf-8") for path in SHIPPED if path.suffix == ".py")
LITERALS = set(re.findall(r"[\"']([a-z][\w-]*)[\"']", PYTHON))
TEMPLATES = tuple(set(re.findall(r"f[\"']([a-z][\w-]*-)\{", PYTHON)))


def test_no_text_that_its_python_names_is_left_out() -> None:
    left_out = [path for path in (TEXTS / "en").glob("*.ftl") if path not in SHIPPED]
    assert len(left_out) > 20
    named = {key: path.name for path in left_out for key in messages(path) if "." not in key}
    assert {key: file for key, file in named.items() if key in LITERALS or key.startswith(TEMPLATES)} == {}


def test_no_text_refers_to_one_that_is_left_out() -> None:
    for language in LANGUAGES:
        texts = [path for path in SHIPPED if path.suffix == ".ftl" and language in path.relative_to(PACKAGE).parts]
        known = {key for path in texts for key in messages(path)}
        for path in texts:
            used = set(re.findall(r"\{ ([a-z][\w-]*) \}", path.read_text(encoding="utf-8")))
            assert used <= known, path
