"""Makes a folder with everything to train and to measure on a machine without network access, which has Python, NumPy and PyTorch.

  python3.12 -m tools.train_kit .builds/train-kit     # with the Python version of that machine
  bash .builds/train-kit/train.sh board 8.5 out       # there: train, then play the ladder's bots
  bash .builds/train-kit/measure.sh final 480 out     # there: play the ladder's matches; see the script for its parts

The folder holds the package with its compiled engine and its dependencies, packed, the benchmarks and the scripts. If the libraries do not
load, the scripts delete them, and the engine runs as plain Python.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from metro2033.languages import LANGUAGES
from tools.compiled import ROOT, built_wheel

SCRIPTS = ("unpack.sh", "train.sh", "measure.sh")
THERE = ("numpy", "numpy.libs", "bin")  # already on the other machine, or not needed


def install(wheel: Path, site: Path) -> None:
    """Installs the package and its dependencies into a folder."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile"]
    subprocess.run([*command, "--target", str(site), f"{wheel}[rl]"], check=True)


def slim(site: Path) -> None:
    """Removes files that are not needed on the other machine."""
    for name in THERE:
        shutil.rmtree(site / name, ignore_errors=True)
    for path in (site / "babel" / "locale-data").glob("*.dat"):
        # Babel's data of other languages is most of its size.
        if path.stem.partition("_")[0] not in (*LANGUAGES, "root"):
            path.unlink()


def freshen(site: Path) -> None:
    """Copies Python files that are never compiled from the current sources; with --wheel, those in the package may be older."""
    for path in sorted((ROOT / "src" / "metro2033").rglob("*.py")):
        target = site / path.relative_to(ROOT / "src")
        if not list(target.parent.glob(f"{target.stem}.*.so")):
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)
    for path in sorted((ROOT / "src" / "metro2033" / "text").rglob("*.ftl")):
        shutil.copy(path, site / path.relative_to(ROOT / "src"))


def main() -> None:
    """Makes the folder."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument(
        "--wheel", type=Path, help="a wheel that was built before, with an engine that has not changed since"
    )
    given = parser.parse_args()
    os.environ["METRO2033_NO_PAGE"] = "1"
    wheel = given.wheel or built_wheel(tell=print)
    shutil.rmtree(given.folder, ignore_errors=True)
    given.folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as place:
        site = Path(place) / "site"
        install(wheel, site)
        slim(site)
        if given.wheel:
            freshen(site)
        with tarfile.open(given.folder / "site.tar.gz", "w:gz") as archive:
            archive.add(site, ".")
    for name in SCRIPTS:
        shutil.copy(ROOT / "tools" / name, given.folder)
    (given.folder / "bench").mkdir()
    for path in (ROOT / "bench").glob("*.py"):
        shutil.copy(path, given.folder / "bench")
    shutil.copytree(ROOT / "bench" / "ledgers", given.folder / "bench" / "ledgers")
    size = sum(path.stat().st_size for path in given.folder.rglob("*") if path.is_file())
    print(f"{given.folder}: {size / 1e6:.1f} MB, {wheel.name}")


if __name__ == "__main__":
    main()
