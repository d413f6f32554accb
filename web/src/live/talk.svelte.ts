// The chat of a session: the number of unread lines, and the latest message of each seat.
import { SvelteMap } from "svelte/reactivity";
import type { Session } from "./session.svelte";
import type { SaidView } from "../net/types/wire";
import { read } from "./phrases";

const BUBBLE_MS = 4000;

export class Talk {
  draft = $state(""); // the unsent message; it survives the closing of the lobby and the drawer
  private readUpTo = $state(0);
  private heard = -1; // the last line shown as a bubble
  private bubbles = new SvelteMap<number, SaidView>(); // by member

  constructor(private session: Session) {
    this.readUpTo = Number(stored(session.id) ?? 0);
  }

  private get others(): SaidView[] {
    return this.session.chat.filter((line) => line.member !== this.session.room?.you.member);
  }

  /** Returns the number of unread lines of others. */
  get unread(): number {
    return this.others.filter((line) => line.number > this.readUpTo).length;
  }

  /** Marks everything as read. */
  readAll(): void {
    const last = this.session.chat.at(-1)?.number ?? 0;
    if (last <= this.readUpTo) return;
    this.readUpTo = last;
    try {
      sessionStorage.setItem(key(this.session.id), String(last));
    } catch {
      // storage may be unavailable; the page works without it
    }
  }

  /** Shows new lines as bubbles for a while; lines from before the page was opened are not new. */
  listen(): void {
    if (!this.session.room) return;
    const last = this.session.chat.at(-1)?.number ?? 0;
    if (this.heard >= 0)
      for (const line of this.others.filter((line) => line.number > this.heard)) {
        this.bubbles.set(line.member, line);
        setTimeout(() => this.bubbles.get(line.member) === line && this.bubbles.delete(line.member), BUBBLE_MS);
      }
    this.heard = last;
  }

  /** Returns the latest message of the player of a seat, or an empty string. */
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

/** Returns the talk of a session. */
export function talkOf(session: Session): Talk {
  let talk = known.get(session);
  if (!talk) known.set(session, (talk = new Talk(session)));
  return talk;
}
