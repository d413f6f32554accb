// Ignores the second tap of a double tap, which must not answer a question that has just appeared under the finger.
const CALM_MS = 350;
const NEAR = 48; // pixels: about a fingertip
const ANSWERS = ".table :is([data-choice], [data-go], [data-card], [data-station])";

interface Spot {
  x: number;
  y: number;
}

export class Calm {
  private pressed: Spot | null = null; // position of the last press
  private fresh: Spot | null = null; // the same, while the table has just changed
  private timer = 0;

  /** Records that the table has changed: the element under the pointer is not the one that the reader aimed at. */
  changed(): void {
    this.fresh = this.pressed;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.settle(), CALM_MS);
    document.body.dataset.fresh = "";
  }

  private settle(): void {
    this.fresh = null;
    delete document.body.dataset.fresh;
  }

  /** Suppresses a click that comes too early at the same place; clicks by keyboard always count. */
  private readonly hear = (event: MouseEvent): void => {
    if (!event.detail || !(event.target as Element).closest(ANSWERS)) return;
    const { clientX: x, clientY: y } = event;
    if (this.fresh && Math.hypot(x - this.fresh.x, y - this.fresh.y) < NEAR) {
      event.preventDefault();
      event.stopPropagation();
    } else this.pressed = { x, y };
  };

  /** Watches clicks until the returned function is called. */
  watch(): () => void {
    addEventListener("click", this.hear, true);
    return () => {
      removeEventListener("click", this.hear, true);
      clearTimeout(this.timer);
      this.settle();
    };
  }
}
