// Drags a card: onto the table, onto the discards, or from the market into the hand.
import type { OptionView } from "../../net/types/wire";
import { offersAt, type Place } from "./places";

const TARGETS: Record<string, string[]> = { table: ["play", "turn"], discard: ["discard"], hand: ["take"] };
const targetOf = (event: DragEvent) =>
  (event.target as Element).closest<HTMLElement>("[data-drop]")?.dataset.drop ?? "";

export class Drag {
  place = $state.raw<Place | null>(null);
  private target = $state("");
  /** The target under the card, if the card can be dropped there. */
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

  /** Returns the possible actions of the card at the place where it was dropped. */
  drop(event: DragEvent): { offers: OptionView[]; place: Place | null } {
    event.preventDefault();
    const dropped = { offers: this.offersOn(targetOf(event)), place: this.place };
    this.place = null;
    return dropped;
  }
}
