// Replays a finished game move by move: the position and the viewpoint.
import * as api from "../../net/api";
import { toldOf } from "../../ui/fault";
import { chart, replay, still, wholeLog, type Eyes } from "../../live/archive";
import { uiFor } from "../../games";
import type { EntryView, RoomView, Update } from "../../net/types/wire";
import { Packs } from "../../live/packs";
import { note, place } from "../../ui/router.svelte";
import { gameNamed, speakOf } from "../../text/words.svelte";
import { keyMoments } from "../../playback/moments";

const STEP = 1000; // milliseconds between two entries at speed 1
const STAGED = 3; // factor for entries that the stage shows
const RECENT = 60; // the most entries that a scene can span

export class Replaying {
  room = $state.raw<RoomView | null>(null);
  moments = $state.raw<{ seq: number; round: number }[]>([]);
  last = $state(0);
  to = $state(0);
  eyes = $state<Eyes>(null);
  problem = $state("");
  playing = $state(false);
  speed = $state(1);
  private update = $state.raw<Update | null>(null);
  private entries = $state.raw<EntryView[]>([]);
  private readonly packs = new Packs();
  private asked = 0; // number of the newest request; older responses are ignored

  readonly seat = $derived(typeof this.eyes === "number" ? this.eyes : null);
  /** The entries up to the position shown; a replay reveals nothing later. */
  readonly past = $derived(this.entries.filter((entry) => entry.seq <= (this.update?.seq ?? 0)));
  readonly seen = $derived(this.update && still(this.update, this.past, this.seat));
  private readonly staged = $derived.by(() => {
    const view = this.seen?.view;
    if (!view) return false;
    const ui = uiFor(view);
    return ui.scenes(this.past.slice(-RECENT), ui.cast(view), this.seat).some(({ seq }) => seq === this.to);
  });

  constructor(readonly id: string) {}

  /** Opens the game at the position and with the viewpoint in the address. */
  async begin(): Promise<void> {
    try {
      const asked = new URLSearchParams(place().search);
      const as = asked.get("as") ?? "";
      const room = await api.roomOf(this.id);
      await speakOf(gameNamed(room.settings.game));
      await this.packs.lay(room);
      if (as === "open") this.eyes = "open";
      else if (/^[0-5]$/.test(as) && Number(as) < room.seats.length) this.eyes = Number(as);
      else this.eyes = as ? null : (room.you.seats[0] ?? null); // players first see the game from their own seat
      this.room = room;
      const log = await wholeLog(this.id, this.eyes);
      this.last = log.at(-1)?.seq ?? 0;
      const at = asked.get("at") ?? place().hash.slice(1);
      await this.show(/^\d{1,9}$/.test(at) ? Number(at) : 0);
      this.entries = log;
      const answer = await chart(this.id).catch(() => null);
      if (answer) this.moments = keyMoments(answer).map(({ entry, round }) => ({ seq: entry.seq, round }));
    } catch (fault) {
      this.failed(fault);
    }
  }

  leave(): void {
    this.packs.lift();
  }

  async show(where: number): Promise<void> {
    this.to = Math.max(0, Math.min(this.last, where));
    const mine = ++this.asked;
    try {
      const then = await replay(this.id, this.eyes, this.to);
      if (mine !== this.asked) return;
      this.update = then;
      note(`/replay/${this.id}?at=${this.to}&as=${this.eyes ?? "watcher"}`);
    } catch (fault) {
      this.failed(fault);
    }
  }

  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    await this.show(this.to);
    const log = await wholeLog(this.id, eyes).catch(() => this.entries);
    if (eyes === this.eyes) this.entries = log;
  }

  play(): void {
    if (!this.playing && this.to === this.last) void this.show(0);
    this.playing = !this.playing;
  }

  /** Starts the timer of the next step while the replay plays. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    void this.update;
    const timer = setTimeout(
      () => (this.to < this.last ? void this.show(this.to + 1) : (this.playing = false)),
      (STEP * (this.staged ? STAGED : 1)) / this.speed,
    );
    return () => clearTimeout(timer);
  }

  /** Returns the position that a key leads to. */
  whereTo(key: string): number | undefined {
    const { to, last, moments } = this;
    const moves: Record<string, number | undefined> = {
      ArrowLeft: to - 1,
      ArrowRight: to + 1,
      PageUp: to - 10,
      PageDown: to + 10,
      Home: 0,
      End: last,
      "[": moments.findLast((moment) => moment.seq < to)?.seq,
      "]": moments.find((moment) => moment.seq > to)?.seq,
    };
    return moves[key];
  }

  private failed(fault: unknown): void {
    this.problem = toldOf(fault);
  }
}
