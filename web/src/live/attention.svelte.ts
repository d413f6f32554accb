// Notifies the reader of their turn: a sound, and a browser notification if the page is hidden.
import type { Session } from "./session.svelte";
import { settings } from "../text/settings.svelte";
import { sound } from "../playback/sound.svelte";
import { place } from "../ui/router.svelte";
import { t } from "../text/words.svelte";

/** Notifies the reader when it becomes their turn by another player's move, not after their own. Call it during a component's initialisation. */
export function callForAttention(session: () => Session): void {
  let turn: boolean | null = null;
  $effect(() => {
    const live = session();
    const asked = live.playback.done && (live.question !== null || live.handOver !== null);
    const others = live.fresh.some((entry) => entry.seat !== live.seat);
    if (live.connection.state === "open" && asked && turn === false && others) {
      sound("lamp");
      if (settings.notices && document.hidden) notify();
    }
    if (live.view) turn = asked;
    if (turn === false) navigator.serviceWorker?.controller?.postMessage(place().pathname); // closes its notification
  });
}

function notify(): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(t("web-your-turn"), { tag: place().pathname });
    notice.onclick = () => window.focus();
  } catch {
    // on some phones only service workers may show notifications
  }
}
