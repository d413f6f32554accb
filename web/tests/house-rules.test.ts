import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test } from "vitest";
import HouseRules from "../src/features/rooms/HouseRules.svelte";
import { Sayer } from "../src/text/sayer";
import type { OptionInfo } from "../src/net/types/wire";
import { layRules, words } from "../src/text/words.svelte";
import { sayReason } from "../src/features/play/victory";
import { sayerIn } from "./table";

const WHO = { you: "no", seat: "Hansa" } as const;

beforeEach(async () => {
  await sayerIn("en");
  layRules("board");
});

describe("the form of house rules", () => {
  const offered: [string, OptionInfo][] = [
    ["faction_choice", { rule: "C-01", values: ["random", "pick", "text"], usual: { pl2017: "random" } }],
    ["attack_order", { rule: "C-50", values: ["by_step", "by_player"], usual: { pl2017: "by_step" } }],
  ];
  const show = (options: Record<string, string>) =>
    render(HouseRules, { game: "breakthrough", edition: "pl2017", offered, options });

  test("lists the values of every switch, and names them", () => {
    show({});
    const names = [...document.querySelectorAll("option")].map((one) => one.textContent);
    expect(names).toContain("by the players, in turn order");
    expect(names).toContain("player by player, free plays at once");
    expect(document.querySelector("input[type=text]")).toBeNull();
  });

  test("lets a text be typed where one is allowed", async () => {
    show({});
    await fireEvent.change(screen.getAllByRole("combobox", { hidden: true })[0]!, { target: { value: "text" } });
    expect(document.querySelector("input[type=text]")).not.toBeNull();
  });
});

describe("texts under house rules", () => {
  const redLine = () => new Sayer(words("board"), "board").cardText("faction_red_line");

  test("follow the rules of the table that is shown, and the printed ones without a table", () => {
    expect(redLine()).toContain("only 9 victory points");
    layRules("board", { red_line_victory_points: 10 });
    expect(redLine()).not.toContain("victory points");
    layRules("board", { red_line_victory_points: 12 });
    expect(redLine()).toContain("12 victory points");
    layRules("board");
    expect(redLine()).toContain("only 9 victory points");
  });
});

describe("the reason of a victory", () => {
  const result = { winner: 0, points: [7, 9], places: [1, 2] };

  test("is Polis where Polis won, whatever the points", () => {
    expect(sayReason({ ...result, reason: "polis" }, 10, WHO)).toMatch(/^All four Polis stations/);
    expect(sayReason({ ...result, reason: "points" }, 7, WHO)).toMatch(/^7 points/);
    expect(sayReason({ ...result, reason: "both" }, 7, WHO)).toMatch(/^7 points.*Polis/);
    expect(sayReason({ ...result, reason: "tokens" }, 0, WHO)).toBe("Hansa owns all ten tokens.");
  });

  test("names a tie-break, and nothing where the game was stopped", () => {
    expect(sayReason({ ...result, reason: "points", others: 1 }, 7, WHO)).toContain("the tie-break decided");
    expect(sayReason({ ...result, winner: null }, 7, WHO)).toBe("");
  });
});
