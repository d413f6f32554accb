// Scrolls to a position on a page that is still growing: at once, or as soon as the page is long enough.
const PATIENCE = 5000; // ms
const GESTURES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;
let stop: (() => void) | null = null;

/** Returns whether a position is still pending. */
export const isSettling = (): boolean => stop !== null;

/** Retries a position until it is reached, the reader scrolls elsewhere, or it takes too long. */
export function settle(place: () => boolean): void {
  stop?.();
  if (place()) return;
  const growing = new ResizeObserver(() => place() && stop?.());
  const timer = setTimeout(() => stop?.(), PATIENCE);
  const giveUp = () => stop?.();
  stop = () => {
    stop = null;
    growing.disconnect();
    clearTimeout(timer);
    for (const gesture of GESTURES) removeEventListener(gesture, giveUp);
  };
  for (const gesture of GESTURES) addEventListener(gesture, giveUp, { passive: true });
  growing.observe(document.body);
}
