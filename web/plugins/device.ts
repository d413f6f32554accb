// The edition without a server: the files that its worker fetches, its rules for the browser, and the list that its service worker keeps.
import { createHash } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { LANGUAGES } from "../src/net/types/languages";

const FILES = process.env.METRO2033_DEVICE_FILES ?? ""; // a folder that tools/static.py has filled
const ID = "\0package:device";
const WANTED = {
  interpreter: "interpreter.bin",
  module: "interpreter.js",
  library: "library.bin",
  package: "package.bin",
  board: "weights-board.npz",
  breakthrough: "weights-breakthrough.npz",
};
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const SOURCE = join(import.meta.dirname, "../src");
const TRANSPORTS = ["net/server.ts", "net/device/device.svelte.ts"];

/** The addresses and the sizes of these files, as the module `package:device`, and whom the page asks, as `package:transport`. */
export function deviceFiles(isStatic: boolean): Plugin {
  return {
    name: "device-files",
    enforce: "pre",
    resolveId: (id) =>
      id === "package:device"
        ? ID
        : id === "package:transport"
          ? join(SOURCE, TRANSPORTS[Number(isStatic)]!)
          : undefined,
    load(id) {
      if (id !== ID) return undefined;
      if (!isStatic) return "export default null;";
      if (!FILES) this.error("the edition without a server is built by: make static");
      const entries = Object.entries(WANTED).map(([key, name]) => {
        const source = readFileSync(join(FILES, name));
        const address = `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name, source })}`;
        return `${key}: { address: ${address}, size: ${statSync(join(FILES, name)).size} }`;
      });
      return `export default { ${entries.join(", ")} };`;
    },
  };
}

/** What a reader sees whose browser cannot start the page: it is too old, or a script did not arrive. */
function unstarted(): string {
  const said = LANGUAGES.map((language) => {
    const texts = readFileSync(join(SOURCE, `../../src/metro2033/text/${language}/web_device.ftl`), "utf8");
    return `<p lang="${language}">${/^device-unstarted = (.+)$/m.exec(texts)![1]!}</p>`;
  });
  return said.join("");
}

/** What the page of this edition may load: its own files, and WebAssembly. */
export function policy(): Plugin {
  return {
    name: "policy",
    transformIndexHtml: {
      order: "post",
      handler: (html) =>
        html
          .replace("<head>", `<head>\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />`)
          .replace(/<noscript[\s\S]*<\/noscript\s*>\s*/, "")
          .replace('<div id="app"></div>', `<div id="app"><main class="page unstarted">${unstarted()}</main></div>`),
    },
  };
}

const PLACEHOLDER = /"__KEPT__"/;
const WORKER = "service-worker.js";
const PAGE = "index.html"; // kept under the address of its folder
const ON_DEMAND = /weights-/; // kept when they have been fetched once
const UNKEPT = [WORKER, "push-worker.js"];
const PUBLIC = ["manifest.webmanifest", "icon.svg", "icon-192.png", "icon-512.png", "icon-maskable-512.png"];

/** Write the list of all files with their hashes, and a version that follows from their contents, into the service worker. */
export function keptFiles(): Plugin {
  return {
    name: "kept-files",
    writeBundle({ dir }, bundle) {
      const read = (file: string) => readFileSync(join(dir!, file));
      const names = Object.keys(bundle).filter((name) => !UNKEPT.includes(name));
      const script = Object.values(bundle).find(
        (file) => file.type === "chunk" && file.isEntry && names.includes(file.fileName),
      );
      if (!script || !(WORKER in bundle)) return this.error("there is no page, or no service worker");
      const version = createHash("sha256");
      for (const name of [...names, WORKER].sort()) version.update(name).update(read(name));
      const hashed = (files: string[]) =>
        Object.fromEntries(
          files.map((file) => [file, `sha256-${createHash("sha256").update(read(file)).digest("base64")}`]),
        );
      const kept = {
        version: version.digest("hex").slice(0, 12),
        script: script.fileName,
        files: hashed([...names.filter((name) => name !== PAGE && !ON_DEMAND.test(name)), ...PUBLIC]),
        later: hashed(names.filter((name) => ON_DEMAND.test(name))),
      };
      writeFileSync(join(dir!, WORKER), read(WORKER).toString().replace(PLACEHOLDER, JSON.stringify(kept)));
    },
  };
}
