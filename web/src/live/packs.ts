// Loads the cards and texts of rooms that play with content packs; other rooms load nothing.
import { uiOf } from "../games";
import { ask } from "../net/api";
import { layCards } from "../text/content";
import type { RoomPacks, RoomView } from "../net/types/wire";
import type { Ground } from "./laying";
import { gameNamed, layTexts, type GameName } from "../text/words.svelte";

/** The target of overrides: the printed cards and the texts of their game. */
export const ground: Ground = { layCards, layTexts, isPlain: (game) => uiOf(game).plain };

/** The packs of a room, while the room is shown. */
export class Packs {
  private laid: GameName | null = null;
  private gone = false;

  /** Overrides the printed cards and texts with those of the room's packs. */
  async lay(room: Pick<RoomView, "id" | "packs" | "settings">): Promise<void> {
    if (!room.packs?.length) return;
    const fetching = ask<RoomPacks>("GET", `/api/rooms/${room.id}/packs`);
    const [{ cards, texts }, { layOver }] = await Promise.all([fetching, import("./laying")]);
    if (this.gone) return; // the room was left in the meantime
    this.laid = gameNamed(room.settings.game);
    layOver(ground, this.laid, cards, texts);
  }

  /** Restores the printed cards and texts, when the room is left. */
  lift(): void {
    this.gone = true;
    if (!this.laid) return;
    layCards(this.laid, {});
    layTexts(this.laid, {});
  }
}
