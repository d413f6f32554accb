import { beforeEach, expect, test, vi } from "vitest";
import { leftOf, runs, timeText, watch } from "../src/live/clock.svelte";
import { sayerIn } from "./table";

beforeEach(() => sayerIn("en"));

test("a clock that runs goes down, one that stands does not, and none goes below zero", () => {
  vi.useFakeTimers();
  const told = {
    clocks: [
      { seat: 0, left: 2, runs: true },
      { seat: 1, left: 9, runs: false },
    ],
    at: performance.now(),
  };
  const stop = watch();
  vi.advanceTimersByTime(1500);
  expect([leftOf(told, 0), leftOf(told, 1), leftOf(told, 2)]).toEqual([0.5, 9, null]);
  vi.advanceTimersByTime(5000);
  expect(leftOf(told, 0)).toBe(0);
  expect([runs(told, 0), runs(told, 1)]).toEqual([true, false]);
  stop();
  vi.useRealTimers();
});

test("time is read in its two largest units", () => {
  expect([timeText(9.2), timeText(61), timeText(3599)]).toEqual(["0:10", "1:01", "59:59"]);
  expect(timeText(3660)).not.toMatch(/:/);
  expect(timeText(90_000)).not.toMatch(/:/);
});
