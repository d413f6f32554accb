// Room commands: each is sent once; one that fails is told with a way to repeat it, until the room changes.
import * as api from "../lib/api";
import { toldOf } from "../lib/fault";
import type { Session } from "../lib/session.svelte";
import type { Command } from "../lib/types/wire";

export interface Trouble {
  text: string;
  again: () => Promise<boolean>;
  version: number; // of the room when it happened
}

export class RoomCommands {
  private told: Trouble | null = $state.raw(null);
  busy = $state(false);

  constructor(private session: Session) {}

  /** What went wrong last, unless the room has changed since. */
  get trouble(): Trouble | null {
    return this.told && this.told.version === this.version ? this.told : null;
  }

  private get version(): number {
    return this.session.room?.version ?? 0;
  }

  dismiss(): void {
    this.told = null;
  }

  /** Send a command; whether it was done. */
  async send(command: Command): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const { version } = this;
    try {
      await api.command(this.session.id, command);
      this.told = null;
      return true;
    } catch (fault) {
      const text = toldOf(fault);
      this.told = { text, again: () => this.send(command), version };
      return false;
    } finally {
      this.busy = false;
    }
  }
}

const known = new WeakMap<Session, RoomCommands>();

/** The room commands of a session. */
export function commandsOf(session: Session): RoomCommands {
  let found = known.get(session);
  if (!found) known.set(session, (found = new RoomCommands(session)));
  return found;
}
