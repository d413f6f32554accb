"""Writes the software bill of materials (SBOM) as CycloneDX 1.5: the components of the server and the page, with hashes.

`python -m tools.sbom FILE` needs no network: Python packages come from uv.lock, by `uv export`, and the page's from web/package-lock.json.
"""

from __future__ import annotations

import base64
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

ROOT = Path(__file__).parents[1]
EXPORT = ("--frozen", "--offline", "--no-dev", "--extra", "postgres", "--quiet")  # packages of a server
NO_HASH = {"name": "metro2033:hash", "value": "none in package-lock.json; optional, for another system"}
ALGORITHMS = {"sha512": "SHA-512", "sha384": "SHA-384", "sha256": "SHA-256", "sha1": "SHA-1"}


def uv_export(*options: str) -> str:
    """Returns the packages of a server from uv.lock."""
    command = [sys.executable, "-m", "uv", "export", "--project", str(ROOT), *EXPORT, *options]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def page_components(lock: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yields the packages that the page is built from and with."""
    for path, package in sorted(lock["packages"].items()):
        if not path or package.get("link"):
            continue
        name = package.get("name") or path.rpartition("node_modules/")[2]
        url = f"pkg:npm/{quote(name, safe='/')}@{package['version']}"
        component = {
            "type": "library",
            "bom-ref": f"{url}#{quote(path)}",
            "name": name,
            "version": package["version"],
            "purl": url,
            "scope": "excluded" if package.get("dev") else "required",
        }
        if "integrity" in package:
            yield {**component, "hashes": [_hash(text) for text in package["integrity"].split()]}
        else:  # npm records no hash of an optional package for other systems
            yield {**component, "properties": [NO_HASH]}


def _hash(integrity: str) -> dict[str, str]:
    algorithm, _, value = integrity.partition("-")
    return {"alg": ALGORITHMS[algorithm], "content": base64.b64decode(value).hex()}


def sbom() -> dict[str, Any]:
    """Returns the whole bill of materials."""
    document: dict[str, Any] = json.loads(uv_export("--format", "cyclonedx1.5", "--preview"))
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    document["components"] += page_components(lock)
    return document


def main() -> None:
    """Writes the file."""
    Path(sys.argv[1]).write_text(json.dumps(sbom(), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
