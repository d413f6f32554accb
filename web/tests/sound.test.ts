// Sound is allowed by the first gesture; tables that come and go leave no listeners behind.
import { expect, test, vi } from "vitest";
import { allowSound } from "../src/playback/sound.svelte";
import { settings } from "../src/text/settings.svelte";

function listeners(): () => number {
  const added = vi.spyOn(window, "addEventListener");
  const removed = vi.spyOn(window, "removeEventListener");
  return () => added.mock.calls.length - removed.mock.calls.length;
}

test("window listeners do not pile up with every table that is opened", () => {
  const left = listeners();
  for (let table = 0; table < 5; table++) {
    const stop = allowSound();
    dispatchEvent(new Event("pointerdown")); // sound is off: nothing is made
    expect(left()).toBe(2);
    stop();
    expect(left()).toBe(0);
  }
});

test("after a gesture with sound nothing is listened for", () => {
  const made = vi.fn();
  vi.stubGlobal(
    "AudioContext",
    class {
      destination = {};
      constructor() {
        made();
      }
      createGain() {
        return { connect: () => {}, gain: { value: 0 } };
      }
    },
  );
  settings.sound = true;
  const left = listeners();
  allowSound();
  dispatchEvent(new Event("keydown"));
  dispatchEvent(new Event("keydown"));
  expect(made).toHaveBeenCalledOnce();
  expect(left()).toBe(0);
  allowSound();
  expect(left()).toBe(0);
});
