// The cards of a swap, chosen in any order. The engine asks for them one after another in the order of the hand (C-19).
import type { Shown } from "../../live/look";
import { isAsked } from "../../net/named";
import type { BreakthroughView } from "../../net/types/breakthrough";

const SWAPPED = 3;

export class Swap {
  private chosen: readonly number[] = $state.raw([]); // places in the hand
  private pending: readonly string[] = $state.raw([]); // cards still to be named, after a confirmation

  constructor(private readonly seen: () => Shown<BreakthroughView>) {}

  /** Whether the reader has to choose cards now. */
  get active(): boolean {
    return isAsked(this.seen().question, "choose_card_to_swap");
  }

  /** How many cards have to be chosen; fewer than three if some were named in an earlier visit. */
  get wanted(): number {
    return SWAPPED - this.seen().view.swap_count;
  }

  get count(): number {
    return this.chosen.length;
  }

  get complete(): boolean {
    return this.count === this.wanted;
  }

  get sending(): boolean {
    return this.pending.length > 0;
  }

  private get hand(): string[] {
    const { view, seat } = this.seen();
    return view.seats.find((one) => one.seat === seat)?.hand ?? [];
  }

  /** The chosen cards in the order of the hand. */
  get cards(): string[] {
    return this.chosen.toSorted((place, other) => place - other).map((place) => this.hand[place]!);
  }

  has(place: number): boolean {
    return this.active && this.chosen.includes(place);
  }

  /** Whether a tap changes the choice: a chosen card can be put back, another one chosen while some are missing. */
  accepts(place: number): boolean {
    if (!this.active || this.sending) return false;
    const first = this.hand.indexOf(this.seen().question?.options?.[0]?.target ?? "");
    return this.chosen.includes(place) || (!this.complete && place >= first);
  }

  toggle(place: number): void {
    if (!this.accepts(place)) return;
    this.chosen = this.chosen.includes(place)
      ? this.chosen.filter((other) => other !== place)
      : [...this.chosen, place];
  }

  confirm(): void {
    if (!this.complete || this.sending) return;
    this.pending = this.cards;
    this.nameNext();
  }

  /** Forgets the choice when the question has changed, or names the next card of a confirmed one. */
  follow(): void {
    if (!this.active || this.seen().refused) this.pending = [];
    this.chosen = [];
    if (this.sending) this.nameNext();
  }

  private nameNext(): void {
    const [card, ...rest] = this.pending;
    const option = this.seen().question?.options?.find(({ target }) => target === card);
    this.pending = option ? rest : [];
    if (option) void this.seen().answer(option);
  }
}
