// Requests. A refusal is thrown as it came.
import { language } from "./settings.svelte";
import type { Catalogue, Command, Entered, Refused, RoomList, RoomView, Settings } from "./types/wire";

export class Refusal extends Error {
  constructor(readonly said: Refused) {
    super(said.text);
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const joint = path.includes("?") ? "&" : "?";
  const response = await fetch(`${path}${joint}lang=${language()}`, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Refusal(answer as Refused);
  return answer as T;
}

export const catalogue = () => ask<Catalogue>("GET", "/api/catalogue");
export const rooms = () => ask<RoomList>("GET", "/api/rooms");
export const roomOf = (room: string) => ask<RoomView>("GET", `/api/rooms/${room}`);
export const createRoom = (name: string, settings: Partial<Settings>) => ask<Entered>("POST", "/api/rooms", { name, settings });
export const join = (room: string, name: string, invite: string) => ask<Entered>("POST", `/api/rooms/${room}/join`, { name, invite });
export const command = (room: string, what: Command) => ask<unknown>("POST", `/api/rooms/${room}/commands`, what);

export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** One click: a room against bots, seated and started. */
export async function playNow(settings: Partial<Settings>, name: string): Promise<string> {
  const { room } = await createRoom(name, settings);
  await command(room.id, { do: "sit", seat: 0, nonce: nonce() });
  await command(room.id, { do: "start" });
  return room.id;
}
