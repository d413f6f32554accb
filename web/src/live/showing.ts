// The data for the table of a live game: the session's, as of the event being shown.
import type { GameView, Seen } from "./look";
import type { Session } from "./session.svelte";
import type { EntryView } from "../net/types/wire";

type Plain =
  | "view"
  | "question"
  | "questions"
  | "automatic"
  | "result"
  | "entries"
  | "seat"
  | "seq"
  | "mayUndo"
  | "visited"
  | "progress"
  | "told"
  | "mayPropose"
  | "older"
  | "propose"
  | "pass"
  | "answer"
  | "whyNot"
  | "undo";

/** A live game: a room's session, or a practice table. */
export interface UnderWay extends Pick<Session, Plain> {
  readonly playback: Session["playback"];
  readonly advice: Session["advice"];
  readonly outbox: Pick<Session["outbox"], "busy" | "refused">;
}

export class Showing implements Seen {
  constructor(private session: UnderWay) {}

  get playback() {
    return this.session.playback;
  }
  private get beat() {
    return this.session.playback.beat;
  }
  get view(): GameView | null {
    return this.beat?.view ?? this.session.view;
  }
  get question() {
    return this.beat ? null : this.session.question;
  }
  get questions() {
    return this.beat ? [] : this.session.questions;
  }
  get automatic() {
    return this.beat ? null : this.session.automatic;
  }
  get result() {
    return this.beat ? null : this.session.result;
  }
  /** Returns the log up to the event being shown. */
  get entries(): EntryView[] {
    const beat = this.beat;
    if (!beat || this.session.playback.again) return this.session.entries;
    const { entry, index } = beat;
    return [
      ...this.session.entries.filter((earlier) => earlier.seq < entry.seq),
      { ...entry, events: entry.events.slice(0, index + 1) },
    ];
  }
  get seat() {
    return this.session.seat;
  }
  get seq() {
    return this.session.seq;
  }
  get busy() {
    return this.session.outbox.busy;
  }
  get refused() {
    return this.session.outbox.refused;
  }
  get mayUndo() {
    return !this.beat && this.session.mayUndo;
  }
  get visited() {
    return this.session.visited;
  }
  get advice() {
    return this.session.advice;
  }
  get progress() {
    return this.session.progress;
  }
  get told() {
    return this.session.told;
  }
  get mayPropose() {
    return this.beat ? null : this.session.mayPropose;
  }
  get older() {
    return this.session.older;
  }
  propose = () => this.session.propose();
  pass = (window: string, always: boolean) => this.session.pass(window, always);
  answer = (option: Parameters<Session["answer"]>[0]) => this.session.answer(option);
  whyNot = (choice: string) => this.session.whyNot(choice);
  undo = () => this.session.undo();
}
