// Rooms that play with content packs: their cards and texts are fetched only where there are any.
import { ask } from "./api";
import { layCards } from "./content";
import type { RoomPacks, RoomView } from "./types/wire";
import { layTexts } from "./words.svelte";

let before = false; // whether something is laid

/** Lay the cards and texts of a room's packs over the printed ones; a room without packs, and leaving one, takes them away. */
export async function layPacks(room: RoomView | null): Promise<void> {
  const now = Boolean(room?.packs?.length);
  if (!now && !before) return;
  before = now;
  const nothing: RoomPacks = { packs: [], cards: {}, texts: {}, files: [] };
  const found = now ? await ask<RoomPacks>("GET", `/api/rooms/${room?.id}/packs`) : nothing;
  await (await import("../workshop/laying")).lay({ layCards, layTexts }, found);
}
