import { render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, test } from "vitest";
import type { Beat, Playback, Shown } from "../src/live/look";
import type { Sayer } from "../src/text/sayer";
import type { BreakthroughView } from "../src/net/types/breakthrough";
import type { EntryView, Told } from "../src/net/types/wire";
import Monster from "../src/games/breakthrough/stages/Monster.svelte";
import { prowlOf } from "../src/games/breakthrough/stages/scenes";
import { asked, entry, option, sayerIn, table } from "./table";

const CAST = { players: ["fourth_reich", "bauman_alliance"], figures: [] };
const told = (event: string, fields: Told["fields"], details?: Told["details"]): Told => ({
  event,
  fields,
  ...(details ? { details } : {}),
});
const ATTACK = entry(3, 1, [
  told("monster_attacked", { seat: 1, card: "ghost" }),
  told("monster_not_repelled", { seat: 1, card: "ghost" }),
  told("monster_not_repelled", { seat: 0, card: "ghost" }),
  told("resources_lost", { seat: 0 }, [["lost canteen", 1]]),
]);
const LOSS = 3;

let sayer: Sayer;
beforeEach(async () => {
  sayer = await sayerIn("en");
});

/** The stage at an event of the attack, with the table that is shown then. */
function at(index: number, stake: string[], rules: Record<string, string> = {}, tokens = 0, attack = ATTACK): void {
  const shown: EntryView = { ...attack, events: attack.events.slice(0, index + 1) };
  const lanes = [0, 1].map((seat) => ({ seat, at_stake: seat ? [] : stake, matching: [], tokens }));
  const seats = CAST.players.map((faction, seat) => ({
    faction,
    resources: seat ? [] : stake,
    turned: [],
    heroes: [],
    stations: [],
  }));
  const view = { seats, active: 1, attack: { threat: "ghost", lanes, repelled: [] }, rules };
  const beat = { entry: attack, index } as unknown as Beat;
  const seen = table({
    entries: [shown],
    view: view as unknown as BreakthroughView,
    playback: { beat } as unknown as Playback,
  }) as unknown as Shown<BreakthroughView>;
  render(Monster, { seen, sayer, names: ["Anna", "Bot"], prowl: prowlOf([shown], CAST) });
}
const rowOf = (seat: number) => within(screen.getByText(sayer.seat(seat, CAST)).closest("li")!);

describe("a monster on its way round the table", () => {
  test.each([LOSS - 1, LOSS])("says what a player has lost, at event %i", (index) => {
    at(index, []);
    expect(rowOf(0).getByText("Lost")).toBeVisible();
    expect(rowOf(0).getByText("Canteen")).toBeVisible();
    expect(rowOf(1).getByText("Nothing to lose")).toBeVisible();
  });

  test("says what is at stake before", () => {
    at(0, ["canteen"]);
    expect(rowOf(0).getByText("At stake")).toBeVisible();
    expect(rowOf(0).queryByText("Lost")).toBeNull();
  });

  test("needs one symbol, or all of them with the first survival variant", () => {
    at(0, []);
    expect(screen.getByText(/One matching symbol repels it/)).toBeVisible();
  });

  test("is told by the survival variants in force", () => {
    at(0, [], { survival1: "true", survival2: "true", survival4: "true" }, 5);
    expect(screen.queryByText(/One matching symbol/)).toBeNull();
    expect(screen.getByText(/You need every one of its symbols/)).toHaveTextContent(/ready tokens are spent.*must/);
    expect(rowOf(1).getByText("At stake")).toBeVisible();
    expect(rowOf(1).getByText("5 ready tokens")).toBeVisible();
  });

  test("says which tokens a player has lost", () => {
    const spent = entry(3, 1, [...ATTACK.events, told("tokens_down", { seat: 1, amount: 4 })]);
    expect(prowlOf([spent], CAST)?.away).toEqual({ 1: 4 });
  });

  test("says once which cards are used up together", () => {
    const together = entry(3, 1, [
      told("monster_attacked", { seat: 1, card: "ghost" }),
      told("protection_used", { seat: 0, card: "hunting_knife" }),
      told("protection_used", { seat: 0, card: "incendiary_rounds" }),
    ]);
    at(1, [], {}, 0, together);
    expect(rowOf(0).getByText("cards used up: Hunting Knife and Incendiary Rounds")).toBeVisible();
  });

  test("asks which station is lost, on buttons that say so", () => {
    const question = asked("choose_station_to_lose", [
      option("lose dinamo", "station"),
      option("lose rizhskaya", "station"),
    ]);
    const lanes = [0, 1].map((seat) => ({
      seat,
      at_stake: seat ? [] : ["dinamo", "rizhskaya"],
      matching: [],
      tokens: 0,
    }));
    const seats = CAST.players.map((faction) => ({ faction, resources: [], turned: [], heroes: [], stations: [] }));
    const view = { seats, active: 1, attack: { threat: "ghost", lanes, repelled: [] }, rules: {} };
    const seen = table({ question, view: view as unknown as BreakthroughView }) as unknown as Shown<BreakthroughView>;
    render(Monster, { seen, sayer, names: ["Anna", "Bot"], prowl: prowlOf([ATTACK], CAST), asks: true });
    expect(screen.getByText("Which station do you lose?")).toBeVisible();
    expect(screen.queryByText("Repel or suffer?")).toBeNull();
    expect(screen.getByRole("button", { name: /^Lose Dinamo/ })).toBeVisible();
  });

  test("is told in a line: name, symbols and what it takes", () => {
    at(0, ["canteen"]);
    const line = within(document.querySelector<HTMLElement>(".brief")!);
    expect(line.getByText("Ghost")).toBeInTheDocument();
    expect(line.getByText("lose all peaceful")).toBeInTheDocument();
    expect(line.getByLabelText("Psychic")).toBeInTheDocument();
  });
});
