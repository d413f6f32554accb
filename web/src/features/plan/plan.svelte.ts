// A plan: a practice table that begins at the running game as a seat knows it. Everything else is dealt at random, by the number of the deal.
import type { PlanView } from "../../net/types/wire";
import { Practice } from "../practice/practice.svelte";

const LET_BOTS = "*"; // as an answer: bots answer until the planner is asked

export class Plan extends Practice<PlanView> {
  constructor(
    room: string,
    readonly planner: number,
    readonly from: number,
    readonly deal: number,
  ) {
    super(`/api/rooms/${room}/plan/${planner}/${from}/${deal}`);
  }

  /** Whether somebody else is to choose. */
  get isOther(): boolean {
    return this.result === null && this.seat !== this.planner;
  }

  letBots = (): Promise<void> => this.give(LET_BOTS);

  protected override heard(): void {
    this.answers = this.reply?.answers ?? []; // with the answers of bots
  }
}
