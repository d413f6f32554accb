"""Rich's console, patched to keep words joined by a no-break space together; Rich itself breaks lines at any white space."""

from __future__ import annotations

import re

from rich import _wrap
from rich.console import Console

from metro2033.text.typeset import NO_BREAK

__all__ = ["Console"]

_wrap.re_word = re.compile(rf"[^\S{NO_BREAK}]*[\S{NO_BREAK}]+[^\S{NO_BREAK}]*")
