import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import Log from "../src/table/Log.svelte";
import { linesOf } from "../src/playback/lines";
import { collapse } from "../src/live/archive";
import { sayLine } from "../src/playback/say-beat";
import { Sayer } from "../src/text/sayer";
import { words } from "../src/text/words.svelte";
import { entry, sayerIn, table } from "./table";

const taken = (seat: number) => ({ event: "faction_taken", fields: { seat, faction: "fourth_reich" } });
const lost = (seat: number) => ({ event: "station_lost", fields: { seat, card: "polis" } });
let sayer: Sayer;

beforeEach(async () => {
  sayer = await sayerIn("en");
});

const told = (container: HTMLElement) =>
  [...container.querySelectorAll("ol[reversed] > li > span")].map((line) => line.textContent);

test("the newest line stands first, and a seat's lines can be read alone", async () => {
  const seen = table({ entries: [entry(1, 0, [taken(0)]), entry(2, 1, [taken(1)])] });
  const { container } = render(Log, { seen, sayer, names: ["Ann", "Bob"] });
  const cast = { players: ["fourth_reich", "bauman_alliance"], figures: [] };
  expect(told(container)).toEqual([sayer.event(taken(1), cast), sayer.event(taken(0), cast)]);
  await fireEvent.change(screen.getAllByRole("combobox")[0]!, { target: { value: "0" } });
  expect(told(container)).toEqual([sayer.event(taken(0), cast)]);
});

test("what somebody else does against the reader is marked", () => {
  const lines = linesOf([entry(1, 1, [lost(0)]), entry(2, 0, [lost(0)])], 0, "board");
  expect(lines.map((line) => line.hurts)).toEqual([true, false]);
});

test("news since the last visit are counted and can be read alone", async () => {
  const seen = table({ entries: [entry(1, 0, [taken(0)]), entry(2, 1, [taken(1)])], visited: 1 });
  const { container } = render(Log, { seen, sayer, names: ["Ann", "Bob"] });
  await fireEvent.click(container.querySelector("[data-news]")!);
  expect(told(container)).toHaveLength(1);
});

test("an undone move leaves the log, and the log says so", () => {
  const log = collapse([entry(1, 0, [taken(0)]), entry(2, 1, [taken(1)]), entry(3, 1, [], { kind: "undo" })]);
  expect(log.map((one) => [one.seq, one.kind])).toEqual([
    [1, "answer"],
    [3, "undo"],
  ]);
});

test("a rewind takes away everything from its entry on", () => {
  const log = collapse([
    entry(1, 0, []),
    entry(2, 1, []),
    entry(3, 0, []),
    entry(4, null, [], { kind: "rewind", to: 2 }),
  ]);
  expect(log.map((one) => one.seq)).toEqual([1, 4]);
});

test.each([
  ["en", ["The Confederation of 1905 does nothing more.", "The Bandits do nothing more."]],
  ["de", ["Die Konföderation von 1905 tut nichts weiter.", "Die Banditen tun nichts weiter."]],
  ["pl", ["Konfederacja 1905 nic więcej nie robi.", "Bandyci nic więcej nie robią."]],
] as const)("a faction that did nothing is the subject of a sentence (%s)", async (language, sentences) => {
  await sayerIn(language);
  const board = new Sayer(words("board"), "board");
  const cast = { players: ["faction_1905", "faction_bandits"], figures: [] };
  const lines = linesOf([entry(1, 0, []), entry(2, 1, []), entry(3, 2, [])], 2, "board");
  const said = lines.slice(0, 2).map((line) => sayLine(line, board, cast).replaceAll("\u00a0", " "));
  expect(said).toEqual(sentences);
});
