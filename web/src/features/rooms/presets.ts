// Named presets for clocks.
import type { Settings } from "../../net/types/wire";

type Timing = Required<Pick<Settings, "pace" | "clock">> & { kind: "none" | "bank" | "slow" | "due" };

const DAY = 24 * 3600;
const bank = (minutes: number, bonus: number): Timing => ({
  kind: "bank",
  pace: "live",
  clock: { bank: minutes * 60, bonus },
});
const due = (days: number): Timing => ({ kind: "due", pace: "slow", clock: { bank: 0, bonus: days * DAY } });

export const PRESETS = {
  none: { kind: "none", pace: "live", clock: null },
  fast: bank(5, 10),
  normal: bank(15, 20),
  relaxed: bank(40, 45),
  slow: { kind: "slow", pace: "slow", clock: null },
  day: due(1),
  days: due(3),
} satisfies Record<string, Timing>;
export type Preset = keyof typeof PRESETS;

/** Returns the preset that a room's settings match, if any. */
export function presetOf(settings: Settings): Preset | null {
  const same = ([, timing]: [string, Timing]) =>
    timing.pace === (settings.pace ?? "live") &&
    timing.clock?.bonus === settings.clock?.bonus &&
    (timing.clock?.bank ?? 0) === (settings.clock?.bank ?? 0);
  return (Object.entries(PRESETS).find(same)?.[0] as Preset | undefined) ?? null;
}
