// Every file of tests runs in the same page, because a page of its own costs more than its tests: each leaves it as it was found.
import "@testing-library/jest-dom/vitest";
import { afterAll, vi } from "vitest";
import { settings } from "../src/text/settings.svelte";

// jsdom lays nothing out: an observer hears of the first size, which is nothing, and of no change.
globalThis.ResizeObserver ??= class {
  constructor(private readonly hear: ResizeObserverCallback) {}
  observe(): void {
    queueMicrotask(() => this.hear([], this));
  }
  unobserve(): void {}
  disconnect(): void {}
};

const before = { ...settings };
afterAll(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  Object.assign(settings, before);
});
