// Rooms that play with content packs: their cards and texts are fetched only where there are any.
import { uiOf } from "../games";
import { ask } from "../net/api";
import { layCards } from "../text/content";
import type { RoomPacks, RoomView } from "../net/types/wire";
import type { Ground } from "./laying";
import { gameNamed, layTexts, type GameName } from "../text/words.svelte";

/** Where packs are laid: over the printed cards and the texts of their game. */
export const ground: Ground = { layCards, layTexts, isPlain: (game) => uiOf(game).plain };

/** The packs of one room, for as long as the room is shown. */
export class Packs {
  private laid: GameName | null = null;
  private gone = false;

  /** Lay the cards and texts of the room's packs over the printed ones. */
  async lay(room: Pick<RoomView, "id" | "packs" | "settings">): Promise<void> {
    if (!room.packs?.length) return;
    const fetching = ask<RoomPacks>("GET", `/api/rooms/${room.id}/packs`);
    const [{ cards, texts }, { layOver }] = await Promise.all([fetching, import("./laying")]);
    if (this.gone) return; // the room was left meanwhile
    this.laid = gameNamed(room.settings.game);
    layOver(ground, this.laid, cards, texts);
  }

  /** Take them away, when the room is left. */
  lift(): void {
    this.gone = true;
    if (!this.laid) return;
    layCards(this.laid, {});
    layTexts(this.laid, {});
  }
}
