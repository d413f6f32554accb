// The form of a webhook: one's own with a trial, or that of a table, whose requests go to its own address.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import Notices from "../src/features/settings/Notices.svelte";
import { speak, withPages } from "../src/text/words.svelte";

const answer = (body: object) =>
  new Response(JSON.stringify(body), { status: 200, headers: { "content-type": "application/json" } });

test("the host of a table sets its webhook and is shown the secret once", async () => {
  await speak("en");
  await withPages(Promise.resolve());
  const asked: [string | undefined, string][] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation((url, init) => {
    asked.push([init?.method, url instanceof Request ? url.url : url.toString()]);
    const url_ = "https://discord.com/api/webhooks/1/t";
    return Promise.resolve(
      init?.method === "PUT" ? answer({ url: url_, secret: "once" }) : answer({ url: null, language: null }),
    );
  });
  render(Notices, {
    path: "/api/rooms/r1/webhook",
    name: "web-hook-table",
    hint: "web-hook-table-hint",
  });
  expect(screen.getByRole("heading", { name: "News of this table" })).toBeVisible();
  await fireEvent.input(screen.getByLabelText("Address"), {
    target: { value: "https://discord.com/api/webhooks/1/t" },
  });
  await fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByDisplayValue("once")).toBeVisible();
  expect(asked.map(([method, url]) => `${method} ${new URL(url, "http://here").pathname}`)).toEqual([
    "GET /api/rooms/r1/webhook",
    "PUT /api/rooms/r1/webhook",
  ]);
  expect(screen.queryByRole("button", { name: "Send a test" })).toBeNull();
  expect(screen.getByRole("button", { name: "Stop notifications" })).toBeVisible();
});
