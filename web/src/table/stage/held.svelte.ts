// Chooses the scene on the stage: the one of the shown event, or the oldest that the reader has not dismissed.
import { castOf, type Seen } from "../../live/look";
import type { EntryView } from "../../net/types/wire";
import type { Cast } from "../../text/sayer";
import { sceneAt, type Scene } from "./placed";

const RECENT = 60; // entries to read; no scene is longer

export class Held<One extends Scene> {
  private watermark = $state.raw({ seq: -1, to: -1 }); // everything up to here has been seen
  private dismissed = $state(""); // the dismissed scene of a replay
  private begun = false;
  readonly scenes: One[] = $derived.by(() => {
    const seen = this.seen();
    const until = seen.playback?.beat?.entry.seq ?? seen.now ?? Infinity;
    const beat = seen.playback?.beat;
    const recent = seen.entries
      .filter((entry) => entry.seq <= until)
      .slice(-RECENT)
      .map((entry) => (entry.seq === beat?.entry.seq ? beat.entry : entry)); // includes the rest of the same entry
    return this.read(recent, castOf(seen.view), seen.seat);
  });
  readonly scene: One | null = $derived.by(() => {
    const seen = this.seen();
    const { playback } = seen;
    if (playback?.beat) return sceneAt(this.scenes, playback.beat.entry.seq, playback.beat.index);
    if (playback) return null;
    if (seen.now !== undefined)
      return this.scenes.find((scene) => scene.seq === seen.now && scene.key !== this.dismissed) ?? null;
    return this.scenes.find((scene) => this.isNew(scene)) ?? null;
  });

  /** Continues from an event that waits, or at which the queue is paused; null if there is none. */
  readonly goOn: (() => void) | null = $derived.by(() => {
    const { playback } = this.seen();
    if (!playback?.beat || !(playback.beat.waits || playback.paused)) return null;
    return () => {
      playback.resume();
      playback.next();
    };
  });

  constructor(
    private seen: () => Seen,
    private read: (entries: EntryView[], cast: Cast, seat: number | null) => One[],
  ) {}

  /** Pauses the queue at a scene that waits, even if its event alone would pass; resumes it when the scene has gone. */
  stop(): void {
    const { playback } = this.seen();
    if (!this.scene?.mine) playback?.resume("scene");
    else if (playback?.beat && !playback.beat.waits) playback.pause("scene");
  }

  private isNew(scene: One): boolean {
    return scene.seq > this.watermark.seq || (scene.seq === this.watermark.seq && scene.to > this.watermark.to);
  }

  /** Marks everything in the log as seen when the table is opened. */
  begin(): void {
    const last = this.seen().entries.at(-1);
    if (this.begun || !last) return;
    this.begun = true;
    this.watermark = { seq: last.seq, to: Infinity };
  }

  /** Continues to the events after the scene. */
  next(): void {
    const { playback, now } = this.seen();
    const scene = this.scene;
    if (!scene) return;
    if (playback?.beat) {
      playback.resume("scene");
      for (let tries = scene.to - scene.from + 1; tries > 0 && this.scene?.key === scene.key; tries--) playback.next();
    } else if (now !== undefined) this.dismissed = scene.key;
    else this.watermark = { seq: scene.seq, to: scene.to };
  }
}
