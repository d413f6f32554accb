// The effect of a choice on the reader's resources, army and points, according to its outlook.
import type { Outlook } from "../net/types/wire";

export interface After {
  n: number;
  later: boolean; // only if a battle is won
}

/** Returns the amount of a resource after a choice; null if it does not change. */
export function afterOf(thing: string, outlook: Outlook | null | undefined): After | null {
  const [now, later] = [outlook?.then?.[thing], outlook?.later?.[thing]];
  return now !== undefined
    ? { n: now, later: false }
    : later !== undefined
      ? { n: later, later: outlook?.open === true }
      : null;
}
