// A practice table: a position that one person plays alone. The server stores nothing; every request carries the answers so far.
import * as api from "../../net/api";
import { toldOf } from "../../ui/fault";
import type { GameView } from "../../live/look";
import type { Refused } from "../../net/outbox.svelte";
import { Playback } from "../../playback/playback.svelte";
import type { UnderWay } from "../../live/showing";
import type * as wire from "../../net/types/wire";
import type { Entered, EntryView, OptionView, QuestionView, Update, WhyView } from "../../net/types/wire";
import { PracticeAdvice } from "./advice.svelte";

/** A response of the server: the table after the answers that it accepted. */
export interface Practised {
  update: Update;
  taken: number;
  refused?: wire.Refused | null; // why the rules refuse an answer, if one was refused
}

export class Practice<Reply extends Practised = Practised> implements UnderWay {
  readonly id = "practice";
  readonly room = null;
  readonly visited = 0;
  readonly told = null;
  readonly mayPropose = null;
  readonly automatic = null;
  readonly older = undefined;
  reply: Reply | null = $state.raw(null);
  answers: string[] = $state.raw([]);
  entries: EntryView[] = $state.raw([]);
  failed = $state(""); // why the table could not be loaded
  readonly outbox = $state({ busy: false, refused: null as Refused | null });
  readonly playback = new Playback(this);
  readonly advice = new PracticeAdvice(this);

  /** `path` is the address of the table in the API. */
  constructor(readonly path: string) {}

  get view(): GameView | null {
    return (this.reply?.update.view ?? null) as GameView | null;
  }
  get seq(): number {
    return this.reply?.update.seq ?? 0;
  }
  get seat(): number | null {
    return this.reply?.update.seat ?? null;
  }
  get questions(): QuestionView[] {
    return this.reply?.update.questions ?? [];
  }
  get question(): QuestionView | null {
    return this.questions.find((question) => question.seat === this.seat && question.options) ?? null;
  }
  get result() {
    return this.reply?.update.result ?? null;
  }
  get progress() {
    return this.reply?.update.progress ?? [];
  }
  get mayUndo(): boolean {
    return this.answers.length > 0;
  }

  /** Returns whether a choice is intended by the lesson, so that it needs no warning. */
  isMeant(_choice: string): boolean {
    return false;
  }

  /** Called after an answer; `taken` tells whether it counts. */
  protected heard(_taken: boolean): void {}

  /** Shows the table after some answers, without showing the moves. */
  async load(answers: string[]): Promise<void> {
    const reply = await this.request<Reply>("", { answers });
    if (!reply) return;
    this.playback.clear();
    this.reply = reply;
    this.answers = answers.slice(0, reply.taken);
    this.entries = reply.update.entries;
    this.outbox.refused = null;
    this.advice.renew();
    this.heard(true);
  }

  /** Gives the next answer; the consequences are shown event by event. */
  async give(answer: string): Promise<void> {
    if (this.outbox.busy) return;
    this.outbox.busy = true;
    const before = this.view;
    const answers = [...this.answers, answer];
    const reply = await this.request<Reply>("", { answers });
    this.outbox.busy = false;
    if (!reply) return;
    const taken = reply.taken === answers.length;
    this.reply = reply;
    this.outbox.refused = reply.refused ? { text: reply.refused.text, rules: reply.refused.rules ?? [] } : null;
    if (taken) {
      const fresh = reply.update.entries;
      this.answers = answers;
      this.entries = [...this.entries.filter((entry) => entry.seq < (fresh[0]?.seq ?? Infinity)), ...fresh];
      if (fresh.length && this.view) this.playback.take(before, fresh, this.view);
      this.advice.renew();
    }
    this.heard(taken);
  }

  answer = (option: OptionView): Promise<void> => this.give(option.id);

  /** Takes back the last answer. */
  undo = async (): Promise<void> => {
    if (this.answers.length) await this.load(this.answers.slice(0, -1));
  };

  whyNot = async (choice: string): Promise<void> => {
    this.outbox.refused = await this.request<WhyView>("/why", { choice, answers: this.answers });
  };

  /** Creates a room with a real game from this position; returns its id. */
  async playOn(name: string): Promise<string | null> {
    const made = await this.request<Entered>("/room", { name, answers: this.answers });
    if (!made || this.seat === null) return null;
    await (await import("../../net/luck/promising")).begin(made.room.id, this.seat);
    return made.room.id;
  }

  propose = (): Promise<void> => Promise.resolve();
  pass = (): Promise<void> => Promise.resolve();

  /** Sends a request about this table and reports failures. */
  async request<T>(what: string, body: object): Promise<T | null> {
    try {
      const answer = await api.ask<T>("POST", this.path + what, body);
      this.failed = "";
      return answer;
    } catch (fault) {
      this.failed = toldOf(fault);
      return null;
    }
  }
}
