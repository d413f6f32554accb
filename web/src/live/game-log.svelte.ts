// The log of a game as far as this browser has it; earlier entries are fetched in pages.
import { collapse, log } from "./archive";
import type { Session } from "./session.svelte";
import type { EntryView } from "../net/types/wire";

export class GameLog {
  entries: EntryView[] = $state.raw([]);
  fresh: EntryView[] = $state.raw([]); // the entries of the last update
  private raw: EntryView[] = $state.raw([]); // including undone entries

  constructor(private readonly session: Pick<Session, "id" | "seat" | "seq">) {}

  clear(): void {
    this.entries = this.fresh = this.raw = [];
  }

  add(entries: EntryView[]): void {
    const last = this.raw.at(-1)?.seq ?? 0;
    this.fresh = entries.filter((entry) => entry.seq > last);
    const follows = this.fresh[0] === undefined || this.fresh[0].seq === last + 1;
    this.keep(follows ? [...this.raw, ...this.fresh] : this.fresh); // entries before a gap are fetched again on demand
  }

  private keep(raw: EntryView[]): void {
    this.raw = raw;
    this.entries = collapse(raw);
  }

  /** Returns the number of the first known entry. */
  get first(): number {
    return this.raw[0]?.seq ?? this.session.seq + 1;
  }

  async fetchOlder(): Promise<void> {
    const { id, seat } = this.session;
    const before = this.first;
    try {
      const page = await log(id, seat, { before });
      if (seat === this.session.seat && before === this.first) this.keep([...page.entries, ...this.raw]);
    } catch {
      // the reader can try again
    }
  }
}
