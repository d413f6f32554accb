// The second worker of a device: started when it is needed, ended when it is idle or broken.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DeviceFiles, FromThinker, FromWorker, ToThinker } from "../worker/device/messages";
import { Thinker, THINKER } from "../worker/device/thinker";

/** The browser's side: notes what it is sent. */
class Started {
  static all: Started[] = [];
  onmessage: (event: { data: FromThinker }) => void = () => {};
  onerror: (event: { message: string; preventDefault: () => void }) => void = () => {};
  readonly sent: ToThinker[] = [];
  isEnded = false;

  constructor(
    readonly address: string,
    readonly options: WorkerOptions,
  ) {
    Started.all.push(this);
  }
  postMessage(message: ToThinker): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(data: FromThinker): void {
    this.onmessage({ data });
  }
}

const TASK = new Uint8Array([1]);
const MINUTE = 60_000;
let told: FromWorker[] = [];
let thinker: Thinker;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", Started);
  Started.all = [];
  told = [];
  thinker = new Thinker({} as DeviceFiles, (message) => told.push(message));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the worker starts with the first task and answers by number", async () => {
  expect(Started.all).toEqual([]);
  const [first, second] = [thinker.think(TASK), thinker.think(TASK)];
  expect(Started.all.map((one) => one.options.name)).toEqual([THINKER]);
  expect(Started.all[0]!.sent.map((message) => message.type)).toEqual(["start", "task", "task"]);
  Started.all[0]!.say({ type: "result", id: 2, text: "b" });
  Started.all[0]!.say({ type: "progress", stage: "weights", loaded: 1, total: 2 });
  Started.all[0]!.say({ type: "result", id: 1, text: null, detail: "why" });
  await expect(second).resolves.toBe("b");
  await expect(first).rejects.toThrow("why");
  expect(told).toEqual([{ type: "progress", stage: "weights", loaded: 1, total: 2 }]);
});

test("it ends after two idle minutes, not while it works, and starts again", () => {
  void thinker.think(TASK);
  vi.advanceTimersByTime(10 * MINUTE);
  const [one] = Started.all;
  expect(one!.isEnded).toBe(false);
  one!.say({ type: "result", id: 1, text: "" });
  vi.advanceTimersByTime(1.9 * MINUTE);
  void thinker.think(TASK);
  one!.say({ type: "result", id: 2, text: "" });
  vi.advanceTimersByTime(1.9 * MINUTE);
  expect(one!.isEnded).toBe(false);
  vi.advanceTimersByTime(MINUTE);
  expect(one!.isEnded).toBe(true);
  void thinker.think(TASK);
  expect(Started.all.length).toBe(2);
});

test("what waits fails when it cannot start or breaks down, and the next task starts another", async () => {
  const waiting = thinker.think(TASK);
  Started.all[0]!.say({ type: "broken", detail: "no memory" });
  await expect(waiting).rejects.toThrow("no memory");
  const again = thinker.think(TASK);
  Started.all[1]!.onerror({ message: "gone", preventDefault: () => {} });
  await expect(again).rejects.toThrow("gone");
  expect(Started.all.map((one) => one.isEnded)).toEqual([true, true]);
});
