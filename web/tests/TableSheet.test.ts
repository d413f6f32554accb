import { render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, test } from "vitest";
import TableSheet from "../src/games/board/TableSheet.svelte";
import { Sayer } from "../src/text/sayer";
import { LANGUAGES } from "../src/net/types/languages";
import { plain } from "../src/text/typeset";
import type { BoardView, DeckView, LastingView } from "../src/net/types/board";
import { words } from "../src/text/words.svelte";
import { sayerIn } from "./table";

const DECKS: DeckView = {
  equipment: 20,
  missions: 11,
  laws: 9,
  threats: 14,
  equipment_discard: ["eq_akm", "eq_flag"],
  threat_discard: ["th1_looters"],
  mission_discard_count: 3,
  mission_discard: ["mi_march"],
  known_laws: { law_barricades: 0, law_curfew: 8 },
  known_threats: { th1_rat_swarm: 10 },
};
const LASTING: LastingView[] = [
  { card: "mi_march", seat: 1, what: "army_strength", n: -1, until: "round" },
  { card: "mi_tunnel_legend", seat: null, what: "threat_strength", n: 1, until: "threat" },
];

let sayer: Sayer;
beforeEach(async () => {
  await sayerIn("en");
  sayer = new Sayer(words("board"), "board");
});

function lay(more: Partial<BoardView> = {}): void {
  const seats = ["faction_red_line", "faction_bauman"].map((faction) => ({ faction, hero: "hero_anna" }));
  const reserve = { pig: 1, mushroom: 2, ammo: 3 };
  const laid: unknown = { seats, reserve, market: [], law: null, lasting: [], decks: DECKS, ...more };
  render(TableSheet, { view: laid as BoardView, sayer });
}
const pile = (summary: string) => within(screen.getByText(summary).closest("details")!);
const cardsOf = (summary: string) =>
  [...screen.getByText(summary).closest("details")!.querySelectorAll("[data-card]")].map((card) =>
    card.getAttribute("data-card"),
  );

describe("beside the board", () => {
  test("all discard piles can be opened, the last card first", () => {
    lay();
    expect(cardsOf("Discarded equipment: 2")).toEqual(["eq_flag", "eq_akm"]);
    expect(cardsOf("Discarded threats: 1")).toEqual(["th1_looters"]);
    expect(cardsOf("Discarded missions: 3, 2 of them unseen by you")).toEqual(["mi_march"]);
  });

  test("what the reader knows of decks is there, with its place", () => {
    lay();
    expect(cardsOf("Laws you know in the deck: 2")).toEqual(["law_curfew", "law_barricades"]);
    expect(pile("Laws you know in the deck: 2").getByText("on top")).toBeInTheDocument();
    expect(pile("Laws you know in the deck: 2").getByText("at the bottom")).toBeInTheDocument();
    expect(pile("Threats you know in the deck: 1").getByText("no. 4 from the top")).toBeInTheDocument();
  });

  test("empty piles and unknown decks are left out", () => {
    const none = { equipment_discard: [], threat_discard: [], mission_discard: [], mission_discard_count: 0 };
    lay({ decks: { ...DECKS, ...none, known_laws: {}, known_threats: {} } });
    expect(document.querySelector("details")).toBeNull();
  });

  test("lasting effects say on whom they lie and how long", () => {
    lay({ lasting: LASTING });
    const said = screen.getAllByRole("listitem").map((item) => plain(item.textContent));
    expect(said).toEqual([
      "March: the Bauman Alliance’s army, strength −1, until the end of the round".replace(
        "March",
        sayer.card("mi_march"),
      ),
      `${sayer.card("mi_tunnel_legend")}: the threat, strength +1, until the threat is gone`,
    ]);
  });

  test.each(LANGUAGES)("nothing is left without words in %s", async (language) => {
    await sayerIn(language);
    sayer = new Sayer(words("board"), "board");
    lay({ lasting: LASTING });
    expect(document.body.textContent).not.toMatch(/web-|lasting-|known-|undefined|NaN|[{}]/);
  });
});
