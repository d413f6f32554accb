// Compares the record of a finished game with the evidence stored in this browser.
import type { Kept } from "./kept";
import { sha256 } from "./sha256";

export interface Comparison {
  name: "commitment" | "hashes" | "link" | "reveals";
  holds: boolean;
}

const values = (lines: string[], key: string) =>
  lines.filter((line) => line.startsWith(`${key}: `)).map((line) => line.slice(key.length + 2));

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** Returns every comparison that the evidence allows. */
export function compare(kept: Kept, record: string): Comparison[] {
  const lines = record.split("\n");
  const head = lines.slice(0, lines.indexOf(""));
  const links = lines.filter((line) => line.startsWith("~ ")).map((line) => line.split(" ")[1]);
  const [secret = ""] = values(head, "secret");
  const hashes = values(head, "nonce").map((nonce, seat) => (nonce === `seat ${seat}` ? "" : sha256(nonce)));
  const calledOff = Number(values(head, "called_off")[0] ?? 0);
  const comparisons: Comparison[] = [{ name: "commitment", holds: sha256(bytesOf(secret)) === kept.commitment }];
  if (kept.hashes.length) {
    comparisons.push({ name: "hashes", holds: hashes.join() === kept.hashes.join() });
    comparisons.push({ name: "reveals", holds: kept.reveals <= calledOff + 1 });
  }
  if (kept.seq > 0) comparisons.push({ name: "link", holds: !kept.broken && links[kept.seq - 1] === kept.link });
  return comparisons;
}

/** Returns the command that checks a record against the evidence, for a program that did not come from the server. */
export function commandFor(file: string, kept: Kept | null): string {
  const parts = ["metro2033", "verify", file];
  if (kept) parts.push("--commitment", kept.commitment);
  if (kept?.hashes.length) parts.push("--hashes", kept.hashes.map((hash) => hash || "-").join());
  if (kept && kept.seq > 0) parts.push("--link", kept.link);
  return parts.join(" ");
}
