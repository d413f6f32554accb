// What a choice makes of the reader's resources, army and points, as the outlook of the choice tells it.
import type { Outlook } from "./types/wire";

export interface After {
  n: number;
  later: boolean; // only if it comes to it
}

/** How much of a thing is there after a choice; nothing where it stays the same. */
export function afterOf(thing: string, held: number, outlook: Outlook | null | undefined): After | null {
  if (!outlook) return null;
  const { cost = {}, left = {}, gain = {}, later_cost = {}, later_gain = {} } = outlook;
  if (thing in cost || thing in gain)
    return { n: (left[thing] ?? held - (cost[thing] ?? 0)) + (gain[thing] ?? 0), later: false };
  if (thing in later_cost || thing in later_gain)
    return { n: held - (later_cost[thing] ?? 0) + (later_gain[thing] ?? 0), later: true };
  return null;
}
