// Signals your turn: a sound, and a browser notification if the page is hidden.
import type { Session } from "./session.svelte";
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

/** Call for attention when others have moved and it is your turn, not after your own moves; to be set up by a component. */
export function callForAttention(session: () => Session): void {
  let turn: boolean | null = null;
  $effect(() => {
    const live = session();
    const asked = live.playback.done && (live.question !== null || live.handOver !== null);
    const others = live.fresh.some((entry) => entry.seat !== live.seat);
    if (live.link === "open" && asked && turn === false && others) {
      if (settings.sound) beep();
      if (settings.notices && document.hidden) notify();
    }
    if (live.view) turn = asked;
  });
}

function notify(): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(t("web-your-turn"), { tag: location.pathname });
    notice.onclick = () => window.focus();
  } catch {
    // some phones allow notifications only from service workers
  }
}

function beep(): void {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.08, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.4);
  tone.frequency.value = 392;
  tone.connect(volume).connect(context.destination);
  tone.onended = () => void context.close();
  tone.start();
  tone.stop(context.currentTime + 0.4);
}
