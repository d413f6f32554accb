// A card that is dragged, and where it can be dropped: on the table, on the discards, from the market into the hand.
import type { OptionView } from "../../net/types/wire";
import { offersAt, type Place } from "./places";

const TARGETS: Record<string, string[]> = { table: ["play", "turn"], discard: ["discard"], hand: ["take"] };
const targetOf = (event: DragEvent) =>
  (event.target as Element).closest<HTMLElement>("[data-drop]")?.dataset.drop ?? "";

export class Drag {
  place = $state.raw<Place | null>(null);
  private target = $state("");
  /** The target under the card, if it can be dropped there. */
  readonly over = $derived(this.offersOn(this.target).length ? this.target : undefined);

  constructor(private options: () => OptionView[]) {}

  private offersOn(target: string): OptionView[] {
    if (!this.place) return [];
    const offers = offersAt(this.options(), this.place.zone, this.place.card);
    return offers.filter((option) => TARGETS[target]?.includes(option.verb));
  }

  hover(event: DragEvent): void {
    this.target = targetOf(event);
    if (this.over) event.preventDefault();
  }

  /** What the card can do where it was dropped. */
  drop(event: DragEvent): { offers: OptionView[]; place: Place | null } {
    event.preventDefault();
    const dropped = { offers: this.offersOn(targetOf(event)), place: this.place };
    this.place = null;
    return dropped;
  }
}
