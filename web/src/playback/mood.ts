// Lines of mood beside the result of a scene, which a setting turns off. They carry no facts.
import type { Told } from "../net/types/wire";
import { settings } from "../text/settings.svelte";
import { t } from "../text/words.svelte";

/** How many lines each event has, the most telling event first. */
const LINES = {
  attack_prevented: 1,
  hero_wounded: 2,
  station_captured: 2,
  station_lost: 2,
  threat_repelled: 2,
  threat_not_repelled: 2,
  law_passed: 2,
  law_rejected: 1,
};

/** The events of a scene, and a number that chooses among the lines of one event. */
export interface Mooded {
  events: readonly Pick<Told, "event">[];
  nth: number;
}

/** Returns the line of the most telling event, or "". */
export function moodOf(events: Mooded["events"], nth: number): string {
  const found = Object.entries(LINES).find(([name]) => events.some(({ event }) => event === name));
  return settings.flavour && found ? t(`flavour-${found[0]}-${(nth % found[1]) + 1}`) : "";
}
