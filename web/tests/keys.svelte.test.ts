// The keyboard: one listener, layers that hide those below them, and keys that belong to what has the focus.
import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listen, nameOf, shortcut, type Layer } from "../src/ui/keys.svelte";
import { settings } from "../src/text/settings.svelte";
import Away from "../src/features/play/Away.svelte";
import Orders from "../src/table/Orders.svelte";
import type { Playback } from "../src/playback/playback.svelte";
import { asked, entry, option, sayerIn, table } from "./table";

const stops: (() => void)[] = [];
const heard: string[] = [];
const on = (layer: Layer, name: string, keys: string, blocks = false) =>
  stops.push(
    listen(
      layer,
      (key) => {
        const mine = keys.includes(key);
        if (mine) heard.push(`${name} ${key}`);
        return mine;
      },
      blocks,
    ),
  );
const press = (key: string, more: KeyboardEventInit = {}, at: Element = document.body) =>
  fireEvent.keyDown(at, { key, bubbles: true, cancelable: true, ...more });

beforeEach(() => {
  heard.length = 0;
  settings.keys = true;
  document.body.innerHTML = "";
});
afterEach(() => stops.splice(0).forEach((stop) => stop()));

test("the uppermost layer is asked first, and the newest scope of a layer", async () => {
  on("table", "orders", "12h");
  on("panel", "popover", "1");
  on("panel", "newer", "1");
  on("table", "caption", "h");
  await press("1");
  await press("2");
  await press("h");
  expect(heard).toEqual(["newer 1", "orders 2", "caption h"]);
});

test("a key that was taken does nothing else", async () => {
  on("table", "orders", "1");
  expect(await press("1")).toBe(false); // prevented
  expect(await press("9")).toBe(true);
});

test("nothing below a dialog or a stage hears a key, but what lies beside it in its layer does", async () => {
  on("table", "orders", "1h");
  on("stage", "choices", "1");
  on("stage", "frame", "", true);
  on("panel", "drawer", "c");
  await press("1");
  await press("h");
  await press("c");
  on("dialog", "away", "", true);
  await press("1");
  await press("c");
  expect(heard).toEqual(["choices 1", "drawer c"]);
});

test("nothing is heard while somebody types, except Escape", async () => {
  on("table", "orders", "1c");
  stops.push(listen("panel", (key) => key === "Escape" && heard.push("closed") > 0));
  document.body.innerHTML = `<input><textarea></textarea><select></select><p contenteditable><b>x</b></p>`;
  for (const field of document.querySelectorAll("input, textarea, select, b")) await press("1", {}, field);
  expect(heard).toEqual([]);
  await press("Escape", {}, document.querySelector("input")!);
  expect(heard).toEqual(["closed"]);
});

test("space and Enter press what has the focus", async () => {
  on("table", "caption", " ");
  document.body.innerHTML = `<button>b</button><a href="/">a</a><p tabindex="0">p</p>`;
  await press(" ", {}, document.querySelector("button")!);
  await press(" ", {}, document.querySelector("a")!);
  expect(heard).toEqual([]);
  await press(" ", {}, document.querySelector("p")!);
  expect(heard).toEqual(["caption  "]);
});

test("single keys are silent where they are switched off, others act", async () => {
  on("table", "orders", "1h ");
  stops.push(listen("table", (key) => key === "ArrowLeft" && heard.push("arrow") > 0));
  settings.keys = false;
  for (const key of ["1", "h", " "]) await press(key);
  expect(heard).toEqual([]);
  expect(shortcut("1")).toBeUndefined();
  await press("ArrowLeft");
  expect(heard).toEqual(["arrow"]);
});

test("a key that is held answers once, an arrow steps on", async () => {
  on("table", "orders", "1");
  stops.push(listen("table", (key) => key === "ArrowRight" && heard.push("step") > 0));
  await press("1", { repeat: true });
  await press("ArrowRight", { repeat: true });
  expect(heard).toEqual(["step"]);
});

test("letters are found on a Cyrillic keyboard, and combinations are named", () => {
  const named = (init: KeyboardEventInit) => nameOf(new KeyboardEvent("keydown", init));
  expect(named({ key: "р", code: "KeyH" })).toBe("h");
  expect(named({ key: "H", shiftKey: true })).toBe("h");
  expect(named({ key: "z", ctrlKey: true })).toBe("Mod+z");
  expect(named({ key: "я", code: "KeyZ", metaKey: true, shiftKey: true })).toBe("Mod+Shift+z");
  expect(named({ key: "Escape" })).toBe("Escape");
});

test("there is one listener at the window, and none when nobody listens", () => {
  const added = vi.spyOn(window, "addEventListener");
  const removed = vi.spyOn(window, "removeEventListener");
  on("table", "one", "1");
  on("stage", "two", "2");
  expect(added.mock.calls.filter(([type]) => type === "keydown")).toHaveLength(1);
  stops.splice(0).forEach((stop) => stop());
  expect(removed.mock.calls.filter(([type]) => type === "keydown")).toHaveLength(1);
});

test("digits do not answer behind the dialog that says what happened meanwhile", async () => {
  const sayer = await sayerIn("en");
  const question = asked("choose_action", [option("play bandages"), option("play bourbon")]);
  const away = { entries: [entry(1, 1, [])], since: 0, from: 0 };
  const seen = table({ question, playback: { away, done: true, beat: null, goOn: () => {} } as unknown as Playback });
  render(Orders, { seen, sayer, names: ["Anna", "Boris"] });
  const dialog = render(Away, { seen, sayer });
  await press("1");
  expect(seen.answers).toEqual([]);
  dialog.unmount();
  await press("1");
  expect(seen.answers).toHaveLength(1);
});
