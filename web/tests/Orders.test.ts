import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test } from "vitest";
import { groupsOf, inOrder, promptOf } from "../src/table/orders";
import Orders from "../src/table/Orders.svelte";
import type { Advice } from "../src/live/advice.svelte";
import { castOf } from "../src/live/look";
import type { Sayer } from "../src/text/sayer";
import { t } from "../src/text/words.svelte";
import { asked, option, sayerIn, table } from "./table";

const OPTIONS = [option("end_turn", "", ["C-30"]), option("swap", "", ["C-30", "C-34"])];
let sayer: Sayer;

beforeEach(async () => {
  sayer = await sayerIn("en");
});

/** An advisor that answers at once. */
const advisor = (answered: (id: string) => void, more: Partial<Advice> = {}) =>
  ({
    odds: new Map(),
    doubted: "",
    warning: () => null,
    botsMove: () => null,
    choose: (chosen: { id: string }) => answered(chosen.id),
    ...more,
  }) as unknown as Advice;

describe("many destinations of a hero", () => {
  const there = (station: string, ...places: string[]) => ({
    ...option(`move ${station}`, "station"),
    outlook: { notes: places.map((key) => ({ key, args: {} })) },
  });
  const MOVES = [
    option("stay"),
    there("polyanka"),
    there("tverskaya", "place-attack"),
    there("kurskaya", "place-trade", "place-ability"),
    there("lubyanka", "place-attack", "place-scout"),
    ...["dinamo", "taganskaya", "rizhskaya", "arbatskaya"].map((station) => there(station, "place-trade")),
  ];

  test("are grouped by what the hero can do there, and staying comes last", () => {
    const options = inOrder(MOVES);
    expect(options.map(({ target }) => target)).toEqual(
      "kurskaya dinamo taganskaya rizhskaya arbatskaya lubyanka tverskaya polyanka".split(" ").concat(""),
    );
    const board = { words: { say: (key: string) => key } } as unknown as Sayer;
    expect([...groupsOf(options, board)].map(([id, { name }]) => `${id}: ${name}`)).toEqual([
      "move kurskaya: outlook-place-trade",
      "move lubyanka: outlook-place-scout",
      "move tverskaya: outlook-place-attack",
      "move polyanka: Only move there",
    ]);
  });

  test("need no groups while they are few", () => {
    expect(groupsOf(MOVES.slice(3) as never, sayer).size).toBe(0);
  });
});

describe("a question of mine", () => {
  test("is a heading, and every option is a button that is named and chosen", async () => {
    const chosen: string[] = [];
    const question = asked("choose_end", OPTIONS);
    const seen = table({ question, advice: advisor((id) => chosen.push(id)) });
    render(Orders, { seen, sayer, names: ["Ann", "Bob"] });
    expect(screen.getByRole("heading")).toHaveTextContent(sayer.prompt("choose_end", {}, castOf(seen.view)));
    for (const one of OPTIONS)
      await fireEvent.click(screen.getByRole("button", { name: sayer.choice(one, "choose_end", castOf(seen.view)) }));
    expect(chosen).toEqual(OPTIONS.map((one) => one.id));
  });

  test("has a number for every option and 0 for doing nothing", async () => {
    const chosen: string[] = [];
    const seen = table({ question: asked("choose_end", OPTIONS), advice: advisor((id) => chosen.push(id)) });
    render(Orders, { seen, sayer, names: [] });
    await fireEvent.keyDown(window, { key: "1" });
    await fireEvent.keyDown(window, { key: "0" });
    await fireEvent.keyDown(window, { key: "7" });
    expect(chosen).toEqual(["swap", "end_turn"]);
  });

  test("has the numbers of the map, those above 9 as well, which are no keys", () => {
    const options = Array.from({ length: 11 }, (_, index) => option(`affect ${index}`));
    const seen = table({ question: asked("choose_end", options) });
    const { container } = render(Orders, {
      seen,
      sayer,
      names: [],
      onMap: (one: { id: string }) => one.id !== "affect 1",
    });
    const rows = [...container.querySelectorAll("[data-choice]")];
    expect(rows.map((row) => row.querySelector("kbd, .number")?.textContent)).toEqual(
      options.map((_, index) => String(index + 1)),
    );
    expect(rows.map((row) => row.getAttribute("aria-keyshortcuts")).slice(8)).toEqual(["9", null, null]);
    expect(container.querySelectorAll("kbd.onmap")).toHaveLength(8);
  });

  test("shows prices, and the printed price struck out", () => {
    const outlook = {
      cost: { ready: 1 },
      then: { ready: 2 },
      printed: { ready: 2 },
      discounts: [{ card: "polis", change: { ready: -1 } }],
    };
    const { container } = render(Orders, {
      seen: table({ question: asked("choose_end", [{ ...option("swap"), outlook }]) }),
      sayer,
      names: [],
    });
    expect(container.querySelector(".price s")).toHaveTextContent("2");
    expect(screen.getByRole("button", { name: /1/ })).toBeInTheDocument();
  });

  test("cannot be answered twice while an answer is under way", () => {
    render(Orders, { seen: table({ question: asked("choose_end", OPTIONS), busy: true }), sayer, names: [] });
    for (const one of OPTIONS)
      expect(
        screen.getByRole("button", { name: sayer.choice(one, "choose_end", { players: [], figures: [] }) }),
      ).toBeDisabled();
  });

  test("repeats a doubted option as a question with its warning", () => {
    const caution = { key: "free-missions", rules: [], args: {} };
    const advice = advisor(() => {}, { doubted: "end_turn", warning: () => caution });
    const { container } = render(Orders, {
      seen: table({ question: asked("choose_end", OPTIONS), advice }),
      sayer,
      names: [],
    });
    expect(container.querySelector(".doubted")).toBeInTheDocument();
    expect(screen.getByRole("alert")).not.toBeEmptyDOMElement();
  });
});

test("whose move it is stands there by faction and name", () => {
  const seen = table({ questions: [asked("choose_end", [], { seat: 1, options: null })] });
  render(Orders, { seen, sayer, names: ["Ann", "Bob"] });
  const names = `${sayer.seat(1, castOf(seen.view))} · Bob`;
  expect(screen.getByRole("status")).toHaveTextContent(t("web-waiting", { names }));
});

test("a refusal is an alert with its rules", () => {
  render(Orders, { seen: table({ refused: { text: "No.", rules: ["C-12"] } }), sayer, names: [] });
  expect(screen.getByRole("alert")).toHaveTextContent(/^No\..*C-12$/);
});

test("undo is offered when it is possible", async () => {
  const seen = table({ mayUndo: true });
  render(Orders, { seen, sayer, names: [] });
  await fireEvent.click(screen.getByRole("button", { name: /Undo/ }));
  expect(seen.undone).toBe(1);
});

test("a prompt is parted into what is asked and what explains it", () => {
  expect(promptOf("Use this ability? Discard it, then take 1 pig.")).toEqual({
    asks: "Use this ability?",
    told: "Discard it, then take 1 pig.",
  });
  expect(promptOf("You won Biblioteka im. Lenina. Capture it?")).toEqual({
    asks: "Capture it?",
    told: "You won Biblioteka im. Lenina.",
  });
  expect(promptOf("Place your hero.")).toEqual({ asks: "Place your hero.", told: "" });
});
