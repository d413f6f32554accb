// An exercise at a practice table: the decision of a game, made again.
import type { ExerciseInfo, ExerciseView } from "../../net/types/wire";
import { Practice } from "../practice/practice.svelte";

const MOST_HINTS = 2;

export class Exercise extends Practice<ExerciseView> {
  hints = $state(0); // hints requested so far
  shown = $state(false); // whether the solution was shown
  outcome = $state(""); // of the attempt that counted

  constructor(readonly exercise: string) {
    super(`/api/trainer/${exercise}`);
  }

  get info(): ExerciseInfo | null {
    return this.reply?.exercise ?? null;
  }
  get solved(): boolean {
    return this.reply?.solved ?? false;
  }
  get mayHint(): boolean {
    return !this.reply?.end && this.hints < MOST_HINTS;
  }

  /** Suppresses warnings, which would give the answer away. */
  override isMeant(): boolean {
    return true;
  }

  async hint(): Promise<void> {
    this.hints += 1;
    await this.load(this.answers);
  }

  async giveUp(): Promise<void> {
    this.shown = true;
    await this.load(this.answers);
  }

  override request<T>(what: string, body: object): Promise<T | null> {
    return super.request<T>(what, what === "" ? { ...body, hints: this.hints, shown: this.shown } : body);
  }

  protected override heard(_taken: boolean): void {
    this.outcome = this.reply?.counted || this.outcome;
  }
}
