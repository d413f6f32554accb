// The chat of a session: how many lines are unread, and what each seat has just said.
import { SvelteMap } from "svelte/reactivity";
import type { Session } from "./session.svelte";
import type { SaidView } from "../net/types/wire";
import { read } from "./phrases";

const BUBBLE_MS = 4000;

export class Talk {
  draft = $state(""); // a line that is being typed: it outlives the lobby and the drawer
  private readUpTo = $state(0);
  private heard = -1; // the last line that a bubble was shown for
  private bubbles = new SvelteMap<number, SaidView>(); // by member

  constructor(private session: Session) {
    this.readUpTo = Number(stored(session.id) ?? 0);
  }

  private get others(): SaidView[] {
    return this.session.chat.filter((line) => line.member !== this.session.room?.you.member);
  }

  /** How many lines of others have not been read. */
  get unread(): number {
    return this.others.filter((line) => line.number > this.readUpTo).length;
  }

  /** Note that everything said so far has been read. */
  readAll(): void {
    const last = this.session.chat.at(-1)?.number ?? 0;
    if (last <= this.readUpTo) return;
    this.readUpTo = last;
    try {
      sessionStorage.setItem(key(this.session.id), String(last));
    } catch {
      // works without storage, too
    }
  }

  /** Show lines that have just arrived as bubbles for a while; lines from before the page was opened are not new. */
  listen(): void {
    if (!this.session.room) return;
    const last = this.session.chat.at(-1)?.number ?? 0;
    if (this.heard >= 0)
      for (const line of this.others.filter((one) => one.number > this.heard)) {
        this.bubbles.set(line.member, line);
        setTimeout(() => this.bubbles.get(line.member) === line && this.bubbles.delete(line.member), BUBBLE_MS);
      }
    this.heard = last;
  }

  /** What the player of a seat has just said, or nothing. */
  bubble(seat: number): string {
    const member = this.session.room?.seats[seat]?.member;
    const line = member === null || member === undefined ? undefined : this.bubbles.get(member);
    return line ? read(line.text, this.session.room) : "";
  }
}

const key = (room: string) => `metro2033-read-${room}`;

function stored(room: string): string | null {
  try {
    return sessionStorage.getItem(key(room));
  } catch {
    return null;
  }
}

const known = new WeakMap<Session, Talk>();

/** The talk of a session. */
export function talkOf(session: Session): Talk {
  let found = known.get(session);
  if (!found) known.set(session, (found = new Talk(session)));
  return found;
}
