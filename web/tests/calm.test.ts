import { fireEvent } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Calm } from "../src/ui/calm";

let calm: Calm;
let stop: () => void;
let given: string[];

const button = (choice: string) => document.querySelector<HTMLElement>(`[data-choice=${choice}]`)!;
const tap = (choice: string, clientX = 100, clientY = 100) =>
  fireEvent.click(button(choice), { detail: 1, clientX, clientY });

beforeEach(() => {
  vi.useFakeTimers();
  given = [];
  document.body.innerHTML = '<div class="table"><b data-choice="play"></b><b data-choice="deck"></b></div>';
  for (const choice of ["play", "deck"]) button(choice).addEventListener("click", () => given.push(choice));
  calm = new Calm();
  stop = calm.watch();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe("a double tap", () => {
  test("answers one question: its second tap is not taken for an answer to the next", async () => {
    await tap("play");
    calm.changed();
    vi.advanceTimersByTime(349);
    await tap("deck", 110, 95);
    expect(given).toEqual(["play"]);
    vi.advanceTimersByTime(1);
    await tap("deck");
    expect(given).toEqual(["play", "deck"]);
  });

  test("is not seen in a tap somewhere else, nor before the table has changed", async () => {
    await tap("play");
    await tap("play"); // the second tap that a doubted choice asks for
    calm.changed();
    await tap("deck", 100, 300);
    expect(given).toEqual(["play", "play", "deck"]);
  });

  test("on the button of a scene does not reach the choices below it, nor one on a choice the scene that follows", async () => {
    const table = document.querySelector(".table")!;
    table.insertAdjacentHTML("beforeend", "<button data-continue>Continue</button>");
    const onward = () => table.querySelector("[data-continue]")!;
    const gone = vi.fn();
    onward().addEventListener("click", gone);
    const press = () => fireEvent.click(onward(), { detail: 1, clientX: 100, clientY: 100 });
    await press();
    await tap("deck");
    expect(given).toEqual([]);
    vi.advanceTimersByTime(350);
    await tap("deck");
    await press();
    expect(gone).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(350);
    await press();
    await press(); // scenes may be skipped as fast as one taps
    expect(gone).toHaveBeenCalledTimes(3);
    expect(given).toEqual(["deck"]);
  });

  test("is not seen in keys", async () => {
    await tap("play");
    calm.changed();
    await fireEvent.click(button("deck"), { detail: 0 });
    expect(given).toEqual(["play", "deck"]);
  });

  test("leaves the rest of the page alone, and the table when it is gone", async () => {
    const elsewhere = vi.fn();
    document.body.insertAdjacentHTML("beforeend", "<button>menu</button>");
    document.querySelector("button")!.addEventListener("click", elsewhere);
    await tap("play");
    calm.changed();
    await fireEvent.click(document.querySelector("button")!, { detail: 1, clientX: 100, clientY: 100 });
    expect(elsewhere).toHaveBeenCalledOnce();
    stop();
    await tap("deck");
    expect(given).toEqual(["play", "deck"]);
    expect(document.body.dataset.fresh).toBeUndefined();
  });
});
