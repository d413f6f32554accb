// The position of a scene in the log. A scene is a part of the log that the stage shows as one picture.
export interface Placed {
  key: string;
  seq: number; // the entry whose events describe it
  from: number; // its first event
  to: number; // its last event
  mine: boolean; // the reader takes part: it is shown until they continue; other scenes close by themselves
}
export type Scene = Placed & { kind: string };

export const placed = (kind: string, at: { seq: number; from: number; to: number }, mine = true): Placed => ({
  key: `${kind} ${at.seq}.${at.to}`,
  seq: at.seq,
  from: at.from,
  to: at.to,
  mine,
});

/** Returns the scene that an event belongs to. */
export const sceneAt = <One extends Scene>(scenes: One[], seq: number, index: number): One | null =>
  scenes.find((scene) => scene.seq === seq && scene.from <= index && index <= scene.to) ?? null;
