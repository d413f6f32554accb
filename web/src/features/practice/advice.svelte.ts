// Advice at a practice table: only odds of battles, no hints, and no warnings about intended choices.
import { Advice } from "../../live/advice.svelte";
import { uiFor } from "../../games";
import type { Caution, OddsView, OptionView, Reach } from "../../net/types/wire";
import type { Practice } from "./practice.svelte";

export class PracticeAdvice extends Advice {
  constructor(private readonly practice: Practice) {
    super(practice);
  }

  protected override get hasOdds(): boolean {
    return this.practice.view !== null && uiFor(this.practice.view).odds;
  }

  override async fetchOdds(): Promise<void> {
    const now = this.asked;
    this.oddless = false;
    const answer = await this.practice.request<OddsView>("/odds", { answers: this.practice.answers });
    if (this.asked !== now) return;
    if (answer?.seq === this.practice.seq)
      [this.odds, this.settled] = [new Map(answer.odds.map((odds) => [odds.choice, odds])), true];
    else this.oddless = answer === null;
  }

  override reaches(): Promise<Reach[]> {
    return Promise.resolve([]);
  }

  override think(): Promise<void> {
    return Promise.resolve();
  }

  override warning(option: OptionView): Caution | null {
    return this.practice.isMeant(option.id) ? null : super.warning(option);
  }
}
