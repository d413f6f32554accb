import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Workshop } from "../src/net/types/wire";
import { Draft } from "../src/features/workshop/draft.svelte";
import { workshopTexts } from "../src/features/workshop/workshop-words";
import { sayerIn } from "./table";

const BOX = {
  base: "",
  cards: {
    bandages: {
      kind: "resource",
      fields: { amount: 1, cost: 1 },
      provenance: { amount: "reconstructed", cost: "public" },
    },
  },
} as unknown as Workshop;

let draft: Draft;
afterEach(() => {
  vi.useRealTimers();
});
beforeEach(async () => {
  await Promise.all([sayerIn("en"), workshopTexts.load()]);
  localStorage.clear();
  vi.useFakeTimers(); // the server is not asked to read the draft
  vi.spyOn(globalThis, "fetch").mockImplementation(() => new Promise(() => {}));
  draft = new Draft("breakthrough", BOX);
});

test("a changed value is a house rule until its owner says that it is printed", () => {
  draft.state("bandages", "amount", 3);
  expect(draft.mark("bandages", "amount")).toBe("house");
  draft.setMark("bandages", "amount", "owner");
  draft.state("bandages", "amount", 4); // corrected
  expect(draft.mark("bandages", "amount")).toBe("owner");
  draft.forget("bandages", "amount");
  expect(draft.mark("bandages", "amount")).toBe("reconstructed");
  expect(draft.pack.marks).toEqual({});
});

test("a value that is confirmed is printed", () => {
  draft.state("bandages", "amount", 1, "owner");
  expect(draft.mark("bandages", "amount")).toBe("owner");
});

test("a draft that the server could not read is sent again", async () => {
  const sent = vi.mocked(globalThis.fetch);
  sent.mockReset();
  sent.mockRejectedValueOnce(new DOMException("The operation timed out.", "TimeoutError"));
  sent.mockResolvedValue(new Response(JSON.stringify({ faults: [], cards: {}, texts: {}, info: {} })));
  draft.state("bandages", "amount", 3);
  await vi.advanceTimersByTimeAsync(350);
  expect(draft.problem).not.toBe("");
  expect(draft.read).toBeNull();
  await vi.advanceTimersByTimeAsync(700);
  expect(sent).toHaveBeenCalledTimes(2);
  expect(draft.problem).toBe("");
  expect(draft.read?.faults).toEqual([]);
});
