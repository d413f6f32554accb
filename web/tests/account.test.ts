// The account page before and after the server has said who this is.
import { render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import Account from "../src/features/account/Account.svelte";
import { accountTexts } from "../src/features/account/account-words";
import { speak } from "../src/text/words.svelte";

test("a login form waits until the server has said that nobody is logged in", async () => {
  await speak("en");
  await accountTexts.load();
  let answer: (response: Response) => void = () => {};
  vi.spyOn(globalThis, "fetch").mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { container } = render(Account, { onchange: () => {}, onknown: () => {} });
  expect(container.querySelector("section")).not.toBeNull();
  expect(container.querySelector("input")).toBeNull();
  answer(
    new Response(JSON.stringify({ name: null }), { status: 200, headers: { "content-type": "application/json" } }),
  );
  expect(await screen.findByRole("button", { name: "Log in" })).toBeVisible();
});
