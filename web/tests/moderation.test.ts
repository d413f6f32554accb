// Announcements over the page, and reports to the operators.
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { speak } from "../src/text/words.svelte";
import Announced from "../src/features/moderation/Announced.svelte";
import { moderationTexts } from "../src/features/moderation/moderation-words";
import Report from "../src/features/moderation/Report.svelte";
import type { Announcements } from "../src/net/types/wire";

beforeEach(async () => {
  localStorage.clear();
  await speak("en");
  await moderationTexts.load();
});

const TOLD: Announcements = { read_only: false, announcements: [{ id: 7, text: "Update at <8>", at: 0 }] };

test("an announcement stays away once it was put away, and a new one is shown", async () => {
  const shown = render(Announced);
  const take = (shown.component as unknown as { take: (told: Announcements) => void }).take;
  take(TOLD);
  expect(await screen.findByText("Update at <8>")).toBeInTheDocument();
  await fireEvent.click(screen.getByRole("button"));
  expect(screen.queryByText("Update at <8>")).toBeNull();
  take({ read_only: true, announcements: [...TOLD.announcements, { id: 8, text: "Back", at: 1 }] });
  expect(await screen.findByText("Back")).toBeInTheDocument();
  expect(screen.queryByText("Update at <8>")).toBeNull();
  expect(screen.getByText(/being updated/)).toBeInTheDocument();
});

test("a report says what it is about, and what the server answers is told", async () => {
  const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(
    new Response(JSON.stringify({ type: "refusal", key: "", problem: "report-too-many", text: "Enough.", rules: [] }), {
      status: 429,
    }),
  );
  const done = vi.fn();
  render(Report, { room: "r", member: 3, done });
  await fireEvent.change(screen.getByRole("combobox"), { target: { value: "name" } });
  await fireEvent.click(screen.getByRole("button", { name: "Send the report" }));
  expect(await screen.findByText("Enough.")).toBeInTheDocument();
  fetched.mockResolvedValueOnce(new Response(null, { status: 204 }));
  await fireEvent.click(screen.getByRole("button", { name: "Send the report" }));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Thank you"));
  const [path, request] = fetched.mock.calls[1] ?? [];
  expect(path as string).toContain("/api/rooms/r/reports");
  expect(JSON.parse(request?.body as string)).toEqual({ member: 3, reason: "name", text: "" });
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(done).toHaveBeenCalled();
});
