// The queue of events: what is shown, for how long, what waits, and that nothing acknowledged is shown again.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { beatsOf, viewsOf } from "../src/playback/beats";
import { fewLines } from "../src/playback/few-lines";
import { linesOf } from "../src/playback/lines";
import type { GameView } from "../src/live/look";
import { Playback } from "../src/playback/playback.svelte";
import type { Session } from "../src/live/session.svelte";
import { settings } from "../src/text/settings.svelte";
import { acknowledge } from "../src/playback/shown";
import type { EntryView, Told } from "../src/net/types/wire";
import { entry } from "./table";

const told = (event: string, fields: Told["fields"] = {}): Told => ({ event, fields });
const board = (more: object = {}) =>
  ({ owners: {}, seats: [], battle: null, round: 1, ...more }) as unknown as GameView;
const WISHES = { seat: 0, pace: 1, stops: true, again: false };
const round = (view: GameView) => view.round;

/** What the queue needs of a session. */
function session(more: Partial<Session> = {}): Session {
  return { id: "room", seat: 0, seq: 9, visited: 0, entries: [], question: null, ...more } as unknown as Session;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  settings.pace = "normal";
  settings.stopAtMine = true;
});
afterEach(() => vi.useRealTimers());

const hire = told("soldiers_recruited", { seat: 1, amount: 1, strength: 4 });
const walk = told("hero_moved", { seat: 1, origin: "a", station: "b" });
const won = told("battle_won", { seat: 1, piece: "army" });

describe("frames", () => {
  test("lead from event to event and to the table after the entry", () => {
    const frames = [
      { events: 1, view: { round: 2 } },
      { events: 3, view: { round: 3 } },
      { events: 3, view: { round: 4 } },
    ];
    const one = entry(1, 1, [hire, walk, walk], { frames });
    const [views, end] = viewsOf(one, board(), null);
    expect(views.map(round)).toEqual([2, 3, 3]);
    expect(round(end)).toBe(4);
    const [last, now] = viewsOf(
      entry(2, 1, [hire, walk], { frames: [{ events: 1, view: { round: 5 } }] }),
      end,
      board({ round: 6 }),
    );
    expect(last.map(round)).toEqual([5, 6]);
    expect(round(now)).toBe(6);
  });

  test("begin anew where they are complete", () => {
    const frames = [
      { events: 0, full: true, view: board({ round: 7 }) as unknown as object },
      { events: 1, view: { first: 2 } },
    ];
    const [views] = viewsOf(entry(1, 1, [hire], { frames }), board(), null);
    expect(views[0]).toMatchObject({ round: 7, first: 2 });
  });
});

describe("beats", () => {
  test("events without a time of their own are told with the next", () => {
    const beats = beatsOf([entry(1, 1, [told("battle_counted"), won])], board(), board(), WISHES);
    expect(beats).toHaveLength(1);
    expect(beats[0]).toMatchObject({ index: 1, waits: false, ms: 2600 });
    expect(beats[0]?.before.map((one) => one.event)).toEqual(["battle_counted"]);
  });

  test("a battle with me waits, at every pace, unless I do not want it to", () => {
    const mine = board({ battle: { attacker: { seat: 1 }, defender: { seat: 0 } } });
    const beats = (more: object) => beatsOf([entry(1, 1, [won])], board(), mine, { ...WISHES, ...more });
    expect(beats({ pace: 0.5 })[0]?.waits).toBe(true);
    expect(beats({ stops: false })[0]).toMatchObject({ waits: false, ms: 2600 });
    expect(beats({ seat: null })[0]?.waits).toBe(false);
  });

  test("my own moves are shown at once, their battles are not", () => {
    const own = entry(1, 0, [told("soldiers_recruited", { seat: 0 }), told("battle_won", { seat: 0, piece: "army" })]);
    expect(beatsOf([own], board(), board(), WISHES).map((beat) => beat.event.event)).toEqual(["battle_won"]);
    expect(beatsOf([own], board(), board(), { ...WISHES, again: true })).toHaveLength(2);
  });
});

test("what I win is shown to me, too", () => {
  const won = ["station_captured", "mission_completed"].map((event) => told(event, { seat: 0 }));
  const hired = told("soldiers_recruited", { seat: 0 });
  const beats = beatsOf([entry(1, 0, [hired, ...won])], board(), board(), WISHES);
  expect(beats.map((beat) => beat.event)).toEqual(won);
});

describe("the queue", () => {
  test("shows one event after another, then the table as it is", () => {
    const queue = new Playback(session());
    queue.take(board(), [entry(9, 1, [hire, walk])], board());
    expect(queue.beat).toMatchObject({ event: hire, step: 1, steps: 2 });
    vi.advanceTimersByTime(710);
    expect(queue.beat).toMatchObject({ event: walk, step: 2, steps: 2 });
    vi.advanceTimersByTime(720);
    expect(queue.done).toBe(true);
  });

  test("holds what touches me until I continue, and pauses", () => {
    const queue = new Playback(session());
    const battle = board({ battle: { attacker: { seat: 1 }, defender: { seat: 0 } } });
    queue.take(board(), [entry(9, 1, [won, hire])], battle);
    vi.advanceTimersByTime(60_000);
    expect(queue.beat?.waits).toBe(true);
    queue.next();
    queue.pause("reader");
    vi.advanceTimersByTime(60_000);
    expect(queue.beat?.event).toBe(hire);
    queue.resume("reader");
    vi.advanceTimersByTime(800);
    expect(queue.done).toBe(true);
  });

  test("at once means at once; what is taken back is not shown", () => {
    settings.pace = "instant";
    const queue = new Playback(session());
    queue.take(board(), [entry(9, 1, [hire])], board());
    expect(queue.done).toBe(true);
    settings.pace = "normal";
    queue.take(board(), [entry(9, 1, [hire])], board());
    queue.take(board(), [entry(10, 1, [], { kind: "undo" })], board());
    expect(queue.done).toBe(true);
  });

  test("many events at once are told in a few lines", () => {
    const many = [
      entry(8, 1, Array<Told>(7).fill(hire), { frames: [{ events: 1, view: {} }] }),
      entry(9, 1, Array<Told>(7).fill(walk)),
    ];
    const queue = new Playback(session({ entries: many }));
    queue.take(board(), many, board());
    expect(queue.beat).toBeNull();
    expect(queue.away?.from).toBe(7);
    queue.goOn();
    expect(queue.away).toBeNull();
  });

  test("a reload tells what has not been acknowledged, and that once", () => {
    const entries: EntryView[] = [entry(8, 1, [hire]), entry(9, 1, [walk])];
    acknowledge("room", 0, 7);
    const queue = new Playback(session({ entries }));
    queue.take(null, [], board());
    expect(queue.away?.entries.map((one) => one.seq)).toEqual([8, 9]);
    queue.goOn();
    const reloaded = new Playback(session({ entries }));
    reloaded.take(null, [], board());
    expect(reloaded.away).toBeNull();
  });

  test("nothing waits for a mere announcement of my turn", () => {
    const queue = new Playback(session({ question: {} as Session["question"] }));
    queue.take(board(), [entry(9, 1, [told("phase_began", { phase: "army_actions" })])], board());
    expect(queue.done).toBe(true);
  });
});

test("the few lines begin with what hurt me", () => {
  const lost = told("station_lost", { seat: 0, station: "kurskaya" });
  const lines = fewLines(
    [entry(1, 1, [hire, won, told("station_captured", { seat: 1 })]), entry(2, 1, [lost])],
    0,
    "board",
  );
  expect(lines[0]?.told).toBe(lost);
  expect(lines.length).toBeLessThanOrEqual(5);
});

test("who does nothing leaves a line, who has chosen secretly does not", () => {
  const idle = [entry(1, 1, []), entry(2, 2, [hire])];
  expect(linesOf(idle, 0, "board").map((line) => line.note)).toEqual(["web-log-idle", ""]);
  const acts = [entry(1, 1, []), entry(2, 1, [hire]), entry(3, 2, [])];
  expect(linesOf(acts, 0, "board").map((line) => line.note)).toEqual([""]);
  const sealed = [entry(1, 1, []), entry(2, 2, [told("combat_card_chosen", { seat: 1 })])];
  expect(linesOf(sealed, 0, "board").map((line) => line.note)).toEqual([""]);
});
