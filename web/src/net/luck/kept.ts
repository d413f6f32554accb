// Stores the evidence about a game's luck in this browser, so that Verify need not trust the server. See docs/luck.md.
import type { RoomView, Update } from "../types/wire";

export interface Kept {
  commitment: string; // the server's commitment, as first seen
  hashes: string[]; // of all nonces by seat, at the time when this browser revealed its own
  reveals: number; // how many times this browser has revealed a nonce
  seq: number; // the last entry seen
  link: string; // its link in the hash chain
  broken: boolean; // whether the server has shown another commitment, or another link for the same entry
}

const ROOMS = "metro2033-luck";
const MOST = 200; // number of rooms; the oldest are dropped
const NOTHING: Kept = { commitment: "", hashes: [], reveals: 0, seq: -1, link: "", broken: false };

const memory = new Map<string, string>(); // fallback without storage, until the page is closed

/** Reads an object from the storage. */
export function load<T>(key: string): Record<string, T> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? memory.get(key) ?? "{}") as Record<string, T>;
  } catch {
    return JSON.parse(memory.get(key) ?? "{}") as Record<string, T>;
  }
}

/** Puts a value into a stored object as its newest entry; drops the oldest beyond `most`. */
export function store<T>(key: string, name: string, value: T, most: number): void {
  const { [name]: _, ...others } = load<T>(key);
  const text = JSON.stringify(Object.fromEntries([...Object.entries(others), [name, value]].slice(-most)));
  memory.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // storage may be unavailable; the page works without it
  }
}

/** Returns the evidence about a room; null if there is none. */
export const keptOf = (room: string): Kept | null => load<Kept>(ROOMS)[room] ?? null;

export const keep = (room: string, more: Partial<Kept>): void =>
  store(ROOMS, room, { ...NOTHING, ...keptOf(room), ...more }, MOST);

/** Stores the server's commitment. */
export function sawRoom(room: RoomView): void {
  const known = keptOf(room.id)?.commitment;
  if (room.status === "over" && !known) return; // too late to prove anything
  if (!known) keep(room.id, { commitment: room.commitment });
  else if (known !== room.commitment) keep(room.id, { broken: true });
}

/** Stores the last link; one that was seen before must not change. */
export function sawUpdate(room: string, update: Update): void {
  const known = keptOf(room);
  const same = update.entries.find((entry) => entry.seq === known?.seq);
  const last = update.entries.at(-1);
  if (!known) return;
  if (same && same.link !== known.link) keep(room, { broken: true });
  if (last && last.seq > known.seq) keep(room, { seq: last.seq, link: last.link });
}
