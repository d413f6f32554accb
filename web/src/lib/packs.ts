// Rooms that play with content packs: their cards and texts are fetched only where there are any.
import { ask } from "./api";
import { layCards } from "./content";
import { layTexts } from "./words.svelte";

let lying = false;

/** Lay the cards and texts of a room's packs over the printed ones; a room without packs, and leaving one, takes them away. */
export async function layPacks(room?: { id: string; packs?: unknown[] }): Promise<void> {
  const some = room?.packs?.length;
  if (some || lying) await (await import("../workshop/laying")).lay({ ask, layCards, layTexts }, some ? room.id : "");
  lying = Boolean(some);
}
