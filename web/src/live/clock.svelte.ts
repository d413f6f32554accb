// Counts clocks down between messages from the server.
import { t } from "../text/words.svelte";
import type { ClockView } from "../net/types/wire";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
export const URGENT = 30;

let now = $state(performance.now());
let watchers = 0;
let timer = 0;

/** Updates the time while a component shows it. */
export function watch(): () => void {
  now = performance.now();
  if (!watchers++) timer = window.setInterval(() => (now = performance.now()), 500);
  return () => {
    if (!--watchers) clearInterval(timer);
  };
}

/** The clocks of a room as last received, with the local time of receipt. */
export interface Told {
  clocks: ClockView[];
  at: number;
}

export function leftOf(received: Told | null, seat: number): number | null {
  const clock = received?.clocks.find((clock) => clock.seat === seat);
  if (!received || !clock) return null;
  return Math.max(0, clock.left - (clock.runs ? Math.max(0, now - received.at) / 1000 : 0));
}

export function runs(received: Told | null, seat: number): boolean {
  return received?.clocks.some((clock) => clock.seat === seat && clock.runs) ?? false;
}

/** Formats seconds in the two largest units. */
export function timeText(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole >= DAY) return t("web-clock-days", { d: Math.floor(whole / DAY), h: Math.floor((whole % DAY) / HOUR) });
  if (whole >= HOUR)
    return t("web-clock-hours", { h: Math.floor(whole / HOUR), m: Math.floor((whole % HOUR) / MINUTE) });
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}`;
}
