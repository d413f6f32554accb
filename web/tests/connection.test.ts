// The connection to a room: a server that is gone is noticed, and tried again with growing pauses.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../src/net/connection.svelte";

class Socket {
  static all: Socket[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Socket.all.push(this);
  }
  close(): void {}
}
const last = () => Socket.all.at(-1)!;
const healthy = () => Promise.resolve(new Response("{}"));
const silent = (_: unknown, { signal }: RequestInit) =>
  new Promise<Response>((_, fail) =>
    signal?.addEventListener("abort", () => fail(new DOMException("late", "TimeoutError"))),
  );

let connection: Connection;
let server: typeof fetch;

beforeEach(async () => {
  vi.useFakeTimers();
  Socket.all = [];
  server = healthy;
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", (...args: Parameters<typeof fetch>) => server(...args));
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
  connection = new Connection("room", {
    enter: () => Promise.resolve(true),
    begin: () => new URLSearchParams(),
    take: () => {},
  });
  connection.open();
  await vi.advanceTimersByTimeAsync(0);
  last().onmessage?.({ data: "{}" });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a server that falls silent without closing is noticed within five seconds", async () => {
  server = silent as typeof fetch;
  expect(connection.state).toBe("open");
  await vi.advanceTimersByTimeAsync(5000);
  expect(connection.state).toBe("lost");
});

test("a server that answers is not given up, however quiet the game is", async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connection.state).toBe("open");
  expect(Socket.all).toHaveLength(1);
});

test("when the browser says that it is offline the server is asked at once", async () => {
  server = () => Promise.reject(new TypeError("offline"));
  dispatchEvent(new Event("offline"));
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.state).toBe("lost");
});

test("a lost server is tried again with growing pauses that differ between browsers", async () => {
  const pauses = async (luck: number): Promise<number[]> => {
    vi.spyOn(Math, "random").mockReturnValue(luck);
    const found: number[] = [];
    for (let round = 0; round < 12; round++) {
      const before = Socket.all.length;
      last().onclose?.({ code: 1006 });
      let waited = 0;
      while (Socket.all.length === before && waited < 60_000) {
        await vi.advanceTimersByTimeAsync(10);
        waited += 10;
      }
      found.push(waited);
    }
    return found;
  };
  const longest = await pauses(1);
  expect(longest.slice(0, 4)).toEqual([400, 640, 1030, 1640]);
  expect(longest.at(-1)).toBe(8000);
  last().onmessage?.({ data: "{}" }); // it was there again: the pauses begin small
  const shortest = await pauses(0);
  expect(shortest[0]).toBe(200);
  expect(shortest.at(-1)).toBe(4000);
});

test("a network that is back is used at once", async () => {
  for (let round = 0; round < 8; round++) {
    last().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(8000);
  }
  last().onclose?.({ code: 1006 });
  const before = Socket.all.length;
  dispatchEvent(new Event("online"));
  expect(Socket.all).toHaveLength(before + 1);
});
