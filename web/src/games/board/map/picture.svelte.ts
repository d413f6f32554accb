// The picture of the map: which drawing is shown, at what size, with which names.
import type { Area } from "../../../ui/beside";
import { facts, homeOf, stationOf, stations, type Point } from "../../../text/content";
import type { Shown } from "../../../live/look";
import type { Sayer } from "../../../text/sayer";
import { language, settings } from "../../../text/settings.svelte";
import type { BoardView } from "../../../net/types/board";
import { Camera } from "./camera.svelte";
import { formFor, frame, isPhone, letters, READING_ZOOM } from "./framing";
import { DRAWINGS, type Drawing } from "./geometry";
import { extent, placeLabels, type Label } from "./labels";
import { inPlay } from "../in-play";
import type { Target } from "./targets";

const TEXT = { normal: 1, large: 1.125, huge: 1.3125 };
const STEP = Math.log(1.12); // names are placed again when the zoom changes by this factor
const FIRST = stations
  .filter((station) => station.kind === "polis" || homeOf.has(station.id))
  .map((station) => station.id);
const TOOLS = 104; // the size of the corner with the buttons
const TAGS = 16;

export const around = ([x, y]: Point, r = 16): Area => ({ left: x - r, top: y - r, right: x + r, bottom: y + r });

export class Picture {
  readonly camera = new Camera();
  readonly text = $derived(TEXT[settings.textSize]);
  readonly form = $derived.by(() => formFor(this.camera.width, this.camera.height));
  readonly drawing: Drawing = $derived(DRAWINGS[this.form]);
  readonly letter = $derived.by(() => this.lettersAt(this.camera.k) / this.camera.k); // in units of the drawing
  private readonly step = $derived.by(() => Math.exp(Math.floor(Math.log(this.camera.k) / STEP + 1e-6) * STEP));
  /** The names; none before the size of the box is known. */
  readonly labels: Map<string, Label> = $derived.by(() =>
    this.camera.width
      ? placeLabels(
          this.drawing,
          (id) => this.sayer().station(id),
          language(),
          this.lettersAt(this.step) / this.step,
          FIRST,
        )
      : new Map(),
  );
  /** The zones of the factions on offer. */
  readonly offered: string[] = $derived.by(() =>
    (this.seen().question?.options ?? [])
      .filter((option) => option.kind === "faction")
      .map((option) => facts("board", option.target)?.zone ?? ""),
  );
  /** The stations in play or on offer. Before any zone is in play, all stations: Polis alone would fill the map with four. */
  private readonly open = $derived.by(() => {
    const { view } = this.seen();
    const isChosen = view.zones.length > 0 || this.offered.length > 0;
    return stations
      .filter((station) => !isChosen || inPlay(station, view) || this.offered.includes(station.zone))
      .map((station) => station.id);
  });

  private raised = 0; // pixels by which a caption has moved the map up

  constructor(
    private seen: () => Shown<BoardView>,
    private sayer: () => Sayer,
    private targets: () => Map<string, Target>,
  ) {}

  private lettersAt(k: number): number {
    return letters(k, this.camera.width, this.camera.height, this.text);
  }

  get tagSize(): number {
    return (isPhone(this.camera.width, this.camera.height) ? TAGS - 2 : TAGS) * this.text;
  }

  /** Fits the zones in play; on a phone, only as much of them as can be labelled. */
  fit(): void {
    const { camera, drawing, text } = this;
    const { width, height } = camera;
    if (!width) return;
    camera.limit(drawing.layout.size);
    this.raised = 0;
    const areaOf = (ids: string[]) => (size: number) =>
      extent(drawing, ids, (id) => this.sayer().station(id), language(), size);
    const { k, centre } = frame(areaOf(this.open), width, height, text);
    camera.centre(centre, k);
    const least = READING_ZOOM * text;
    if (isPhone(width, height) && k < least) {
      const near = this.near();
      const fitted = frame(areaOf(near), width, height, text, 1);
      camera.centre(fitted.centre, Math.max(fitted.k, least));
    } else if (this.open.some((id) => this.underTools(id))) {
      const fitted = frame(areaOf(this.open), width - TOOLS, height, text);
      camera.centre(fitted.centre, fitted.k);
      camera.pan(TOOLS / 2, 0);
    }
  }

  /** Returns the relevant stations: the targets, the zones on offer, or the reader's zone and Polis. */
  private near(): string[] {
    const { seat, view } = this.seen();
    const targets = [...this.targets().keys()];
    const faction = seat === null ? null : view.seats[seat]?.faction;
    const zones = this.offered.length ? this.offered : [faction ? facts("board", faction)?.zone : undefined, "polis"];
    return targets.length ? targets : this.open.filter((id) => zones.includes(stationOf.get(id)!.zone));
  }

  private underTools(station: string): boolean {
    const boxes = [around(this.drawing.at(station)), ...(this.labels.get(station)?.boxes ?? [])];
    return boxes.some((box) => {
      const { left, bottom } = this.screen(box);
      return left < TOOLS && bottom > this.camera.height - TOOLS;
    });
  }

  /** Fits the map again if a target is out of view. */
  follow(ids: string[]): void {
    if (this.camera.width && ids.some((id) => !this.sees(id))) this.fit();
  }

  /** Brings a station into view. */
  reveal(station: string): void {
    if (this.camera.width && !this.sees(station)) this.camera.centre(this.drawing.at(station));
  }

  /** Moves the map up if the caption at its bottom covers stations of the shown event; moves it back when there are none. */
  uncover(ids: string[], foot: number): void {
    const { camera } = this;
    if (!camera.width) return;
    const lowest = Math.max(0, ...ids.map((id) => this.screen(around(this.drawing.at(id), 24)).bottom));
    const raise = ids.length ? Math.max(this.raised, this.raised + lowest - (camera.height - foot)) : 0;
    camera.pan(0, this.raised - raise);
    this.raised = raise;
  }

  sees(station: string): boolean {
    return this.camera.holds(around(this.drawing.at(station)));
  }

  /** Converts an area of the drawing to pixels of the box. */
  screen({ left, top, right, bottom }: Area): Area {
    const [[x0, y0], [x1, y1]] = [this.camera.at([left, top]), this.camera.at([right, bottom])];
    return { left: x0, top: y0, right: x1, bottom: y1 };
  }
}
