import { act, fireEvent, render, screen } from "@testing-library/svelte";
import type { ComponentProps } from "svelte";
import { beforeEach, expect, test } from "vitest";
import MetroMap from "../src/games/board/map/MetroMap.svelte";
import type { Shown } from "../src/live/look";
import { Sayer } from "../src/text/sayer";
import { lookOf } from "../src/ui/seats";
import { settings } from "../src/text/settings.svelte";
import type { BoardView } from "../src/net/types/board";
import { speak, words } from "../src/text/words.svelte";
import { asked, option, table } from "./table";

const SEATS = ["faction_red_line", "faction_reich"].map((faction, seat) => ({
  seat,
  faction,
  hero: seat ? "khan" : "sasha",
  hero_at: seat ? "pushkinskaya" : "okhotny_ryad",
  sits_out: false,
}));
const VIEW = {
  zones: ["red_line", "reich"],
  owners: { okhotny_ryad: 0, pushkinskaya: 1 },
  seats: SEATS,
  battle: null,
  dark: null,
} as unknown as BoardView;
let sayer: Sayer;

beforeEach(async () => {
  settings.language = "en";
  settings.oneClick = false;
  await speak("en", "board");
  sayer = new Sayer(words("board"), "board");
});

function shown(...choices: string[]) {
  const options = choices.map((id) => option(id, "station"));
  return table({ view: VIEW, question: asked("choose_army_action", options) }) as Shown<BoardView> & {
    answers: string[];
  };
}
/** Draws the map, which waits for the size of its box. */
async function draw(props: ComponentProps<typeof MetroMap>) {
  const drawn = render(MetroMap, props);
  await act();
  return drawn;
}
const station = (id: string) => document.querySelector(`[data-station="${id}"]`)!;

test("a station says its whole state and what can be done there", async () => {
  await draw({ seen: shown("attack lubyanka"), sayer, names: ["Ann", "Bob"] });
  expect(station("lubyanka").getAttribute("aria-label")).toContain("you can");
  expect(station("pushkinskaya").getAttribute("aria-label")).toContain(sayer.card("khan"));
  expect(station("lubyanka")).toHaveClass("offered");
  expect(station("taganskaya")).toHaveClass("closed");
});

test("a Hansa station that a house rule opens is not closed, though its zone is", async () => {
  const view = { ...VIEW, also_open: ["taganskaya_hansa"] };
  await draw({ seen: { ...shown(), view } as Shown<BoardView>, sayer, names: [] });
  expect(station("taganskaya_hansa")).not.toHaveClass("closed");
  expect(station("taganskaya_hansa").getAttribute("aria-label")).not.toContain("closed");
  expect(station("taganskaya")).toHaveClass("closed");
});

test("a click opens the choices, a second click on the station acts", async () => {
  const seen = shown("attack lubyanka");
  await draw({ seen, sayer, names: [] });
  await fireEvent.click(station("lubyanka"));
  expect(screen.getByRole("dialog", { hidden: true })).toHaveAttribute("aria-label", sayer.station("lubyanka"));
  expect(seen.answers).toEqual([]);
  await fireEvent.click(station("lubyanka"));
  expect(seen.answers).toEqual(["attack lubyanka"]);
});

test("a station and the hero on it have a tag each, and the hero's names him", async () => {
  const options = [option("attack pushkinskaya", "station"), option("attack khan", "hero")];
  const seen = table({ view: VIEW, question: asked("choose_army_action", options) }) as Shown<BoardView>;
  const { container } = await draw({ seen, sayer, names: ["Ann", "Bob"] });
  const tags = [...container.querySelectorAll('[data-tag="pushkinskaya"]')].map((tag) => tag.textContent?.trim());
  expect(tags).toEqual(["1", `2${sayer.card("khan")}`]);
});

test("for experts one click acts", async () => {
  settings.oneClick = true;
  const seen = shown("attack lubyanka");
  await draw({ seen, sayer, names: [] });
  await fireEvent.click(station("lubyanka"));
  expect(seen.answers).toEqual(["attack lubyanka"]);
});

test("no two factions share an emblem", () => {
  expect(lookOf("vdnkh_commonwealth").emblem).not.toBe(lookOf("faction_red_line").emblem);
});
