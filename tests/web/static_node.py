"""The built edition in Node: the interpreter of browsers answers requests with the archives that browsers fetch."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from tests.web.static_edition import DIST

WEB = Path(__file__).parents[2] / "web"
# Reads lines of JSON, [method, path, body], and writes one of [status, body] for each; keeps nothing.
PROGRAM: Final = """
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const assets = join(process.argv[1], "assets");
const fileOf = (name) => join(assets, readdirSync(assets).find((file) => file.startsWith(name)));
const archive = (name) => new Uint8Array(gunzipSync(readFileSync(fileOf(name)))); // Pyodide knows no buffers

const folder = mkdtempSync(join(tmpdir(), "metro2033-"));
const library = join(folder, "library.zip");
writeFileSync(library, archive("library-"));
const python = await loadPyodide({ stdLibURL: library, stdout: console.error, stderr: console.error });
rmSync(folder, { recursive: true });
python.unpackArchive(archive("package-"), "tar", { extractDir: "/modules" });
python.runPython("import sys; sys.path.insert(0, '/modules')");

const device = python.pyimport("metro2033.device.worker");
const storage = { load: async () => [], put: async () => {}, remove: async () => {} };
const absent = async () => {
  throw new Error("there is none");
};
const opened = device.open_device(storage, absent, absent);
console.log("ready");
for await (const line of createInterface({ input: process.stdin })) {
  const [method, path, body] = JSON.parse(line);
  const answer = await device.request(opened, method, path, body ?? undefined);
  console.log(JSON.stringify(answer.toJs()));
  answer.destroy();
}
process.exit(0);
"""


class InNode:
    """The device of the built edition, in Node."""

    def __init__(self) -> None:
        command = ["node", "--input-type=module", "-e", PROGRAM, str(DIST)]
        self.process = subprocess.Popen(
            command, cwd=WEB, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        assert self._read() == "ready\n", "the interpreter has not started"

    def api(self, method: str, path: str, body: object = None) -> Any:
        """Asks it."""
        assert self.process.stdin
        self.process.stdin.write(json.dumps([method, path, None if body is None else json.dumps(body)]) + "\n")
        self.process.stdin.flush()
        status, found = json.loads(self._read())
        assert status < 300, found
        return json.loads(found or "null")

    def end(self) -> None:
        """Ends the process."""
        self.process.communicate()

    def _read(self) -> str:
        assert self.process.stdout
        return self.process.stdout.readline()


@contextmanager
def in_node() -> Iterator[InNode]:
    """Runs the edition in Node for a while."""
    device = InNode()
    yield device
    device.end()
