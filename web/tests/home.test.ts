// The home page of a new and of a returning reader.
import { render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import Home from "../src/features/home/Home.svelte";
import { today } from "../src/features/puzzles/solver";
import { settings } from "../src/text/settings.svelte";
import { pageTexts, speak } from "../src/text/words.svelte";

const ANSWERS: Record<string, unknown> = {
  "/api/rooms": { yours: [], public: [] },
  "/api/due": { due: [] },
};

/** Renders the page beside a server that offers no table; returns what it is asked to start. */
async function home(): Promise<unknown[]> {
  const asked: unknown[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation((to, request) => {
    const path = new URL(to as string, location.href).pathname;
    if (request?.method === "POST") asked.push(JSON.parse(request.body as string));
    const answer = request?.method === "POST" || !(path in ANSWERS) ? { text: "no" } : ANSWERS[path];
    return Promise.resolve(
      new Response(JSON.stringify(answer), {
        status: path in ANSWERS && request?.method !== "POST" ? 200 : 400,
        headers: { "content-type": "application/json" },
      }),
    );
  });
  await speak("en");
  await pageTexts.load();
  render(Home);
  return asked;
}

const games = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);

test("a new reader is offered a first game, and nothing that supposes an earlier one", async () => {
  await home();
  expect(screen.getByRole("button", { name: "Play your first game Metro 2033" })).toBeVisible();
  expect(games().slice(0, 2)).toEqual(["Metro 2033", "Metro 2033: Breakthrough"]);
  expect(screen.queryByText("Puzzle of the day")).toBeNull();
});

test("a returning reader finds the last game first, with its opponents, and starts the same again", async () => {
  Object.assign(settings, { game: "breakthrough", opponents: 4, level: "veteran" });
  const asked = await home();
  expect(games().slice(0, 2)).toEqual(["Metro 2033: Breakthrough", "Metro 2033"]);
  expect(screen.getAllByRole("radio", { name: "4" })[0]).toBeChecked();
  screen.getByRole("button", { name: "Play Metro 2033: Breakthrough again" }).click();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({
    settings: { game: "breakthrough", seats: 5, bots: ["", "veteran", "veteran", "veteran", "veteran"] },
  });
  expect(screen.getByRole("link", { name: "Puzzle of the day" })).toHaveAttribute(
    "href",
    "/puzzles/breakthrough?today",
  );
  expect(screen.getAllByRole("link", { name: "Deal of the day" })[0]).toHaveAttribute("href", "/daily");
});

test("the puzzle of the day says that it is solved, and for how many days; an interrupted lesson can be continued", async () => {
  const yesterday = today(new Date(Date.now() - 86_400_000));
  localStorage.setItem("metro2033-puzzles", JSON.stringify({ tried: 2, days: [yesterday, today()] }));
  localStorage.setItem("metro2033-lessons", JSON.stringify({ board: { done: [], chapter: "market", answers: ["a"] } }));
  await home();
  expect(screen.getByRole("link", { name: "Today’s puzzle: solved" })).toBeVisible();
  expect(screen.getByText("2 days in a row")).toBeVisible();
  expect(screen.getByRole("link", { name: "Continue learning Metro 2033" })).toHaveAttribute(
    "href",
    "/learn/board/lesson/market",
  );
});
