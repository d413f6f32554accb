// This browser's side of the luck protocol: it commits to nonces by their hash, and reveals them when all commitments are closed.
import * as api from "../api";
import { isDevice } from "package:transport";
import type { RoomView, SeatView } from "../types/wire";
import { keep, keptOf, load, sawRoom, store } from "./kept";
import { sha256 } from "./sha256";

const NONCES = "metro2033-nonces"; // by their hash
const REVEALED = "metro2033-revealed"; // by the hash of the nonce: the room and the list of hashes that it was revealed for
const MOST = 200;

const hashOf = (room: RoomView, seat: number): string => room.seats[seat]?.commitment ?? "";

/** Generates and stores a nonce; returns its hash, which is published. */
export function promise(): string {
  const nonce = api.nonce();
  const commitment = sha256(nonce);
  store(NONCES, commitment, nonce, MOST);
  return commitment;
}

export const isOurs = (commitment: string): boolean => commitment in load<string>(NONCES);

/** Takes a seat, with a commitment to a nonce. */
export const sit = (room: string, seat: number): Promise<unknown> =>
  api.command(room, { do: "sit", seat, commitment: promise() });

/** Takes the wanted seat of a new room if no bot has it; on a device every seat without a bot, because nobody else can come. */
export async function sitDown(room: RoomView, wanted: SeatView | undefined): Promise<void> {
  const seats = isDevice ? room.seats : wanted ? [wanted] : [];
  for (const { seat, bot } of seats) if (!bot) await sit(room.id, seat);
}

/** Takes a seat and starts with bots in all other seats; the game is dealt when this returns. */
export async function begin(room: string, seat: number): Promise<void> {
  sawRoom(await api.roomOf(room));
  await sit(room, seat);
  await api.command(room, { do: "start" });
  await reveal(await api.roomOf(room));
}

/** Commits again on our seats whose nonce is not in this browser: after a cancelled deal, or on another device. */
export async function renew(room: RoomView): Promise<void> {
  if (room.hidden || room.league?.duplicate) return; // a duplicate deal uses no nonces
  for (const seat of room.you.seats)
    if (!isOurs(hashOf(room, seat))) await api.command(room.id, { do: "commit", seat, commitment: promise() });
}

/** Returns our seats whose nonce has to be revealed but is not in this browser. */
export const elsewhere = (room: RoomView): number[] => due(room).filter((seat) => !isOurs(hashOf(room, seat)));

const due = (room: RoomView): number[] => (room.hidden ?? []).filter((seat) => room.you.seats.includes(seat));

/** Stores the commitments once all are closed, and reveals our nonces.
    A nonce is revealed for one list of hashes only, and only to a server that has never changed its own commitment:
    otherwise somebody could choose a nonce after reading ours. */
export async function reveal(room: RoomView): Promise<void> {
  sawRoom(room);
  const ours = due(room).filter((seat) => isOurs(hashOf(room, seat)));
  const known = keptOf(room.id);
  if (!ours.length || known?.broken) return;
  const hashes = room.seats.map((seat) => seat.commitment ?? "");
  const list = [room.id, ...hashes].join();
  const revealed = load<string>(REVEALED);
  const before = ours.map((seat) => revealed[hashOf(room, seat)]);
  if (before.some((earlier) => earlier !== undefined && earlier !== list)) {
    keep(room.id, { broken: true });
    return;
  }
  if (!before.includes(list)) keep(room.id, { hashes, reveals: (known?.reveals ?? 0) + 1 });
  const nonces = load<string>(NONCES);
  for (const seat of ours) {
    const commitment = hashOf(room, seat);
    store(REVEALED, commitment, list, MOST);
    // Refused: another tab was faster, or the deal was cancelled. No response: the next message triggers another attempt.
    await api.command(room.id, { do: "reveal", seat, nonce: nonces[commitment]! }).catch(() => {});
  }
}
