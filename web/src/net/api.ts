// Requests to the server, or to this device. A refusal is thrown as received.
import { transport } from "package:transport";
import { language } from "../text/settings.svelte";
import type { Language } from "./types/languages";
import type {
  AddressView,
  AdviceView,
  Catalogue,
  Command,
  Delivered,
  DueList,
  Entered,
  HookMade,
  HookView,
  OddsView,
  ReachView,
  Refused,
  RoomList,
  RoomSummary,
  RoomView,
  Settings,
  WhyView,
} from "./types/wire";

export class Refusal extends Error {
  constructor(readonly said: Refused) {
    super(said.text);
  }
}

const NOTHING = 204;
const REFUSED = 300; // and everything above

/** A path with the reader's language. */
export const spoken = (path: string): string => `${path}${path.includes("?") ? "&" : "?"}lang=${language()}`;

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const { status, text } = await transport.request(method, spoken(path), body);
  const answer: unknown = status === NOTHING ? null : JSON.parse(text);
  if (status >= REFUSED) throw new Refusal(answer as Refused);
  return answer as T;
}

export const catalogue = () => ask<Catalogue>("GET", "/api/catalogue");
export const rooms = () => ask<RoomList>("GET", "/api/rooms");
export const address = () => ask<AddressView>("GET", "/api/address");
export const due = async () => (await ask<DueList>("GET", "/api/due")).due;
export const hook = (path: string) => ask<HookView>("GET", path);
export const setHook = (path: string, url: string, language: Language) => ask<HookMade>("PUT", path, { url, language });
export const tryHook = () => ask<Delivered>("POST", "/api/notices/trial");
export const dropHook = (path: string) => ask<null>("DELETE", path);
export const roomOf = (room: string) => ask<RoomView>("GET", `/api/rooms/${room}`);
export const invitation = (room: string, invite: string) =>
  ask<RoomSummary>("GET", `/api/rooms/${room}/invitations/${encodeURIComponent(invite)}`);
export const createRoom = (name: string, settings: Partial<Settings>) =>
  ask<Entered>("POST", "/api/rooms", { name, settings });
export const join = (room: string, name: string, invite: string) =>
  ask<Entered>("POST", `/api/rooms/${room}/join`, { name, invite });
export const command = (room: string, what: Command) => ask<unknown>("POST", `/api/rooms/${room}/commands`, what);

export const why = (room: string, seat: number, choice: string) =>
  ask<WhyView>("POST", `/api/rooms/${room}/why`, { seat, choice });
export const reach = (room: string, seat: number | null) =>
  ask<ReachView>("GET", `/api/rooms/${room}/reach${seat === null ? "" : `?seat=${seat}`}`);
export const odds = (room: string, seat: number) => ask<OddsView>("GET", `/api/rooms/${room}/odds?seat=${seat}`);
export const advice = (room: string, seat: number, seq: number) =>
  ask<AdviceView>("POST", `/api/rooms/${room}/advice`, { seat, seq });
export const reasons = (room: string, seat: number, entry: number) =>
  ask<AdviceView>("GET", `/api/rooms/${room}/reasons?seat=${seat}&entry=${entry}`);

/** A file, as text; empty where there is none. */
export async function fileOf(path: string): Promise<string> {
  const { status, text } = await transport.request("GET", path);
  return status < REFUSED ? text : "";
}

export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Creates a room against bots, takes a seat and starts, in one call. */
export async function playNow(settings: Partial<Settings>, name: string): Promise<string> {
  const { room } = await createRoom(name, settings);
  await (await import("./luck/promising")).begin(room.id, 0);
  return room.id;
}
