// The page of an invitation: who invites to what, and a link that is no longer valid.
import { render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import Join from "../src/features/rooms/Join.svelte";
import { pageTexts, speak } from "../src/text/words.svelte";

async function open(status: number, answer: object): Promise<void> {
  const headers = { "content-type": "application/json" };
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(JSON.stringify(answer), { status, headers }));
  await speak("en");
  await pageTexts.load();
  render(Join, { room: "r1", invite: "secret" });
}

test("an invitation names the host, the game, its variants and the free seats, before anybody joins", async () => {
  const settings = { game: "breakthrough", seats: 3, variants: ["survival2"] };
  await open(200, { id: "r1", status: "lobby", settings, host: "Anna", free: 2 });
  expect(await screen.findByRole("heading", { name: "Anna invites you to Metro 2033: Breakthrough" })).toBeVisible();
  expect(screen.getByText(/about 20 minutes/)).toBeVisible();
  expect(screen.getByText(/^Survival II: Fail to repel a monster/)).toBeVisible();
  expect(screen.getByText(/^2 seats are free\./)).toBeVisible();
  expect(screen.getByRole("link", { name: "Learn to play" })).toHaveAttribute("href", "/learn/breakthrough/lesson");
});

test("an old invitation says so instead of asking for a name", async () => {
  await open(404, { problem: "room-unknown", text: "There’s no such room.", rules: [] });
  expect(await screen.findByRole("alert")).toHaveTextContent("There’s no such room.");
  expect(screen.queryByRole("textbox")).toBeNull();
});
