// Starts Python from what has been fetched, and unpacks the package.
import { loadPyodide, type PyodideAPI } from "pyodide";
import { BrokenDownload, type Fetched } from "./fetching";

type CreatePyodideModule = NonNullable<NonNullable<Parameters<typeof loadPyodide>[0]>["createPyodideModule"]>;

/** What is used of the interpreter's file system. */
interface Files {
  mkdirTree(path: string): void;
  writeFile(path: string, content: Uint8Array, options: { canOwn: boolean }): void;
}

const LIBRARIES = "/modules";
const BLOCK = 512; // of a tar archive
// Pyodide asks for its own files by these names; it gets what has been fetched already.
const OWN = "device:";
const NO_PACKAGES = JSON.stringify({
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", version: "314.0.7" },
  packages: {},
});

export async function startPython(module: string, fetched: Fetched): Promise<PyodideAPI> {
  const original = globalThis.fetch;
  const own = (address: string): Promise<Response> | undefined => {
    if (address.endsWith("pyodide.asm.wasm")) return fetched.interpreter;
    if (address.endsWith("library.zip")) return fetched.library.then((bytes) => new Response(bytes));
    return undefined;
  };
  globalThis.fetch = (asked, options) =>
    own(asked instanceof Request ? asked.url : String(asked)) ?? original(asked, options);
  try {
    const imported = import(/* @vite-ignore */ module).then(
      (found: { default: CreatePyodideModule }) => found.default,
      (fault: unknown) => {
        throw new BrokenDownload(String(fault));
      },
    );
    const [createPyodideModule] = await Promise.all([imported, fetched.library]);
    const starting = loadPyodide({
      indexURL: OWN,
      stdLibURL: `${OWN}library.zip`,
      lockFileContents: NO_PACKAGES,
      createPyodideModule,
      stdout: () => {},
      stderr: (line: string) => console.warn(line),
    });
    const python = await Promise.race([starting, fetched.broken]);
    unpack(await fetched.package, python);
    return python;
  } finally {
    globalThis.fetch = original;
  }
}

/** Lay the files of an archive into the memory of the interpreter, without copying them. */
function unpack(archive: Uint8Array<ArrayBuffer>, python: PyodideAPI): void {
  const files = python.FS as Files;
  const decoder = new TextDecoder();
  const known = new Set<string>();
  const text = (at: number, length: number) => decoder.decode(archive.subarray(at, at + length)).replace(/\0.*$/s, "");
  for (let at = 0; at + BLOCK <= archive.length && archive[at] !== 0;) {
    const name = [text(at + 345, 155), text(at, 100)].filter(Boolean).join("/");
    const size = parseInt(text(at + 124, 12), 8);
    const path = `${LIBRARIES}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!known.has(folder)) files.mkdirTree(folder);
    known.add(folder);
    files.writeFile(path, archive.subarray(at + BLOCK, at + BLOCK + size), { canOwn: true });
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(LIBRARIES)})`);
}
