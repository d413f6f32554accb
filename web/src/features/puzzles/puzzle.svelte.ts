// A puzzle at a practice table: right and wrong answers, hints, giving up, and the summary at the end.
import type { AdviceView, PuzzleEnd, PuzzleInfo, PuzzleView } from "../../net/types/wire";
import { Practice } from "../practice/practice.svelte";
import { finish, HINTED } from "./solver";

const MOST_HINTS = 2;

export class Puzzle extends Practice<PuzzleView> {
  hints = $state(0); // hints requested so far
  shown = $state(false); // whether the solution was shown
  change = $state<number | null>(null); // of the rating
  thought: AdviceView | null = $state.raw(null); // the adviser's reasons at the first question
  private score = 1; // of the first attempt
  private done = false;

  constructor(
    readonly puzzle: string,
    readonly isToday: boolean,
  ) {
    super(`/api/puzzles/${puzzle}`);
  }

  get info(): PuzzleInfo | null {
    return this.reply?.puzzle ?? null;
  }
  get solved(): boolean {
    return this.reply?.solved ?? false;
  }
  get wrong(): [number, number] | null {
    return this.reply?.wrong ?? null;
  }
  get verb(): string {
    return this.reply?.hint ?? "";
  }
  get end(): PuzzleEnd | null {
    return this.reply?.end ?? null;
  }
  get mayHint(): boolean {
    return !this.end && this.hints < MOST_HINTS;
  }

  /** Suppresses warnings, which would give the answer away. */
  override isMeant(): boolean {
    return true;
  }

  async hint(): Promise<void> {
    this.hints += 1;
    this.score = Math.min(this.score, HINTED);
    if (this.hints === MOST_HINTS) await this.load(this.answers);
  }

  async giveUp(): Promise<void> {
    this.score = 0;
    this.shown = true;
    await this.load(this.answers);
  }

  override request<T>(what: string, body: object): Promise<T | null> {
    const asks = what === "" || what === "/explain";
    return super.request<T>(what, asks ? { ...body, hints: this.hints, shown: this.shown } : body);
  }

  protected override heard(_taken: boolean): void {
    if (this.wrong) this.score = 0;
    if (!this.end || !this.info || this.done) return;
    this.done = true;
    this.change = finish(this.info, this.score, this.isToday);
    void this.request<AdviceView>("/explain", { answers: this.answers }).then((thought) => (this.thought = thought));
  }
}
