// Polls the operators' announcements; the component that shows them is loaded only when there is one.
import type { Announcements } from "../../net/types/wire";
import { ask } from "../../net/api";

const EVERY = 60_000; // ms
let shown: ((announced: Announcements) => void) | undefined;

async function look(): Promise<void> {
  const announced = await ask<Announcements>("GET", "/api/announcements");
  if (!shown && (announced.read_only || announced.announcements.length))
    shown = (await import("./show-announcements")).showAnnouncements();
  shown?.(announced);
}

/** Starts polling. A failed request is retried at the next interval. */
export function watchAnnouncements(): void {
  const again = () => void look().catch(() => undefined);
  again();
  setInterval(again, EVERY);
}
