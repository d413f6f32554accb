// What the browser keeps of the luck of its games, and what it notices.
import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EntryView, RoomView, Update } from "../src/net/types/wire";
import { commandFor, compare } from "../src/net/luck/comparing";
import { keep, keptOf, sawRoom, sawUpdate } from "../src/net/luck/kept";
import { promise, reveal } from "../src/net/luck/promising";
import { sha256 } from "../src/net/luck/sha256";

const SECRET = "5a".repeat(32);
const COMMITMENT = createHash("sha256").update(Buffer.from(SECRET, "hex")).digest("hex");
const NONCES = ["a".repeat(32), "seat 1"];
const LINKS = ["11".repeat(32), "22".repeat(32)];
const RECORD = [
  "metro2033 record 1",
  "chance: sealed 2",
  `secret: ${SECRET}`,
  ...NONCES.map((nonce) => `nonce: ${nonce}`),
  "called_off: 1",
  "",
  ...LINKS.map((link) => `~ ${link} answer 0 pass`),
  ". unfinished 0",
].join("\n");

const room = (commitment: string, status = "playing") => ({ id: "room", commitment, status }) as RoomView;
const update = (...links: string[]) =>
  ({ entries: links.map((link, at) => ({ seq: at + 1, link }) as EntryView) }) as Update;

afterEach(() => vi.unstubAllGlobals());

beforeEach(() => {
  localStorage.clear();
  keep("room", { commitment: "", hashes: [], reveals: 0, seq: -1, link: "", broken: false });
});

test("the hash is that of everybody else, whatever the length", () => {
  for (let length = 0; length < 200; length++) {
    const text = "ż".repeat(length % 3) + "x".repeat(length);
    expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
  }
});

test("a true record is the game that was seen", () => {
  sawRoom(room(COMMITMENT));
  sawUpdate("room", update(...LINKS));
  keep("room", { hashes: [sha256(NONCES[0]!), ""], reveals: 2 });
  const kept = keptOf("room")!;
  expect(compare(kept, RECORD).map((check) => [check.name, check.holds])).toEqual([
    ["commitment", true],
    ["hashes", true],
    ["reveals", true],
    ["link", true],
  ]);
  expect(commandFor("game.metro", kept)).toBe(
    `metro2033 verify game.metro --commitment ${COMMITMENT} --hashes ${sha256(NONCES[0]!)},- --link ${LINKS[1]}`,
  );
});

test.each([
  ["commitment", RECORD.replace(SECRET, "5b".repeat(32))],
  ["hashes", RECORD.replace(NONCES[0]!, "b".repeat(32))],
  ["hashes", RECORD.replace("seat 1", "chosen-by-somebody")],
  ["reveals", RECORD.replace("called_off: 1\n", "")],
  ["link", RECORD.replace(LINKS[1]!, "33".repeat(32))],
  ["link", RECORD.replace(`~ ${LINKS[1]} answer 0 pass\n`, "")],
])("another game is noticed by its %s", (name, record) => {
  sawRoom(room(COMMITMENT));
  sawUpdate("room", update(...LINKS));
  keep("room", { hashes: [sha256(NONCES[0]!), ""], reveals: 2 });
  const failed = compare(keptOf("room")!, record).filter((check) => !check.holds);
  expect(failed.map((check) => check.name)).toEqual([name]);
});

test("a server that shows another commitment or another link than before is noticed at once", () => {
  sawRoom(room(COMMITMENT));
  sawRoom(room("00".repeat(32)));
  expect(keptOf("room")).toMatchObject({ commitment: COMMITMENT, broken: true });
  keep("room", { broken: false });
  sawUpdate("room", update(...LINKS));
  sawUpdate("room", update(LINKS[0]!, "33".repeat(32)));
  expect(keptOf("room")).toMatchObject({ seq: 2, link: LINKS[1], broken: true });
});

test("a nonce is revealed when the list is closed, and never for another list", async () => {
  const sent: string[] = [];
  vi.stubGlobal("fetch", (_: string, request: { body: string }) => {
    sent.push((JSON.parse(request.body) as { nonce: string }).nonce);
    return Promise.resolve(new Response("{}"));
  });
  keep("room", { commitment: COMMITMENT });
  const ours = promise();
  const seen = (theirs: string, hidden: number[] | null) =>
    ({
      ...room(COMMITMENT, "lobby"),
      hidden,
      you: { seats: [0] },
      seats: [{ commitment: ours }, { commitment: theirs }],
    }) as unknown as RoomView;
  await reveal(seen("aa", null));
  expect(sent).toEqual([]);
  await reveal(seen("aa", [0, 1]));
  await reveal(seen("aa", [0, 1])); // the same again, as in another tab
  expect(sent.map(sha256)).toEqual([ours, ours]);
  expect(keptOf("room")).toMatchObject({ hashes: [ours, "aa"], reveals: 1, broken: false });
  await reveal(seen("bb", [0, 1]));
  expect(sent.length).toBe(2);
  expect(keptOf("room")).toMatchObject({ hashes: [ours, "aa"], broken: true });
});

test("nothing is revealed to a server that has changed its commitment", async () => {
  const asked = vi.fn();
  vi.stubGlobal("fetch", asked);
  keep("room", { commitment: COMMITMENT });
  const closed = { hidden: [0], you: { seats: [0] }, seats: [{ commitment: promise() }] };
  await reveal({ ...room("00".repeat(32), "lobby"), ...closed } as unknown as RoomView);
  expect(asked).not.toHaveBeenCalled();
});
