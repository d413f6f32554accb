// Notes that explain a word: they can be pointed at, describe their subject, and come only to a mouse that moves.
import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import TermTip from "../src/table/TermTip.svelte";

let subject: HTMLElement;
const note = () => document.querySelector<HTMLElement>("[role=tooltip]");
const move = (at: Element) => {
  const event = new MouseEvent("pointermove", { bubbles: true });
  Object.defineProperty(event, "pointerType", { value: "mouse" });
  return fireEvent(at, event);
};
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  subject = Object.assign(document.createElement("button"), { textContent: "Army" });
  Object.assign(subject.dataset, { term: "army", name: "Army", told: "What attacks." });
  document.body.append(subject);
  render(TermTip, { game: "board" });
});
afterEach(() => {
  subject.remove();
  vi.useRealTimers();
});

test("a note stays while the pointer goes to it and lies on it, and goes with the pointer", async () => {
  await move(subject);
  await wait(500);
  expect(note()).toHaveTextContent("What attacks.");
  await move(document.body); // the gap between the word and its note
  await wait(200);
  await move(note()!);
  await wait(10_000);
  expect(note()).not.toBeNull();
  await move(document.body);
  await wait(400);
  expect(note()).toBeNull();
});

test("a note describes its subject as long as it is shown, and a key puts it away", async () => {
  await fireEvent.focusIn(subject);
  await wait(500);
  expect(subject).toHaveAccessibleDescription("Army What attacks.");
  await fireEvent.keyDown(subject, { key: "Escape" });
  expect(note()).toBeNull();
  expect(subject).not.toHaveAttribute("aria-describedby");
});

test("what appears under a mouse at rest shows no note", async () => {
  const event = new MouseEvent("pointerover", { bubbles: true });
  Object.defineProperty(event, "pointerType", { value: "mouse" });
  await fireEvent(subject, event);
  await wait(1000);
  expect(note()).toBeNull();
});

test("no note outlives its subject, nor comes after it", async () => {
  await move(subject);
  await wait(500);
  expect(note()).not.toBeNull();
  subject.remove();
  await wait(0);
  expect(note()).toBeNull();
  document.body.append(subject);
  await move(subject);
  subject.remove();
  await wait(1000);
  expect(note()).toBeNull();
});
