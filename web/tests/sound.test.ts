// Sound is allowed by the first gesture; tables that come and go leave no listeners behind.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import SoundOffer from "../src/table/SoundOffer.svelte";
import { allowSound } from "../src/playback/sound.svelte";
import { settings } from "../src/text/settings.svelte";
import { sayerIn } from "./table";

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

test.each([
  ["Yes", true],
  ["No", false],
])("the offer is answered once: %s", async (answer, wanted) => {
  await sayerIn("en");
  Object.assign(settings, { sound: false, ambience: false, soundOffered: false });
  const { unmount } = render(SoundOffer);
  expect(screen.getByText("Play with sound?")).toBeInTheDocument();
  await fireEvent.click(screen.getByRole("button", { name: answer }));
  expect(settings).toMatchObject({ sound: wanted, ambience: wanted, soundOffered: true });
  expect(JSON.parse(localStorage.getItem("metro2033") ?? "{}")).toMatchObject({ soundOffered: true });
  unmount();
  Object.assign(settings, { sound: false, ambience: false });
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
