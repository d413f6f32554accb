// Sentences of the table that were wrong, cut together or in the wrong order, and who is said to think.
import { readFileSync } from "node:fs";
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { awaited } from "../src/table/presence";
import { factsOf } from "../src/games/board/map/say-station";
import { stationOf } from "../src/text/content";
import type { Shown } from "../src/live/look";
import { sayOutlook } from "../src/text/say-outlook";
import { Sayer } from "../src/text/sayer";
import type { BoardView } from "../src/net/types/board";
import { t, words } from "../src/text/words.svelte";
import Waiting from "../src/table/Waiting.svelte";
import { asked, option, sayerIn, table } from "./table";

test("the player's name stands in brackets after the owner of a station", async () => {
  await sayerIn("en");
  const [station] = stationOf.values();
  const view = {
    owners: { [station!.id]: 0 },
    zones: [station!.zone],
    seats: [{ seat: 0, faction: "faction_red_line", hero: "" }],
  } as unknown as BoardView;
  const said = factsOf(station!, { view } as Shown<BoardView>, new Sayer(words("board"), "board"), ["Stalker"]);
  expect(said).toContain("owner: Red Line (Stalker)");
});

test("nobody is said to think on the reader's own turn or in a past position", () => {
  const [mine, theirs] = [asked("choose_card", []), asked("choose_card", [], { seat: 1 })];
  expect(awaited({ question: null, questions: [theirs] })).toEqual([theirs]);
  expect(awaited({ question: mine, questions: [mine, theirs] })).toEqual([]);
  expect(awaited({ question: null, questions: [theirs], now: 12 })).toEqual([]);
});

test("a replay does not ask for a moment", async () => {
  const sayer = await sayerIn("en");
  const { container, unmount } = render(Waiting, { seen: table({ now: 0 }), sayer, names: [] });
  expect(container.textContent?.trim()).toBe("");
  unmount();
  expect(render(Waiting, { seen: table(), sayer, names: [] }).container).toHaveTextContent("One moment…");
});

test.each([
  ["en", "card used up: Hunting Knife", "cards used up: Hunting Knife and Incendiary Rounds"],
  ["de", "aufgebrauchte Karte: Hunting Knife", "aufgebrauchte Karten: Hunting Knife and Incendiary Rounds"],
  ["pl", "zużyto kartę: Hunting Knife", "zużyto karty: Hunting Knife and Incendiary Rounds"],
  ["ru", "потрачена карта: Hunting Knife", "потрачены карты: Hunting Knife and Incendiary Rounds"],
] as const)("one card is used up, two are (%s)", async (language, one, two) => {
  await sayerIn(language);
  expect(t("stage-used", { n: 1, cards: "Hunting Knife" })).toBe(one);
  expect(t("stage-used", { n: 2, cards: "Hunting Knife and Incendiary Rounds" })).toBe(two);
});

test.each([
  ["en", "first you give 3 cards away without effect, then you take as many"],
  ["de", "zuerst gibst du 3 Karten ohne Wirkung ab, dann nimmst du ebenso viele"],
  ["pl", "najpierw odrzucasz bez efektu 3 karty, potem tyle samo dobierasz"],
  ["ru", "сначала вы сбросите 3 карты без эффекта, затем возьмёте столько же"],
] as const)("a swap is told in the order in which it happens (%s)", async (language, said) => {
  const sayer = await sayerIn(language);
  const outlook = { draws: 3, notes: [{ key: "swaps", args: { n: 3 } }] };
  const found = sayOutlook(outlook, option("swap"), sayer).map((one) => one.replaceAll("\u00a0", " "));
  expect(found).toEqual([said]);
});

test.each([
  ["en", "You own all ten tokens.", "Hansa owns all ten tokens."],
  ["de", "Du hast alle zehn Marker.", "Hansa hat alle zehn Marker."],
  ["pl", "Masz wszystkie dziesięć znaczników.", "Hansa ma wszystkie dziesięć znaczników."],
  ["ru", "Вы собрали все десять жетонов.", "Все десять жетонов собраны. Победитель: Hansa."],
] as const)("the end of the card game says who owns ten tokens (%s)", async (language, mine, theirs) => {
  await sayerIn(language);
  expect(t("victory-why-tokens", { you: "yes", seat: "Hansa" })).toBe(mine);
  expect(t("victory-why-tokens", { you: "no", seat: "Hansa" })).toBe(theirs);
});

test.each([
  ["en", "how often it’s expected if they play sensibly"],
  ["de", "wie oft sie bei vernünftigem Spiel zu erwarten ist"],
  ["pl", "jak często można się jej spodziewać przy rozsądnej grze"],
  ["ru", "как часто её стоит ждать при разумной игре"],
] as const)(
  "the bars of a battle say why a card that wins against one card may show no chance (%s)",
  async (language, said) => {
    await sayerIn(language);
    expect(t("stage-bars").replaceAll("\u00a0", " ")).toContain(said);
  },
);

test("the edge of a control can be told from its surfaces", () => {
  const tokens = readFileSync("src/ui/tokens.css", "utf-8");
  const forms = readFileSync("src/ui/forms.css", "utf-8");
  expect(/^button,\n\.button,\nselect,[^}]*border: 1px solid var\(--line-2\);/m.test(forms)).toBe(true);
  const light = (name: string): number => {
    const hex = new RegExp(`--${name}: #([0-9a-f]{6})`).exec(tokens)![1]!;
    const [r, g, b] = [0, 2, 4].map((at) => {
      const part = parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  for (const ground of ["coal-1", "coal-2", "coal-3"])
    expect((light("line-2") + 0.05) / (light(ground) + 0.05)).toBeGreaterThanOrEqual(3);
});
