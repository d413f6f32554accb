// Requests. A refusal is thrown as it came.
import { language, type Language } from "./settings.svelte";
import type { Catalogue, Command, Delivered, DueList, Entered, HookMade, HookView, Refused, RoomList, RoomView, Settings, Update } from "./types/wire";

export class Refusal extends Error {
  constructor(readonly said: Refused) {
    super(said.text);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const joint = path.includes("?") ? "&" : "?";
  const response = await fetch(`${path}${joint}lang=${language()}`, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const answer: unknown = response.status === 204 ? null : await response.json();
  if (!response.ok) throw new Refusal(answer as Refused);
  return answer as T;
}

export const catalogue = () => ask<Catalogue>("GET", "/api/catalogue");
export const rooms = () => ask<RoomList>("GET", "/api/rooms");
export const due = async () => (await ask<DueList>("GET", "/api/due")).due;
export const hook = () => ask<HookView>("GET", "/api/notices");
export const setHook = (url: string, language: Language) => ask<HookMade>("PUT", "/api/notices", { url, language });
export const tryHook = () => ask<Delivered>("POST", "/api/notices/trial");
export const dropHook = () => ask<null>("DELETE", "/api/notices");
export const roomOf = (room: string) => ask<RoomView>("GET", `/api/rooms/${room}`);
export const createRoom = (name: string, settings: Partial<Settings>) => ask<Entered>("POST", "/api/rooms", { name, settings });
export const join = (room: string, name: string, invite: string) => ask<Entered>("POST", `/api/rooms/${room}/join`, { name, invite });
export const command = (room: string, what: Command) => ask<unknown>("POST", `/api/rooms/${room}/commands`, what);
export const replay = (room: string, seat: number | null, to: number | null) => {
  const asked = [seat === null ? "" : `seat=${seat}`, to === null ? "" : `to=${to}`].filter(Boolean).join("&");
  return ask<Update>("GET", `/api/rooms/${room}/replay?${asked}`);
};

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
