// Which scene is held on the stage: the one at the event that is shown, or the oldest that the reader has not continued from.
import { untrack } from "svelte";
import { castOf, type Seen } from "../../live/look";
import type { EntryView } from "../../net/types/wire";
import type { Cast } from "../../text/sayer";
import { sceneAt, type Scene } from "./placed";

const RECENT = 60; // entries that are read; a scene is never longer

export class Held<One extends Scene> {
  private watermark = $state.raw({ seq: -1, to: -1 }); // everything up to here has been seen
  private dismissed = $state(""); // in a replay
  private begun = false;
  readonly scenes: One[] = $derived.by(() => {
    const seen = this.seen();
    const until = seen.playback?.beat?.entry.seq ?? seen.now ?? Infinity;
    const beat = seen.playback?.beat;
    const recent = seen.entries
      .filter((entry) => entry.seq <= until)
      .slice(-RECENT)
      .map((entry) => (entry.seq === beat?.entry.seq ? beat.entry : entry)); // with what follows in the same entry
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

  /** Goes on from an event that waits, or at which the queue was stopped, while what it belongs to is still open. */
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
  ) {
    $effect(() => {
      void seen().entries;
      untrack(() => this.begin());
    });
    $effect(() => {
      void this.scene?.key;
      untrack(() => this.stop());
    });
  }

  /** Stop the queue at a scene that waits, where its event alone would pass; let it go on when the scene has gone. */
  private stop(): void {
    const { playback } = this.seen();
    if (!this.scene?.mine) playback?.resume("scene");
    else if (playback?.beat && !playback.beat.waits) playback.pause("scene");
  }

  private isNew(scene: One): boolean {
    return scene.seq > this.watermark.seq || (scene.seq === this.watermark.seq && scene.to > this.watermark.to);
  }

  /** What is in the log when the table is opened is not told again. */
  private begin(): void {
    const last = this.seen().entries.at(-1);
    if (this.begun || !last) return;
    this.begun = true;
    this.watermark = { seq: last.seq, to: Infinity };
  }

  /** Go on from the scene: to what comes after it. */
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
