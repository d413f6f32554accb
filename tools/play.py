"""`make play`: installs the compiled game in a separate environment, again when the sources change, and runs it.

Needs only Python 3.11; on Windows: `py -m tools.play`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv

from tools.compiled import BUILDS, ROOT, built_wheel, source_hash

FOLDER = BUILDS / "play"
READY = FOLDER / "ready"
PROGRAMS = FOLDER / ("Scripts" if os.name == "nt" else "bin")
PYTHON = PROGRAMS / ("python.exe" if os.name == "nt" else "python")
PIP = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]


def set_up(fingerprint: str) -> None:
    """Make the environment, and say what is being done, because it takes minutes."""
    tell("Setting up the game. This is done once, and again when its sources change.")
    tell(f"1/3  Creating an environment in {FOLDER.relative_to(ROOT)} …")
    READY.unlink(missing_ok=True)
    if not PYTHON.exists():
        venv.create(FOLDER, with_pip=True, clear=True)
    tell("2/3  Building the game; compiling the engine takes about four minutes …")
    wheel = built_wheel(tell=lambda line: tell(f"       {line}"), python=str(PYTHON))
    tell("3/3  Installing it and what it needs …")
    server = f"metro2033[server] @ {wheel.as_uri()}"
    # The second time because pip leaves a package alone whose version is installed, whatever has changed in it.
    for words in ([server], ["--no-deps", "--force-reinstall", str(wheel)]):
        if subprocess.run([*PIP, *words], check=False).returncode:
            sys.exit("The game could not be installed; see above. It needs access to PyPI.")
    READY.write_text(fingerprint, encoding="utf-8")
    tell("Ready. The address follows; stop with Ctrl+C.")


def tell(line: str) -> None:
    """Progress goes to standard error, at once."""
    print(line, file=sys.stderr, flush=True)


def main() -> None:
    """Set up if need be, then serve here and open the browser."""
    fingerprint = source_hash()
    if not READY.is_file() or READY.read_text(encoding="utf-8") != fingerprint:
        set_up(fingerprint)
    command = [str(PYTHON), "-P", "-m", "metro2033", *sys.argv[1:]]
    if os.name == "nt":
        sys.exit(subprocess.call(command))
    os.execv(PYTHON, command)


if __name__ == "__main__":
    main()
