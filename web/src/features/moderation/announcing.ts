// Polls the operators' announcements; the component that shows them is loaded only when there is one.
import type { Announcements } from "../../net/types/wire";
import { ask } from "../../net/api";

const EVERY = 60_000; // ms
let shown: ((told: Announcements) => void) | undefined;

async function look(): Promise<void> {
  const told = await ask<Announcements>("GET", "/api/announcements");
  if (!shown && (told.read_only || told.announcements.length))
    shown = (await import("./show-announcements")).showAnnouncements();
  shown?.(told);
}

/** Starts polling. A failed request is retried at the next interval. */
export function watchAnnouncements(): void {
  const again = () => void look().catch(() => undefined);
  again();
  setInterval(again, EVERY);
}
