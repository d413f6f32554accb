import { expect, test, vi } from "vitest";
import * as api from "../src/net/api";
import type { Session } from "../src/live/session.svelte";
import type { Command } from "../src/net/types/wire";
import { RoomCommands } from "../src/features/rooms/commands.svelte";

const sit = (seat: number): Command => ({ type: "sit", seat }) as unknown as Command;

/** Room commands whose replies come when the test says so. */
function withheld() {
  const replies: (() => void)[] = [];
  const sent = vi
    .spyOn(api, "command")
    .mockImplementation(() => new Promise((resolve) => replies.push(() => resolve(undefined))));
  const session = { id: "r", room: { version: 1 } } as unknown as Session;
  return { commands: new RoomCommands(session), replies, sent };
}

test("a command given while another is on its way is sent after it", async () => {
  const { commands, replies, sent } = withheld();
  const first = commands.send(sit(0));
  const second = commands.send(sit(1));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(commands.busy).toBe(true);
  replies[0]!();
  expect(await first).toBe(true);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  replies[1]!();
  expect(await second).toBe(true);
  await vi.waitFor(() => expect(commands.busy).toBe(false));
});

test("a double click sends its command once", async () => {
  const { commands, replies, sent } = withheld();
  const first = commands.send(sit(0));
  expect(await commands.send(sit(0))).toBe(false);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  replies[0]!();
  await first;
  expect(sent).toHaveBeenCalledTimes(1);
});
