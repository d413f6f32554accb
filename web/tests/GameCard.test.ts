import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import GameCard from "../src/components/GameCard.svelte";
import WhyNot from "../src/components/WhyNot.svelte";
import { allCards } from "../src/lib/content";
import { LANGUAGES } from "../src/lib/settings.svelte";
import { plain } from "../src/lib/typeset";
import { asked, option, sayerIn, table } from "./table";

test.each(LANGUAGES)("every card of the card game has a face in %s", async (language) => {
  const sayer = await sayerIn(language);
  for (const [card, printed] of allCards("breakthrough")) {
    const { container, unmount } = render(GameCard, { card, sayer });
    expect(container).toHaveTextContent(plain(sayer.card(card)));
    if (printed.cost !== undefined) expect(container.querySelector(".cost")).toHaveTextContent(String(printed.cost));
    for (const icon of container.querySelectorAll("svg[role=img]")) expect(icon).toHaveAccessibleName();
    unmount();
  }
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
