// The visible part of the drawing: fitting, panning, zooming, pinching.
import type { Area } from "../../../ui/beside";
import type { Point } from "../../../text/content";

const MOST = 3;
const STILL = 6; // pixels that a pointer may move before a click becomes a drag
const STEADY = 0.2; // a box that changes by less than this fraction keeps its picture

export class Camera {
  k = $state(1); // pixels per unit
  x = $state(0);
  y = $state(0);
  width = $state(0);
  height = $state(0);
  sized = $state(false); // whether the size of the box is known
  moved = false; // whether the pressed pointer has dragged
  private least = 0.3;
  private bounds: Area = { left: 0, top: 0, right: 1000, bottom: 760 };
  private window = "";
  private pointers = new Map<number, Point>();

  at([x, y]: Point): Point {
    return [x * this.k + this.x, y * this.k + this.y];
  }

  world(x: number, y: number): Point {
    return [(x - this.x) / this.k, (y - this.y) / this.k];
  }

  /** Returns whether an area of the drawing is completely visible. */
  holds({ left, top, right, bottom }: Area): boolean {
    const [[x0, y0], [x1, y1]] = [this.at([left, top]), this.at([right, bottom])];
    return x0 >= 0 && y0 >= 0 && x1 <= this.width && y1 <= this.height;
  }

  limit(size: Point): void {
    this.bounds = { left: 0, top: 0, right: size[0], bottom: size[1] };
    this.least = Math.min(0.5, Math.min(this.width / size[0], this.height / size[1]) * 0.9 || 0.5);
  }

  /** Sets the size of the box; returns whether the picture must be fitted again, because the window or much of the box has changed. */
  resize(width: number, height: number): boolean {
    const now = `${innerWidth} ${innerHeight}`;
    const steady =
      now === this.window &&
      Math.abs(width - this.width) <= STEADY * this.width &&
      Math.abs(height - this.height) <= STEADY * this.height;
    [this.window, this.width, this.height, this.sized] = [now, width, height, true];
    return !steady;
  }

  centre([x, y]: Point, k = this.k): void {
    this.k = k;
    this.x = this.width / 2 - x * k;
    this.y = this.height / 2 - y * k;
    this.clamp();
  }

  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    const k = Math.min(MOST, Math.max(this.least, this.k * factor));
    const [worldX, worldY] = this.world(x, y);
    this.k = k;
    this.x = x - worldX * k;
    this.y = y - worldY * k;
    this.clamp();
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.clamp();
  }

  /** Keeps the centre of the box inside the drawing. */
  private clamp(): void {
    const { left, top, right, bottom } = this.bounds;
    this.x = Math.min(this.width / 2 - left * this.k, Math.max(this.width / 2 - right * this.k, this.x));
    this.y = Math.min(this.height / 2 - top * this.k, Math.max(this.height / 2 - bottom * this.k, this.y));
  }

  down(event: PointerEvent): void {
    if (!this.pointers.size) this.moved = false;
    this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
  }

  /** Pans with one pointer, zooms with two; `box` is the position of the map in the window. */
  move(event: PointerEvent, box: DOMRect): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const [x, y] = [event.clientX, event.clientY];
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const [was, is] = [
        Math.hypot(before[0] - other[0], before[1] - other[1]),
        Math.hypot(x - other[0], y - other[1]),
      ];
      if (was > 10 && is > 10) this.zoom(is / was, (x + other[0]) / 2 - box.left, (y + other[1]) / 2 - box.top);
      this.pan((x - before[0]) / 2, (y - before[1]) / 2);
      this.moved = true;
    } else {
      if (!this.moved && Math.hypot(x - before[0], y - before[1]) < STILL) return;
      this.moved = true;
      this.pan(x - before[0], y - before[1]);
    }
    this.pointers.set(event.pointerId, [x, y]);
  }

  up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
  }

  /** Zooms with the wheel, unless the page needs it to scroll; with Ctrl (or a pinch on a touchpad), always zooms. */
  wheel(event: WheelEvent, box: DOMRect): void {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (!event.ctrlKey && scrollHeight > clientHeight + 1) return;
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / (event.ctrlKey ? 120 : 500)), event.clientX - box.left, event.clientY - box.top);
  }
}
