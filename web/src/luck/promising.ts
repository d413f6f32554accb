// This browser's side of the luck protocol: it commits to nonces by their hash, and reveals them when all commitments are closed.
import * as api from "../lib/api";
import type { RoomView } from "../lib/types/wire";
import { keep, keptOf, load, sawRoom, store } from "./kept";
import { sha256 } from "./sha256";

const NONCES = "metro2033-nonces"; // by their hash
const MOST = 200;

/** Choose a nonce and keep it; its hash is what is published. */
export function promise(): string {
  const nonce = api.nonce();
  const commitment = sha256(nonce);
  store(NONCES, commitment, nonce, MOST);
  return commitment;
}

export const isOurs = (commitment: string): boolean => commitment in load<string>(NONCES);

/** Take a seat with a commitment to a nonce. */
export const sit = (room: string, seat: number): Promise<unknown> =>
  api.command(room, { do: "sit", seat, commitment: promise() });

/** Take a seat and start, with everybody else a bot; the game is dealt when this returns. */
export async function begin(room: string, seat: number): Promise<void> {
  sawRoom(await api.roomOf(room));
  await sit(room, seat);
  await api.command(room, { do: "start" });
  await reveal(await api.roomOf(room));
}

/** Commit anew on our seats whose nonce is not in this browser: after a deal that was called off, or on another device. */
export async function renew(room: RoomView): Promise<void> {
  if (room.hidden) return;
  for (const seat of room.you.seats)
    if (!isOurs(room.seats[seat]?.commitment ?? ""))
      await api.command(room.id, { do: "commit", seat, commitment: promise() });
}

/** Our seats that have to reveal a nonce which is not in this browser. */
export const elsewhere = (room: RoomView): number[] =>
  due(room).filter((seat) => !isOurs(room.seats[seat]?.commitment ?? ""));

const due = (room: RoomView): number[] => (room.hidden ?? []).filter((seat) => room.you.seats.includes(seat));
const given = new Set<string>(); // what this page has revealed, by hash

/** When all commitments are closed, keep them and reveal ours; nothing is revealed to a server that has changed its own. */
export async function reveal(room: RoomView): Promise<void> {
  sawRoom(room);
  if (keptOf(room.id)?.broken) return;
  const nonces = load<string>(NONCES);
  const ours = due(room).filter((seat) => isOurs(room.seats[seat]!.commitment!) && !given.has(hashOf(room, seat)));
  if (!ours.length) return;
  keep(room.id, {
    hashes: room.seats.map((seat) => seat.commitment ?? ""),
    reveals: (keptOf(room.id)?.reveals ?? 0) + 1,
  });
  for (const seat of ours) {
    const commitment = hashOf(room, seat);
    given.add(commitment);
    await api.command(room.id, { do: "reveal", seat, nonce: nonces[commitment]! }).catch((fault: unknown) => {
      if (!(fault instanceof api.Refusal)) given.delete(commitment); // the server was away: once more at the next message
    });
  }
}

const hashOf = (room: RoomView, seat: number): string => room.seats[seat]?.commitment ?? "";
