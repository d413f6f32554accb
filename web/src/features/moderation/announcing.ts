// Asks now and then what the operators tell everybody; the part of the page that shows it is fetched only when there is something.
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

/** Begin to ask. A server that does not answer is asked again. */
export function watchAnnouncements(): void {
  const again = () => void look().catch(() => undefined);
  again();
  setInterval(again, EVERY);
}
