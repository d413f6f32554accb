// Ignores the second tap of a double tap, which must not press a button that has just appeared under the finger.
const CALM_MS = 350;
const NEAR = 48; // pixels: about a fingertip
const ANSWERS = ".table :is([data-choice], [data-go], [data-card], [data-station])";
const CONTINUE = "[data-continue]";
const CONTROLS = `${ANSWERS}, button, a, label, summary`;

interface Press {
  x: number;
  y: number;
  control: Element | null;
  at: number; // ms
}

export class Calm {
  private pressed: Press | null = null; // the last press
  private changedAt = -Infinity; // when the table changed last, in ms
  private timer = 0;

  /** Records that the table has changed: the element under the pointer is not the one that the reader aimed at. */
  changed(): void {
    this.changedAt = performance.now();
    this.stir();
  }

  /** Marks the page until every button may be pressed again. */
  private stir(): void {
    document.body.dataset.fresh = "";
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.settle(), CALM_MS);
  }

  private settle(): void {
    delete document.body.dataset.fresh;
  }

  /** Suppresses a click that comes too early at the same place; clicks by keyboard always count. */
  private readonly hear = (event: MouseEvent): void => {
    if (!event.detail) return;
    const target = event.target as Element;
    const press = { x: event.clientX, y: event.clientY, control: target.closest(CONTROLS), at: performance.now() };
    if (this.isEarly(press, target)) {
      event.preventDefault();
      event.stopPropagation();
    } else {
      this.pressed = press;
      this.stir();
    }
  };

  private isEarly(press: Press, target: Element): boolean {
    const last = this.pressed;
    if (!last || Math.hypot(press.x - last.x, press.y - last.y) >= NEAR) return false;
    const after = (moment: number) => press.at - moment < CALM_MS;
    if (target.closest(ANSWERS)) {
      const isNew = this.changedAt >= last.at && after(this.changedAt);
      return isNew || (press.control !== last.control && after(last.at));
    }
    // Scenes that follow each other may be skipped as fast as one taps.
    return target.closest(CONTINUE) !== null && !last.control?.matches(CONTINUE) && after(last.at);
  }

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
