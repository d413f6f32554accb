// What a choice makes of the reader's resources, army and points, as the outlook of the choice tells it.
import type { Outlook } from "../net/types/wire";

export interface After {
  n: number;
  later: boolean; // only if a battle is won
}

/** How much of a thing is there after a choice; nothing where it stays the same. */
export function afterOf(thing: string, outlook: Outlook | null | undefined): After | null {
  const [now, later] = [outlook?.then?.[thing], outlook?.later?.[thing]];
  return now !== undefined
    ? { n: now, later: false }
    : later !== undefined
      ? { n: later, later: outlook?.open === true }
      : null;
}
