import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { Advice } from "../src/live/advice.svelte";
import type { Session } from "../src/live/session.svelte";
import { Sayer } from "../src/text/sayer";
import { percent, sayAdvice, sayOddsOf, sharesOf } from "../src/live/say-advice";
import { words } from "../src/text/words.svelte";
import Thought from "../src/table/Thought.svelte";
import Orders from "../src/table/Orders.svelte";
import type { Odds } from "../src/net/types/wire";
import { asked, option, sayerIn, table } from "./table";

const question = asked("choose_army_action", [
  { ...option("attack kurskaya", "station"), outlook: { open: true } },
  option("pass"),
]);
const BOT = { member: null, bot: "novice", stand_in: null };
const room = { settings: { game: "board" }, you: { seats: [0], member: 1 }, seats: [{ member: 1 }, BOT] };
const session = () => ({ id: "r", seat: 0, seq: 7, question, room }) as unknown as Session;
const answers = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));
const faults = () => Promise.resolve(new Response("Internal Server Error", { status: 500 }));

let sayer: Sayer;
beforeEach(async () => {
  await sayerIn("en");
  sayer = new Sayer(words("board"), "board");
});

test("a hint that fails is told in one sentence, and can be asked for again", async () => {
  const network = vi.spyOn(globalThis, "fetch").mockImplementation(faults);
  const advice = new Advice(session());
  await advice.think(null);
  expect(advice.thought).toMatchObject({ view: null, problem: "The adviser didn’t respond." });
  network.mockImplementation(() => answers({ seq: 7, prompt: "choose_army_action", reasons: [] }));
  await advice.think(null);
  expect(advice.thought).toMatchObject({ problem: "", view: { reasons: [] } });
});

test("a hint that takes its time says that it is being thought of", async () => {
  let answer = (_: Response): void => {};
  vi.spyOn(globalThis, "fetch").mockImplementation(() => new Promise((done) => (answer = done)));
  const advice = new Advice(session());
  const done = advice.think(null);
  const { rerender } = render(Thought, { thought: advice.thought!, sayer, cast: { players: [], figures: [] } });
  expect(screen.getByRole("status")).toHaveTextContent("Thinking…");
  answer(new Response(JSON.stringify({ seq: 7, bot: "legend", prompt: "choose_army_action", reasons: [] })));
  await done;
  await rerender({ thought: advice.thought! });
  expect(screen.getByRole("status")).not.toHaveTextContent("Thinking…");
});

test("a refusal of a hint is told in its own words", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(() => answers({ key: "no", text: "Not now.", rules: [] }, 409));
  const advice = new Advice(session());
  await advice.think(null);
  expect(advice.thought?.problem).toBe("Not now.");
  advice.forget();
  expect(advice.thought).toBeNull();
});

test("a hint says why rather this than the second best", () => {
  const reason = (id: string, chance: number, worse: string[] = [], even = false) => ({
    choice: option(id),
    chance,
    better: [],
    worse,
    error: 0.01,
    even,
  });
  const told = (prompt: string, odds: Map<string, Odds> | undefined, reasons: ReturnType<typeof reason>[]) =>
    sayAdvice({ seq: 7, bot: "legend", prompt, chosen: null, note: "", reasons } as never, odds, sayer, ({ id }) => id);
  const said = (...reasons: ReturnType<typeof reason>[]) => told("choose_move", undefined, reasons);
  const best = reason("move a", 0.45);
  expect(said(best)).toBe("I’d choose this: about 45% to win the game.");
  expect(said(best, reason("stay", 0.4, ["army"]))).toMatch(/it’s good for the army/);
  expect(said(best, reason("stay", 0.44, [], true), reason("move b", 0.43, [], true))).toMatch(
    /stay and move b (is|are|would be) just as good/,
  );
  expect(said(best, reason("stay", 0.4))).toMatch(/With the next best choice it would be about 40%/);
  expect(said(reason("move a", 0.002), reason("stay", 0.001))).toMatch(/all but lost/);
  expect(said(reason("move a", 1), reason("stay", 0.998))).toMatch(/all but won/);

  const fight = (id: string) => new Map([[id, { choice: id, chance: 0.3, draw: 0.2 } as Odds]]);
  const attack = [reason("attack kurskaya", 0.45), reason("pass", 0.4, ["points"])];
  expect(told("choose_army_action", fight("attack kurskaya"), attack)).toMatch(
    /even though you’d win this fight only about 30% of the time/,
  );
  const card = [reason("play cc_ambush", 0.45), reason("play cc_evasion", 0.4, ["points"])];
  expect(told("choose_combat_card", fight("play cc_ambush"), card)).toMatch(/it’s good for points/);
});

test("odds that fail are told, and can be asked for again", async () => {
  const network = vi.spyOn(globalThis, "fetch").mockImplementation(() => Promise.reject(new TypeError("offline")));
  const advice = new Advice(session());
  advice.renew();
  await vi.waitFor(() => expect(advice.oddless).toBe(true));
  render(Orders, { seen: table({ question, advice, view: null }), sayer, names: ["Ann", "Bot"] });
  expect(screen.getByText(/The odds couldn’t be worked out/)).toBeInTheDocument();
  const odds = { choice: "attack kurskaya", chance: 0.4, draw: 0.2, samples: 0, hopeless: false };
  const strength = { total: 3, terms: [["army", 3]] };
  network.mockImplementation(() => answers({ seq: 7, odds: [{ ...odds, own: strength, other: strength }] }));
  await fireEvent.click(screen.getByRole("button", { name: "Ask again" }));
  await vi.waitFor(() => expect(advice.odds.get("attack kurskaya")?.chance).toBe(0.4));
  expect(screen.queryByText(/The odds couldn’t be worked out/)).toBeNull();
});

test("only what is certain reads 0% or 100%", () => {
  expect([0, 0.003, 0.5, 0.997, 1].map(percent)).toEqual(["0%", "<1%", "50%", ">99%", "100%"]);
  expect(sharesOf({ chance: 1, draw: 0 })).toEqual({ win: 99, draw: 0, lose: 1 });
  expect(sharesOf({ chance: 1, draw: 0, sure: true })).toEqual({ win: 100, draw: 0, lose: 0 });
  expect(sharesOf({ chance: 0.56, draw: 0.12 })).toEqual({ win: 56, draw: 12, lose: 32 });
});

test("odds name the cards that can spoil them, once", () => {
  const side = { piece: "army", total: 5, terms: [] };
  const odds = { choice: "attack kurskaya", chance: 0.56, draw: 0, own: side, other: side, samples: 400 };
  const spoilt = { ...odds, hopeless: false, sure: false, unless: ["eq_dynamite"] } as Odds;
  const attack = option("attack kurskaya", "station");
  expect(sayOddsOf(attack, spoilt, sayer)).toMatch(/about 56% to win, unless others use Dynamite$/);
  const named = { ...attack, outlook: { notes: [{ key: "unless-stopped", args: { card: "eq_dynamite" } }] } };
  expect(sayOddsOf(named, spoilt, sayer)).not.toMatch(/Dynamite/);
});
