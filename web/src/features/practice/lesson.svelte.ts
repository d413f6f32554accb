// A chapter of a lesson at a practice table: the step, comments on wrong answers, and where the reader left off.
import type { LessonView, StepView } from "../../net/types/wire";
import type { GameName } from "../../text/words.svelte";
import { Practice } from "./practice.svelte";
import { answersIn, finish, leaveAt } from "./progress";

const CONTINUE = "continue";

export class Lesson extends Practice<LessonView> {
  constructor(
    readonly game: GameName,
    readonly chapter: string,
  ) {
    super(`/api/lessons/${game}/${chapter}`);
  }

  /** Continues where the reader left off. */
  begin(): Promise<void> {
    return this.load(answersIn(this.game, this.chapter));
  }

  get step(): StepView | null {
    return this.reply?.step ?? null;
  }
  get done(): boolean {
    return this.reply !== null && this.step === null;
  }
  get wrong(): string {
    return this.reply?.wrong ?? "";
  }
  /** Returns whether the step only explains something. */
  get tells(): boolean {
    return this.step?.accepts.includes(CONTINUE) ?? false;
  }

  goOn(): Promise<void> {
    return this.give(CONTINUE);
  }

  override isMeant(choice: string): boolean {
    return this.step?.accepts.includes(choice) ?? false;
  }

  protected override heard(taken: boolean): void {
    if (this.done) finish(this.game, this.chapter);
    else if (taken) leaveAt(this.game, this.chapter, this.answers);
  }
}
