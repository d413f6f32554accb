// A queue between the session and the table: shows other players' events one after another, at the reader's pace.
import { log } from "../live/archive";
import { beatsOf, canShow, isMark } from "./beats";
import type { Away, Beat, GameView, PauseReason, Playback as Shows } from "../live/look";
import type { Session } from "../live/session.svelte";
import { settings, type Pace } from "../text/settings.svelte";
import { acknowledge, acknowledged } from "./shown";
import type { EntryView } from "../net/types/wire";

export const FACTORS: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.5, instant: 0 };
const MOST_AT_ONCE = 12; // events of one update shown one after another; more are summarised in a few lines
const MOST_WAITING = 80;
const FEW = 3; // events shown even if they happened while the page was hidden

/** The game being shown: a room's, or a practice table. */
export type Played = Pick<Session, "id" | "seat" | "seq" | "question" | "entries" | "visited">;

export class Playback implements Shows {
  beat: Beat | null = $state.raw(null);
  queue: Beat[] = $state.raw([]);
  turn: Beat[] = $state.raw([]);
  private pauses: ReadonlySet<PauseReason> = $state.raw(new Set());
  away: Away | null = $state.raw(null);
  again = $state(false); // whether an earlier event is being shown again
  private timer = 0;
  private missed: { from: number; since: number } | null = null; // events that arrived while the page was hidden

  constructor(private session: Played) {}

  get waiting(): number {
    return this.queue.length;
  }

  /** Returns whether the newest table is shown. */
  get done(): boolean {
    return this.beat === null;
  }

  open(): () => void {
    const look = () => this.look();
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      clearTimeout(this.timer);
    };
  }

  private get factor(): number {
    return FACTORS[settings.pace];
  }

  private wishes(again = false) {
    return { seat: this.session.seat, pace: this.factor || 1, stops: settings.stopAtMine, again };
  }

  /** Takes an update; `before` is the previous table, null at first. */
  take(before: GameView | null, news: EntryView[], after: GameView): void {
    if (!before) return this.arrive();
    if (!news.length) return;
    if (!this.factor) return this.skip();
    if (news.some((entry) => entry.kind !== "answer")) return this.skip(); // an undo: shows the new table at once
    const beats = canShow(news) ? beatsOf(news, before, after, this.wishes()) : [];
    const many = !canShow(news) || (news.length > 1 && beats.length > MOST_AT_ONCE);
    if (many || this.queue.length > MOST_WAITING) return this.miss(this.shownBefore(news));
    if (document.hidden) this.missed ??= { from: this.shownBefore(news), since: Date.now() };
    this.add(beats);
  }

  private shownBefore(news: EntryView[]): number {
    return (this.beat?.entry.seq ?? news[0]?.seq ?? 1) - 1;
  }

  /** Handles the first table of a visit: summarises the events since the reader's last visit. */
  private arrive(): void {
    const known = acknowledged(this.session.id, this.session.seat);
    const from = Math.max(known.seq, this.session.visited);
    if (this.factor && from > 0 && this.session.seq > from && this.session.seat !== null) this.miss(from, known.at);
    else this.remember();
  }

  private miss(from: number, since = 0): void {
    this.clear();
    const entries = this.session.entries.filter((entry) => entry.seq > from && entry.seat !== this.session.seat);
    if (entries.some((entry) => entry.events.length)) this.away = { from, entries, since };
    else this.remember();
  }

  private look(): void {
    if (document.hidden) return;
    const missed = this.missed;
    this.missed = null;
    if (missed && this.queue.length > FEW) this.miss(missed.from, missed.since);
    else this.run();
  }

  private add(beats: Beat[]): void {
    const idle = !this.beat && !this.queue.length;
    this.queue = [...this.queue, ...beats];
    if (idle) this.advance();
    else this.count();
  }

  /** Shows the next event, or the current table after the last one. If the reader has a question, mere announcements are skipped. */
  private advance(): void {
    const [next, ...rest] = this.queue;
    const announces = !this.again && this.session.question !== null && this.queue.every(isMark);
    if (!next || announces) return this.skip();
    this.beat = next;
    this.queue = rest;
    this.count();
    if (!this.again) acknowledge(this.session.id, this.session.seat, next.entry.seq - 1);
    this.run();
  }

  /** Numbers the steps of the actor's turn. */
  private count(): void {
    const beat = this.beat;
    if (!beat) return;
    const actor = beat.actor ?? beat.entry.seat;
    const same = (candidate: Beat) => (candidate.actor ?? candidate.entry.seat) === actor;
    const past = this.turn.includes(beat) ? this.turn.slice(0, this.turn.indexOf(beat) + 1) : [...this.turn, beat];
    const start = past.findLastIndex((other) => !same(other)) + 1;
    const end = this.queue.findIndex((other) => !same(other));
    this.turn = [...past.slice(start), ...(end < 0 ? this.queue : this.queue.slice(0, end))];
    this.beat = { ...beat, step: past.length - start, steps: this.turn.length };
    this.turn = this.turn.map((other) => (other === beat && this.beat ? this.beat : other));
  }

  private run(): void {
    clearTimeout(this.timer);
    const beat = this.beat;
    if (beat && !this.paused && !beat.waits && !document.hidden)
      this.timer = window.setTimeout(() => this.advance(), beat.ms);
  }

  next(): void {
    this.advance();
  }

  skip(): void {
    this.clear();
    this.remember();
  }

  get paused(): boolean {
    return this.pauses.size > 0;
  }

  pause(why: PauseReason): void {
    this.pauses = new Set([...this.pauses, why]);
    this.run();
  }

  resume(why?: PauseReason): void {
    this.pauses = new Set([...this.pauses].filter((reason) => why !== undefined && reason !== why));
    this.run();
  }

  async show(seq: number, to = seq): Promise<void> {
    const { id, seat } = this.session;
    const beats: Beat[] = [];
    for (let after = seq - 1; after < to;) {
      const page = await log(id, seat, { after, before: to + 1, frames: 1 }).catch(() => null);
      const last = page?.entries.at(-1);
      if (!page || !last || seat !== this.session.seat) return;
      const first = page.entries[0]?.frames?.[0]?.view as GameView | undefined;
      if (first) beats.push(...beatsOf(page.entries, first, null, { ...this.wishes(true) }));
      after = last.seq;
    }
    this.clear();
    this.again = to <= acknowledged(id, seat).seq;
    this.add(beats);
  }

  goOn(): void {
    this.away = null;
    this.remember();
  }

  clear(): void {
    clearTimeout(this.timer);
    this.again = false;
    this.beat = null;
    this.queue = [];
    this.turn = [];
    this.pauses = new Set();
  }

  private remember(): void {
    if (!document.hidden) acknowledge(this.session.id, this.session.seat, this.session.seq);
  }
}
