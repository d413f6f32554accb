import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, test } from "vitest";
import { settings } from "../src/text/settings.svelte";
import type { Beat, Playback, Shown } from "../src/live/look";
import { Sayer } from "../src/text/sayer";
import { events } from "../src/games/board/events";
import { soundOf } from "../src/playback/sound.svelte";
import type { BattleView, BoardView } from "../src/net/types/board";
import type { EntryView, Told } from "../src/net/types/wire";
import { plain } from "../src/text/typeset";
import { words } from "../src/text/words.svelte";
import BoardStage from "../src/games/board/stages/BoardStage.svelte";
import Sides from "../src/games/board/stages/Sides.svelte";
import { battleOf, leadOf, outcomeOf, stakesOf, stepOf } from "../src/games/board/stages/battle";
import Dark from "../src/games/board/stages/Dark.svelte";
import { fightsOf, type Darkness } from "../src/games/board/stages/fights";
import { keyMoments } from "../src/playback/moments";
import { scenesOf } from "../src/games/board/stages/scenes";
import { sceneAt } from "../src/table/stage/placed";
import { asked, entry, option, sayerIn, table } from "./table";

const CAST = { players: ["faction_red_line", "faction_bauman"], figures: ["hero_artyom", "hero_anna"] };
const told = (event: string, fields: Told["fields"] = {}, details?: Told["details"]): Told => ({
  event,
  fields,
  ...(details ? { details } : {}),
});
const DECLARED = told("station_attacked", { seat: 0, piece: "army", station: "kurskaya", victim: 1 });
const FOUGHT = [
  told("combat_cards_revealed", { attacker: "cc_flanking", defender: "cc_counterattack" }),
  told("battle_counted", { attacker: 9, defender: 8 }, [
    ["attacker army", 6],
    ["attacker cc_flanking", 3],
    ["defender army", 5],
    ["defender law_barricades", 1],
    ["defender cc_counterattack", 2],
  ]),
  told("battle_won", { seat: 0, piece: "army" }),
  told("army_changed", { seat: 0, strength: 7, cause: "th1_looters" }),
  told("station_lost", { seat: 1, station: "kurskaya" }),
];
const LOG = [entry(4, 0, [DECLARED]), entry(5, 0, []), entry(6, 1, FOUGHT)];

let sayer: Sayer;
beforeEach(async () => {
  await sayerIn("en");
  sayer = new Sayer(words("board"), "board");
});

function board(entries: EntryView[], more: object = {}): Shown<BoardView> {
  const seats = CAST.players.map((faction, seat) => ({ faction, hero: CAST.figures[seat], seat, points: 3, army: 4 }));
  const view = { seats, owners: {}, round: 1, first: 0, battle: null, vote: null, dark: null };
  return table({ entries, view: view as unknown as BoardView, ...more }) as unknown as Shown<BoardView>;
}

/** A queue that shows the events of one entry. */
class Queue implements Playback {
  shown = 0;
  paused = false;
  waiting = 0;
  constructor(
    private entry: EntryView,
    first: number,
  ) {
    this.shown = first;
  }
  turn = [];
  away = null;
  async show(): Promise<void> {}
  goOn(): void {}
  get beat(): Beat | null {
    const event = this.entry.events[this.shown];
    if (!event) return null;
    return { entry: this.entry, index: this.shown, event, step: 1, steps: 1, waits: true, ms: 0 } as unknown as Beat;
  }
  next(): void {
    this.shown++;
  }
  skip(): void {}
  pause(): void {}
  resume(): void {}
}

test("a threat from the dark shows every row at once when the reader is asked", () => {
  const fight = (seat: number) => ({
    station: "kurskaya",
    attacker: { seat: null, piece: "threat", card: null, total: 3, terms: [["th1_flood", 3]] },
    defender: { seat, piece: "army", card: null, total: 4, terms: [["army", 4]] },
    winner: "defender",
    after: [],
  });
  const dark = { threat: null, fights: [fight(0), fight(1)], open: 0 } as unknown as Darkness;
  const seen = board([], { question: asked("choose_token", [option("take pig")]) });
  const delays = (asks: boolean) => {
    const { container, unmount } = render(Dark, { seen, sayer, names: [], dark, asks });
    const found = [...container.querySelectorAll<HTMLElement>("ol > li")].map((row) =>
      row.style.getPropertyValue("--nth"),
    );
    unmount();
    return found;
  };
  expect(delays(false)).toEqual(["0", "1"]); // one after the other, while it is told
  expect(delays(true)).toEqual(["0", "0"]);
});

describe("a battle in the log", () => {
  test("has the terms that the rules counted, and they make the totals", () => {
    const [fight] = fightsOf(LOG, CAST).fights;
    expect(fight).toMatchObject({ seq: 6, station: "kurskaya", winner: "attacker" });
    for (const side of [fight!.attacker, fight!.defender])
      expect(side.terms.reduce((sum, [, n]) => sum + n, 0)).toBe(side.total);
    expect(fight!.attacker.card).toBe("cc_flanking");
  });

  test("does not count its reward", () => {
    const [fight] = fightsOf(LOG, CAST).fights;
    expect(fight!.attacker.total).toBe(9);
    expect(fight!.after.map((one) => one.event)).toEqual(["army_changed", "station_lost"]);
  });

  test("is known from the view where its declaration is older than the log", () => {
    const seed = {
      station: "kurskaya",
      target: null,
      threat: null,
      attacker: { seat: 0, piece: "army" },
      defender: { seat: 1, piece: "hero" },
    };
    expect(fightsOf(LOG.slice(2), CAST).fights).toEqual([]);
    const [fight] = fightsOf(LOG.slice(2), CAST, seed).fights;
    expect(fight).toMatchObject({ station: "kurskaya", winner: "attacker", defender: { seat: 1, piece: "hero" } });
  });

  test("says by which card a draw was won, before what follows", () => {
    const counted = told("battle_counted", { attacker: 7, defender: 7 }, [
      ["attacker hero_artyom", 7],
      ["defender army", 7],
    ]);
    const won = told("battle_won", { seat: 1, piece: "army", cause: "faction_bauman" });
    const lost = told("hero_wounded", { seat: 0, station: "lubyanka" });
    const [fight] = fightsOf([entry(1, 0, [DECLARED, counted, won, lost])], CAST).fights;
    expect(fight!.after).toEqual([won, lost]);
    expect(plain(sayer.event(won, CAST))).toBe(
      "The Bauman Alliance wins the battle: strength is equal, and the faction’s ability wins draws.",
    );
  });

  test("against a guard and against a threat has one seat", () => {
    const attack = told("station_attacked", { seat: 1, piece: "hero", station: "arbatskaya_polis" });
    const counted = told("battle_counted", { attacker: 3, defender: 7 }, [
      ["attacker hero_anna", 3],
      ["defender guard", 7],
    ]);
    const [fight] = fightsOf(
      [entry(1, 1, [attack, counted, told("battle_lost", { seat: 1, piece: "hero" })])],
      CAST,
    ).fights;
    expect(fight).toMatchObject({ winner: "defender", defender: { seat: null, piece: "guard" } });
  });
});

describe("an attack that a card stops", () => {
  const stop = entry(5, 1, [
    told("equipment_used", { seat: 1, card: "eq_dynamite" }),
    told("attack_prevented", { seat: 1, card: "eq_dynamite" }),
  ]);
  const log = [LOG[0]!, stop];

  test("is a scene at both of its events, told once", () => {
    const scenes = scenesOf(log, CAST, 0);
    expect(scenes).toHaveLength(1);
    expect([0, 1].map((index) => sceneAt(scenes, 5, index)?.kind)).toEqual(["battle", "battle"]);
    expect(scenes[0]).toMatchObject({
      mine: true,
      fight: { stopped: "eq_dynamite", winner: null, station: "kurskaya" },
    });
  });

  test.each([
    [0, "bad"],
    [1, "good"],
    [null, "even"],
  ])("is good or bad for seat %s", (seat, key) => {
    const battle = battleOf(fightsOf(log, CAST).fights[0]!, null);
    expect(outcomeOf(battle, seat, sayer, CAST)).toEqual({ key, text: "The attack is stopped" });
    expect(stepOf(battle, null, [])).toBe(1);
  });

  test("shows the card and who has played it, and no strength", () => {
    const { container } = render(BoardStage, { seen: board(log, { now: 5 }), sayer, names: ["Ann", "Bob"] });
    expect(screen.getByRole("status")).toHaveTextContent("The Bauman Alliance stops the attack with Dynamite.");
    expect(container.querySelector("output")).toBeNull();
    expect(container.querySelector(".stops")).not.toBeNull();
  });
});

describe("an open battle", () => {
  const side = (seat: number | null, piece: string, more: object = {}) => ({
    seat,
    piece,
    total: 3,
    terms: [],
    card: null,
    has_chosen: false,
    ...more,
  });
  const open = (attacker: object, defender: object, more: object = {}) =>
    ({ station: "kurskaya", target: null, threat: null, winner: null, attacker, defender, ...more }) as BattleView;

  test("says whether the army or the hero attacks, from the view and from the log", () => {
    const lead = (battle: BattleView) => leadOf(battleOf(null, battle), 0, true, sayer, CAST);
    expect(lead(open(side(0, "hero"), side(1, "army")))).toMatch(/with its hero\.$/);
    expect(lead(open(side(0, "army"), side(1, "army")))).toMatch(/with its army\.$/);
    expect(lead(open(side(0, "hero"), side(1, "hero"), { target: "hero_anna" }))).toMatch(/Anna.*with its hero\.$/);
    const attack = told("station_attacked", { seat: 0, piece: "hero", station: "kurskaya", victim: 1 });
    const [fight] = fightsOf([entry(4, 0, [attack]), ...LOG.slice(1)], CAST).fights;
    expect(leadOf(battleOf(fight!, null), 0, true, sayer, CAST)).toMatch(/with its hero\.$/);
  });

  test("tells onlookers the winner and the score in one sentence", () => {
    const sides = [side(0, "army", { total: 8 }), side(1, "army", { total: 3 })] as const;
    const battle = battleOf(null, open(...sides, { winner: "attacker" }));
    expect(outcomeOf(battle, null, sayer, CAST).text).toBe("The Red Line wins the battle, 8 : 3");
  });

  test("names the equipment that a beaten hero may lose", () => {
    const stakes = { attacker: ["wound", "equipment_taken"], defender: ["wound", "equipment_discarded"] };
    const battle = open(side(0, "hero"), side(1, "hero"), { target: "hero_anna", stakes });
    const said = stakesOf(battle, battleOf(null, battle), 0, sayer, CAST).map(({ key, text }) => [key, plain(text)]);
    expect(said).toEqual([
      ["lose", "Artyom is wounded. The winner discards one of the Red Line’s equipment cards."],
      ["draw", "Nothing happens."],
      ["win", "Anna is wounded. The winner may take one of the Bauman Alliance’s equipment cards."],
    ]);
  });

  test("names the guard of Polis once", () => {
    const { attacker, defender } = battleOf(null, open(side(0, "army"), side(null, "guard")));
    const { container } = render(Sides, { attacker, defender, threat: null, seat: 0, sayer, cast: CAST, names: [] });
    expect(container.textContent.match(/Polis guard/g)).toHaveLength(1);
  });

  test("never goes back a step", () => {
    const steps = [
      [open(side(0, "army"), side(1, "army")), ["choose_defence"]],
      [open(side(0, "army"), side(1, "army")), ["choose_combat_card"]],
      [open(side(0, "army", { has_chosen: true, card: "cc_ambush" }), side(1, "army")), ["choose_combat_card"]],
      [open(side(0, "army", { has_chosen: true }), side(1, "army", { has_chosen: true })), []],
      [open(side(0, "army"), side(1, "army"), { winner: "attacker" }), []],
      [open(side(0, "army"), side(1, "army"), { winner: "attacker" }), ["choose_capture"]],
    ] as const;
    expect(steps.map(([battle, asked]) => stepOf(battleOf(null, battle), battle, [...asked]))).toEqual([
      0, 1, 1, 1, 2, 3,
    ]);
  });
});

describe("a threat from the dark", () => {
  const count = (attacker: number, defender: number) =>
    told("battle_counted", { attacker, defender }, [
      ["attacker th1_looters", attacker],
      ["defender army", defender],
    ]);
  const dark = [
    told("threat_came", { first: 1 }),
    told("station_endangered", { seat: 1, station: "kurskaya", piece: "army" }),
    told("station_endangered", { seat: 0, station: "lubyanka", piece: "army" }),
    told("threat_revealed", { threat: "th1_looters" }),
    count(4, 5),
    told("threat_repelled", { seat: 1, threat: "th1_looters" }),
    count(4, 4),
    told("battle_drawn"),
  ];

  test("is one scene with a fight for each seat, in turn order", () => {
    const [scene] = scenesOf([entry(3, 0, dark)], CAST, 0);
    if (scene?.kind !== "dark") throw new Error("no scene");
    expect(scene.dark.fights.map((fight) => [fight.defender.seat, fight.winner])).toEqual([
      [1, "defender"],
      [0, "draw"],
    ]);
  });
});

test("a scene is found at each of its events and nowhere else", () => {
  const scenes = scenesOf(LOG, CAST, 0);
  expect([0, 1, 2, 3].map((index) => sceneAt(scenes, 6, index)?.kind)).toEqual([
    "battle",
    "battle",
    "battle",
    undefined,
  ]);
});

test("a result stays until Continue, with the counted terms", async () => {
  const { rerender, container } = render(BoardStage, { seen: board(LOG.slice(0, 2)), sayer, names: ["Ann", "Bob"] });
  expect(screen.queryByRole("dialog")).toBeNull();
  const seen = board(LOG);
  await rerender({ seen });
  expect(screen.getByRole("dialog")).toHaveTextContent("9");
  expect([...container.querySelectorAll("output")].map((one) => one.textContent)).toEqual(["9", "8"]);
  await rerender({ seen: board([...LOG, entry(7, 1, [told("phase_began", { phase: "hero_actions" })])]) });
  expect(screen.getByRole("dialog")).toBeInTheDocument();
  await fireEvent.click(screen.getByRole("button", { name: /Continue/ }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a capture after a battle is shown on the map", () => {
  const side = { seat: 0, piece: "army", total: 9, terms: [], card: null, has_chosen: false };
  const sides = { attacker: side, defender: { ...side, seat: 1 }, winner: "attacker" };
  const shown = (event: string) => {
    const one = entry(9, 0, [told(event, { seat: 0, station: "kurskaya" })]);
    const seen = board([LOG[0]!, one], { playback: new Queue(one, 0) });
    const battle = { station: "kurskaya", in_event: false, target: null, threat: null, stakes: {}, ...sides };
    const view = { ...seen.view, battle: battle as unknown as BattleView };
    const { unmount } = render(BoardStage, { seen: { ...seen, view }, sayer, names: ["Ann", "Bob"] });
    const dialog = screen.queryByRole("dialog");
    unmount();
    return dialog !== null;
  };
  expect(["tokens_gained", "station_captured"].map(shown)).toEqual([true, false]);
});

test("continuing goes past all events of a scene", async () => {
  const queue = new Queue(LOG[2]!, 0);
  render(BoardStage, { seen: board(LOG, { playback: queue }), sayer, names: ["Ann", "Bob"] });
  await fireEvent.click(screen.getByRole("button", { name: /Continue/ }));
  expect(queue.shown).toBeGreaterThan(0);
});

test("an event that waits while its fight is still open has its Continue", async () => {
  const lost = entry(7, 0, [told("threat_not_repelled", { seat: 0 })]);
  const queue = new Queue(lost, 0);
  const seen = board([lost], { playback: queue });
  const dark = { threat: "th1_looters", stations: ["kurskaya", null], pieces: ["army", null] };
  render(BoardStage, { seen: { ...seen, view: { ...seen.view, dark } } as typeof seen, sayer, names: ["Ann", "Bob"] });
  await fireEvent.click(await screen.findByRole("button", { name: /Continue/ }));
  expect(queue.shown).toBe(1);
});

test("what lies in the log when the table is opened is not told again", () => {
  render(BoardStage, { seen: board(LOG), sayer, names: ["Ann", "Bob"] });
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a replay shows the scene of its own step", () => {
  render(BoardStage, { seen: board(LOG, { now: 6 }), sayer, names: ["Ann", "Bob"] });
  expect(screen.getByRole("dialog")).toBeInTheDocument();
});

test("the key moments are the three largest, in the order of the game", () => {
  const moment = (seq: number, change: number) => ({
    entry: entry(seq, 0, []),
    round: seq,
    before: [0.5, 0.5],
    after: [0.5 + change, 0.5 - change],
  });
  const chart = {
    figures: [],
    points: [],
    learned: true,
    moments: [moment(1, 0.1), moment(2, 0.3), moment(3, -0.4), moment(4, 0.2)],
  };
  expect(keyMoments(chart).map((one) => one.entry.seq)).toEqual([2, 3, 4]);
});

describe("a new stage", () => {
  const two = entry(8, 1, [told("stage_began", { stage: 2 }), told("equipment_drawn", { seat: 0, amount: 2 })]);
  const one = entry(9, 1, [told("scouted_card_returned", { seat: 1 }), told("stage_began", { stage: 1 })]);
  const shown = async (at: EntryView, seat: number | null) => {
    const limits = CAST.players.map((faction, place) => ({ faction, seat: place, points: 3, equipment_limit: 3 }));
    const seen = board([at], { now: at.seq, seat });
    const view = { ...seen.view, seats: limits, stage: Number(at.events.at(-1)?.fields.stage ?? 2) };
    render(BoardStage, { seen: { ...seen, view } as typeof seen, sayer, names: ["Ann", "Bob"] });
    await screen.findByRole("dialog");
    return screen.getAllByRole("listitem").map((item) => plain(item.textContent.trim()));
  };

  test("says what is different for the reader", async () => {
    expect(await shown(two, 0)).toEqual([
      expect.stringMatching(/^Stronger threats: strength \d+ to \d+, until now \d+ to \d+\.$/),
      "Every hero may carry one more equipment card, yours 3 in all.",
      "Every hero draws two equipment cards and keeps one of them.",
    ]);
    expect(screen.getByRole("dialog", { name: "Stage II begins" })).toBeInTheDocument();
  });

  test("can go back, and says that, too", async () => {
    expect(await shown(one, null)).toEqual([
      expect.stringMatching(/^Weaker threats again/),
      "Every hero may carry one equipment card fewer. What is too much is discarded now.",
      "Scouted threats go back to their own stage’s cards.",
    ]);
    expect(screen.getByRole("dialog", { name: "Back to stage I" })).toBeInTheDocument();
  });

  test("has a line of mood, unless the reader wants none", async () => {
    await shown(two, 0);
    expect(screen.getByRole("dialog")).toHaveTextContent("The dogs went quiet an hour ago.");
    settings.flavour = false;
    await tick();
    expect(screen.getByRole("dialog")).not.toHaveTextContent("The dogs");
    settings.flavour = true;
  });

  test("waits for players, not for watchers", () => {
    expect([0, null].map((seat) => scenesOf([two], CAST, seat)[0]?.mine)).toEqual([true, false]);
  });
});

test("what others win is no triumph", () => {
  expect(soundOf(told("battle_won", { seat: 0 }), 0, events)).toBe("win");
  expect(soundOf(told("battle_won", { seat: 1 }), 0, events)).toBe("token");
  expect(soundOf(told("game_won", { seat: 1 }), 0, events)).toBe("loss");
});
