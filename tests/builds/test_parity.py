"""Everything a program may expect works on both builds: the checks of `parity.py`, here and on the compiled engine."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tools.compiled import ROOT, compiled_folder
from tools.native_setup import Docstrings, in_c
from tools.native_speed import Speed

from tests.builds import parity

CHECKS = [check for name, check in vars(parity).items() if name.startswith("check_")]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_engine_that_runs(check: Callable[[], None]) -> None:
    check()


@pytest.mark.skipif(shutil.which("cc") is None and shutil.which("gcc") is None, reason="no C compiler on this machine")
def test_the_compiled_engine() -> None:
    environment = {key: value for key, value in os.environ.items() if key != "METRO2033_PURE"}
    folder = compiled_folder(environment)
    environment["PYTHONPATH"] = str(folder)
    command = [sys.executable, "-P", str(ROOT / "tests" / "builds" / "parity.py")]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, env=environment, cwd=folder)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert ran.stdout.split() == [check.__name__ for check in CHECKS]


def test_docstrings_find_their_places_in_the_c_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The shapes that mypyc writes; a name that fits twice, or nowhere, is left alone."""
    monkeypatch.chdir(tmp_path)
    Path("bag.py").write_text(
        '"""A bag."""\n\ndef take(n):\n    """Take “n”."""\n\nclass Bag:\n    """Holds things."""\n\n'
        '    @property\n    def size(self):\n        """How many."""\n\n    def silent(self):\n        pass\n'
    )
    known = Docstrings([Path("bag.py")])
    module = known.put_into('"bag",\n    NULL, /* docstring */')
    assert module == '"bag",\n    "A bag.", /* docstring */'
    function = '{"take", (PyCFunction)CPyPy_bag___take, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("take(n)\\n--\\n\\n") /* docstring */},'
    assert f'PyDoc_STR("take(n)\\n--\\n\\n{in_c("Take “n”.")}")' in known.put_into(function)
    assert in_c("“?”") == "\\342\\200\\234\\077\\342\\200\\235"
    type_ = 'static PyTypeObject CPyType_bag___Bag_template_ = {\n.tp_name = "Bag",\n.tp_doc = PyDoc_STR("Bag()\\n--\\n\\n"),'
    assert '"Bag()\\n--\\n\\nHolds things."' in known.put_into(type_)
    size = '{"size",\n (getter)bag___Bag_get_size, NULL,\n NULL, NULL},'
    assert known.put_into(size).endswith('"How many.", NULL},')
    for other in (function.replace("take", "silent"), size.replace("get_size", "get_weight"), module):
        assert known.put_into(other) == other


def test_the_shorter_ways_find_their_places_in_the_c_code(tmp_path: Path) -> None:
    """The shapes that mypyc writes; a name that may be rebound is looked up every time."""
    module = tmp_path / "bag.py"
    module.write_text("def take(s, n): ...\ndef shake(s): ...\nshake = take\nSIZE = 3\n")
    runtime, begin = "#include <init.c>\n", '#include "__native_1.h"\n'
    parse = "if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_s, &obj_n)) {\n"
    look = (
        "    r1 = CPyStatic_bag___globals;\n    r2 = CPyStatics[9]; /* 'take' */\n    r3 = CPyDict_GetItem(r1, r2);\n"
    )
    speed = Speed([module])
    code = speed.put_into(runtime + begin + parse + look)
    assert code.startswith(runtime) and code.index("kept_ints") < code.index(begin)
    assert "if (likely(kwnames == NULL && nargs == 2)) { obj_s = args[0]; obj_n = args[1]; } else if (!CPyArg" in code
    assert "static PyObject *kept_1;" in code and "r3 = kept_function(&kept_1, r1, r2);" in code
    for other in (look.replace("take", "shake"), look.replace("take", "SIZE"), look.replace("globals", "locals")):
        assert other in speed.put_into(begin + other)
    assert speed.put_into(parse + look) == parse + look
