// The deal of the day: what is shared tells nothing about the deal, as text and as a picture.
import { beforeAll, expect, test } from "vitest";
import { barsOf, dailyTexts, linesOf, textOf } from "../src/features/daily/daily-words";
import { shapesOf, svgOf } from "../src/features/daily/picture";
import type { DailyResult, DailyView } from "../src/net/types/wire";
import { speak } from "../src/text/words.svelte";

const COURSE = [0, 12, 25, 50, 75, 99, 100];
const result: DailyResult = { place: 1, seats: 4, luck: 12.4, points: 87.6, course: COURSE, rank: 3, better: 0.8125 };
const day = { date: "2033-05-18", seat: 2, settings: { game: "board" } } as DailyView;

beforeAll(async () => {
  await speak("en");
  await dailyTexts.load();
});

test("chances are bars from the lowest to the highest", () => {
  expect(barsOf(COURSE)).toBe("▁▁▃▅▇██");
});

test("the text names the day, the place, the percentile and the points, and no card or secret", () => {
  const text = textOf(day, result, 5, "https://example.org/daily/2033-05-18");
  expect(text.split("\n")).toHaveLength(5);
  for (const part of ["2033", "1 of 4", "81%", "88", "+12", "5 days in a row", "▇", "https://example.org"])
    expect(text).toContain(part);
});

test("without others there is no percentile, and a short streak is not shown", () => {
  const lines = linesOf({ ...result, better: null, points: null }, 1);
  expect(lines).toHaveLength(1);
});

test("the picture is well-formed and has a column for each point of the game", () => {
  const shapes = shapesOf({ title: "a < b & c", subtitle: "", lines: linesOf(result, 0), course: COURSE });
  const picture = new DOMParser().parseFromString(svgOf(shapes), "image/svg+xml");
  expect(picture.querySelector("parsererror")).toBeNull();
  expect(picture.querySelectorAll("rect")).toHaveLength(3 + COURSE.length);
  expect(picture.querySelector("text")?.textContent).toBe("a < b & c");
});
