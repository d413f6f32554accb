import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import WhyNot from "../src/table/WhyNot.svelte";
import { allCards } from "../src/text/content";
import { Sayer } from "../src/text/sayer";
import { LANGUAGES } from "../src/net/types/languages";
import { plain } from "../src/text/typeset";
import { words, type GameName } from "../src/text/words.svelte";
import CardFace from "../src/table/CardFace.svelte";
import { asked, option, sayerIn, table } from "./table";

const GAMES: GameName[] = ["board", "breakthrough"];

test.each(LANGUAGES)("every card of both games has a face in %s", async (language) => {
  await sayerIn(language);
  for (const game of GAMES) {
    const sayer = new Sayer(words(game), game);
    for (const [card, printed] of allCards(game)) {
      const { container, unmount } = render(CardFace, { card, sayer });
      const face = container.querySelector(".face")!;
      expect(plain(face.textContent.replaceAll("\u00ad", "")), card).toContain(plain(sayer.card(card)));
      expect(face.textContent, card).not.toMatch(/face-|kind-|type-|undefined|NaN/);
      expect(face.querySelectorAll(".body .figures, .body .line").length, card).toBeGreaterThan(0);
      expect(face.querySelectorAll(".body .line").length, card).toBeLessThan(3);
      expect(face.querySelector(".kind")?.textContent, card).not.toBe("");
      if (printed.cost !== undefined) expect(container.querySelector(".cost")).toHaveTextContent(String(printed.cost));
      unmount();
    }
  }
});

test("sentences are read out, not printed on the face", async () => {
  const sayer = await sayerIn("en");
  const { container } = render(CardFace, { card: "canteen", sayer });
  expect(container.querySelector(".sr")).toHaveTextContent("Canteen. Goods (peaceful); cost 2; amount 1");
  expect(container.querySelector(".face")).not.toHaveTextContent("peaceful");
  expect(container.querySelector(".face")).toHaveAttribute("aria-hidden", "true");
});

test("a lowered price strikes the printed one out", async () => {
  const sayer = await sayerIn("en");
  const price = { now: 3, printed: 4, why: "Komsomolskaya −1" };
  const { container, rerender } = render(CardFace, { card: "diesel_fuel", sayer, price });
  expect(container.querySelector(".cost.cut")).toHaveTextContent("3");
  expect(container.querySelector("s.was")).toHaveTextContent("4");
  expect(container.querySelector(".sr")).toHaveTextContent("costs you 3 instead of 4");
  await rerender({ price: { now: 4, printed: 4 } });
  expect(container.querySelector(".cost.cut, s.was")).toBeNull();
});

test("a mission shows how far it is", async () => {
  const sayer = await sayerIn("en");
  const { container } = render(CardFace, { card: "aleksandrovsky_sad", sayer, progress: { have: 6, needed: 8 } });
  expect(container.querySelector(".figures")).toHaveTextContent("6/8");
  expect(container.querySelector(".track i")).toHaveStyle({ width: "75%" });
});

test("why not is asked only of what is not offered", async () => {
  await sayerIn("en");
  const seen = table({ question: asked("choose_end", [option("swap")]) });
  const { unmount } = render(WhyNot, { seen, choice: "swap", about: "x" });
  expect(screen.queryByRole("button")).toBeNull();
  unmount();
  render(WhyNot, { seen, choice: "end_turn", about: "x" });
  screen.getByRole("button").click();
  expect(seen.doubts).toEqual(["end_turn"]);
});
