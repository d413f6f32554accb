// Drags the reader's hero, or army from one of their stations, to a station.
import type { Point } from "../../../text/content";
import type { Shown } from "../../../live/look";
import type { BoardView } from "../../../net/types/board";
import type { Picture } from "./picture.svelte";
import { isAsked } from "../../../net/named";

const LIFTED = 24; // pixels that a pointer must move to start a drag
const NEAR = 36; // pixels within which a piece snaps to a station

export class Drag {
  line: { from: Point; to: Point } | null = $state.raw(null);
  private from: Point | null = null;

  constructor(private picture: Picture) {}

  get holds(): boolean {
    return this.from !== null;
  }

  /** Starts to drag the piece under the pointer, if it is the reader's and has a target. */
  lift(event: PointerEvent, { view, seat, question }: Shown<BoardView>, targets: number): void {
    const on = event.target as Element;
    const pin = on.closest<SVGElement>("[data-hero]")?.dataset.hero;
    const held = on.closest<SVGElement>("[data-station]")?.dataset.station ?? "";
    const hero = pin !== undefined && Number(pin) === seat ? view.seats[seat]?.hero_at : null;
    const army = event.pointerType === "mouse" && isAsked(question, "choose_army_action");
    const from = hero ?? (army && seat !== null && view.owners[held] === seat ? held : null);
    this.from = from && targets && event.isPrimary ? this.picture.drawing.at(from) : null;
  }

  move(event: PointerEvent, box: DOMRect): void {
    const { from } = this;
    const to = this.picture.camera.world(event.clientX - box.left, event.clientY - box.top);
    if (!from) return;
    if (this.line || Math.hypot(to[0] - from[0], to[1] - from[1]) * this.picture.camera.k > LIFTED)
      this.line = { from, to };
  }

  /** Returns the station on which the piece was dropped: "" if it was dropped elsewhere, null if nothing was dragged. */
  drop(): string | null {
    const { line, picture } = this;
    [this.from, this.line] = [null, null];
    if (!line) return null;
    const far = (at: Point) => Math.hypot(at[0] - line.to[0], at[1] - line.to[1]);
    const nearest = picture.drawing.layout.stations.reduce((best, spot) => (far(spot.at) < far(best.at) ? spot : best));
    return far(nearest.at) * picture.camera.k < NEAR ? nearest.id : "";
  }
}
