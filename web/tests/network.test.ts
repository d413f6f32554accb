// The page's network and NumPy's say the same of positions of seeded games. tests/bots/positions.py writes them; POSITIONS names the file.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Network } from "../src/network/network";
import { readNpz, widen } from "../src/network/npz";

interface Position {
  game: string;
  seen: string;
  actions: number[];
  choice: number;
  logs: number[];
  chances: number[];
}

const GAMES = ["board", "breakthrough"];
const file = process.env.POSITIONS;

function weights(game: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(`../src/metro2033/games/${game}/learn/weights.npz`));
}

const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, "base64"));
const best = (logs: Float32Array): number => logs.indexOf(Math.max(...logs));

function farthest(ours: ArrayLike<number>, theirs: number[]): number {
  return Math.max(...theirs.map((one, at) => Math.abs(one - ours[at]!)));
}

test.skipIf(!file)("the page's network chooses as NumPy does, with the same chances", async () => {
  const positions = readFileSync(file ?? "", "utf8")
    .split("\n")
    .map((line) => JSON.parse(line) as Position);
  for (const game of GAMES) {
    const network = await Network.read(weights(game));
    const ours = positions.filter((one) => one.game === game);
    expect(ours.length).toBeGreaterThanOrEqual(100);
    let [choices, logs, chances] = [0, 0, 0];
    for (const one of ours) {
      const seen = bytes(one.seen);
      const liked = network.policies(
        seen,
        1,
        Int32Array.of(0),
        Int32Array.of(one.actions.length),
        Int32Array.from(one.actions),
      );
      choices += Number(best(liked) === one.choice);
      logs = Math.max(logs, farthest(liked, one.logs));
      chances = Math.max(chances, farthest(network.chances(seen, 1, one.chances.length), one.chances));
    }
    console.info(
      `${game}: ${choices} of ${ours.length} choices are the same; the farthest log is off by ${logs.toExponential(1)}, ` +
        `the farthest chance by ${chances.toExponential(1)}`,
    );
    expect(choices).toBe(ours.length);
    expect(chances).toBeLessThan(1e-3);
  }
});

test("many positions at once are the same as one at a time", async () => {
  const network = await Network.read(weights("breakthrough"));
  const length = 4000;
  const count = 35; // more than a batch
  const seen = Uint8Array.from({ length: count * length }, (_, at) => Number((at * 7919) % 13 === 0));
  const place = Int32Array.from([34, 0, 0, 33, 31, 32]);
  const ends = Int32Array.from([2, 3, 7, 8, 10, 12]);
  const actions = Int32Array.from([5, 600, 17, 3, 4, 5, 6, 200, 1, 2, 40, 41]);
  const together = network.policies(seen, count, place, ends, actions);
  const chances = network.chances(seen, count, 4);
  place.forEach((position, state) => {
    const from = state ? ends[state - 1]! : 0;
    const own = actions.slice(from, ends[state]);
    const one = seen.slice(position * length, (position + 1) * length);
    const alone = network.policies(one, 1, Int32Array.of(0), Int32Array.of(own.length), own);
    expect(together.slice(from, ends[state])).toEqual(alone);
    expect(alone.reduce((sum, log) => sum + Math.exp(log), 0)).toBeCloseTo(1, 5);
    expect(chances.slice(4 * position, 4 * position + 4)).toEqual(network.chances(one, 1, 4));
  });
});

test("half precision becomes single precision", () => {
  const halves = Uint16Array.of(0x0000, 0x8000, 0x3c00, 0xc000, 0x3555, 0x0001, 0x83ff, 0x7bff, 0x7c00, 0xfc00, 0x7e00);
  const floats = [0, -0, 1, -2, 0.333251953125, 2 ** -24, -1023 * 2 ** -24, 65504, Infinity, -Infinity, NaN];
  expect([...widen(halves)]).toEqual(floats);
});

test("a damaged file is refused", async () => {
  const file = weights("board");
  await expect(readNpz(file.slice(0, 1000))).rejects.toThrow("not a zip archive");
  await expect(readNpz(new Uint8Array(5))).rejects.toThrow("not a zip archive");
  const arrays = await readNpz(file);
  arrays.delete("rows");
  expect(() => new Network(arrays)).toThrow("no array rows");
});
