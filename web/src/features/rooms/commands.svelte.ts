// Room commands, sent one after the other. A failed command is shown with a button to repeat it, until the room changes.
import * as api from "../../net/api";
import { toldOf } from "../../ui/fault";
import type { Session } from "../../live/session.svelte";
import type { Command } from "../../net/types/wire";

export interface Trouble {
  text: string;
  again: () => Promise<boolean>;
  version: number; // of the room at the time of the failure
}

export class RoomCommands {
  private told: Trouble | null = $state.raw(null);
  private waiting: string[] = $state.raw([]); // commands being sent or queued, as JSON
  private last: Promise<unknown> = Promise.resolve();

  constructor(private session: Session) {}

  /** Returns the last failure, unless the room has changed since. */
  get trouble(): Trouble | null {
    return this.told && this.told.version === this.version ? this.told : null;
  }

  private get version(): number {
    return this.session.room?.version ?? 0;
  }

  dismiss(): void {
    this.told = null;
  }

  get busy(): boolean {
    return this.waiting.length > 0;
  }

  /**
   * Sends a command after those before it; returns whether it succeeded. The room's update may arrive before the reply to a command,
   * so the reader can click again while a command is being sent: the new one waits. A repeated click is ignored.
   */
  send(command: Command): Promise<boolean> {
    const key = JSON.stringify(command);
    if (this.waiting.includes(key)) return Promise.resolve(false);
    this.waiting = [...this.waiting, key];
    const done = this.last.then(() => this.attempt(command));
    this.last = done.finally(() => (this.waiting = this.waiting.filter((other) => other !== key)));
    return done;
  }

  private async attempt(command: Command): Promise<boolean> {
    const { version } = this;
    try {
      await api.command(this.session.id, command);
      this.told = null;
      return true;
    } catch (fault) {
      this.told = { text: toldOf(fault), again: () => this.send(command), version };
      return false;
    }
  }
}

const known = new WeakMap<Session, RoomCommands>();

/** Returns the room commands of a session. */
export function commandsOf(session: Session): RoomCommands {
  let commands = known.get(session);
  if (!commands) known.set(session, (commands = new RoomCommands(session)));
  return commands;
}
