// Advice from the server: odds, reach, hints and reasons; also asks for confirmation of wasteful choices.
import { uiOf } from "../games";
import * as api from "../net/api";
import type { Session } from "./session.svelte";
import { settings } from "../text/settings.svelte";
import { gameNamed, t } from "../text/words.svelte";
import type { AdviceView, Caution, EntryView, Odds, OptionView, Reach, Told } from "../net/types/wire";

export interface Thought {
  entry: number | null; // null: a hint for the open question
  view: AdviceView | null;
  problem: string;
}

/** The game that advice is about: a room's, or a practice table. */
export type Advised = Pick<Session, "id" | "room" | "seat" | "seq" | "question" | "answer">;

export class Advice {
  odds: Map<string, Odds> = $state.raw(new Map());
  reach: Reach | null = $state.raw(null);
  thought: Thought | null = $state.raw(null);
  doubted = $state("");
  oddless = $state(false); // the odds of the open question could not be fetched
  settled = $state(false); // all available odds have arrived
  private far: { seq: number; reaches: Promise<Reach[]> } | null = null;
  protected asked = "";
  private weighed: { asked: string; advice: Promise<AdviceView> } | null = null; // one evaluation of the open question, shared by all advice
  private best = $state("");

  constructor(protected readonly session: Advised) {}

  /** Returns the advised option, after advice was requested. */
  get advised(): string {
    return this.thought?.entry === null ? (this.thought.view?.reasons[0]?.choice.id ?? "") : "";
  }

  /** Returns whether all other seats are bots and nobody else plays this deal, so that hints are allowed. */
  get alone(): boolean {
    const room = this.session.room;
    return (
      room !== null &&
      !room.daily?.sealed &&
      !(room.daily?.counted && room.status === "playing") &&
      room.you.seats.length > 0 &&
      room.seats.every((seat) => seat.member === null || seat.member === room.you.member)
    );
  }

  /** Returns whether questions of this game can have odds. */
  protected get hasOdds(): boolean {
    return uiOf(gameNamed(this.session.room?.settings.game)).odds;
  }

  isBot(seat: number | null): boolean {
    const own = seat === null ? undefined : this.session.room?.seats[seat];
    return Boolean(own && (own.bot || own.stand_in));
  }

  /** Returns the bot's last move as far as it has been shown; null if a person moved last. Reasons are shown only to those who play alone. */
  botsMove(entries: EntryView[]): { seq: number; events: Told[] } | null {
    const last = entries.findLast((entry) => entry.kind === "answer");
    if (!last || !this.alone || !this.isBot(last.seat)) return null;
    const events = last.events.filter((event) => event.fields.seat === last.seat && !event.hidden);
    return events.length ? { seq: last.seq, events } : null;
  }

  /** Drops the advice about the last question after an update. */
  renew(): void {
    const { seq, question } = this.session;
    const now = question ? `${this.session.seat} ${seq}` : "";
    if (now === this.asked) return;
    this.asked = now;
    this.odds = new Map();
    this.doubted = "";
    this.best = "";
    this.reach = null;
    if (this.thought?.entry === null) this.thought = null;
    this.oddless = this.settled = false;
    if (now && this.hasOdds) void this.fetchOdds();
  }

  /** Fetches the odds of the open question. Without them, the question can still be answered. */
  async fetchOdds(): Promise<void> {
    const now = this.asked;
    this.oddless = false;
    try {
      const answer = await api.odds(this.session.id, this.session.seat ?? 0);
      if (this.asked === now && answer.seq === this.session.seq)
        [this.odds, this.settled] = [new Map(answer.odds.map((odds) => [odds.choice, odds])), true];
    } catch {
      if (this.asked === now) this.oddless = true;
    }
  }

  /** Shows the reach of a piece, or hides it. */
  async point(seat: number | null, piece = ""): Promise<void> {
    if (seat === null) {
      this.reach = null;
      return;
    }
    const seq = this.session.seq;
    const answer = await this.reaches();
    if (this.session.seq === seq)
      this.reach = answer.find((reach) => reach.seat === seat && reach.piece === piece) ?? null;
  }

  /** Returns the current reach of every piece. */
  reaches(): Promise<Reach[]> {
    const seq = this.session.seq;
    if (this.far?.seq !== seq)
      this.far = {
        seq,
        reaches: api
          .reach(this.session.id, this.session.seat)
          .then((answer) => answer.reach)
          .catch(() => []),
      };
    return this.far.reaches;
  }

  /** Fetches the adviser's hint, or a bot's reasons. */
  async think(entry: number | null): Promise<void> {
    const { id, seat, seq } = this.session;
    if (seat === null) return;
    if (this.thought?.entry === entry && this.thought.view) {
      this.thought = null;
      return;
    }
    const mine: Thought = { entry, view: null, problem: "" };
    this.thought = mine;
    const done = await (entry === null ? this.weigh(seat, seq) : api.reasons(id, seat, entry)).then(
      (view) => ({ ...mine, view }),
      (fault: unknown) => ({ ...mine, problem: fault instanceof api.Refusal ? fault.said.text : t("advice-failed") }),
    );
    if (this.thought === mine) this.thought = done;
  }

  /** Closes a hint or reasons. */
  forget(): void {
    this.thought = null;
  }

  /** Fetches the adviser's evaluation of the open question. */
  private weigh(seat: number, seq: number): Promise<AdviceView> {
    const asked = this.asked;
    if (this.weighed?.asked === asked) return this.weighed.advice;
    const advice = api.advice(this.session.id, seat, seq);
    this.weighed = { asked, advice };
    advice.then(
      (view) => {
        if (this.asked === asked) this.best = view.reasons[0]?.choice.id ?? "";
      },
      () => (this.weighed = null),
    );
    return advice;
  }

  /** Returns the caution about a choice, if the reader wants to confirm wasteful choices. The advised choice needs no confirmation. */
  warning(option: OptionView): Caution | null {
    if (!settings.warnings || option.id === this.best) return null;
    const odds = this.odds.get(option.id);
    if (odds?.hopeless) return { key: "hopeless", rules: ["B-CB-01"], args: { chance: odds.chance } };
    return option.caution ?? null;
  }

  /** Chooses an option; a wasteful one must be chosen twice. */
  choose(option: OptionView): void {
    if (this.warning(option) && this.doubted !== option.id) void this.doubt(option);
    else void this.session.answer(option);
  }

  /** Asks for confirmation of a choice, unless the adviser would make it. */
  private async doubt(option: OptionView): Promise<void> {
    const { seat, seq } = this.session;
    this.doubted = option.id;
    if (!this.alone || seat === null) return;
    const view = await this.weigh(seat, seq).catch(() => null);
    if (this.doubted !== option.id || view?.reasons[0]?.choice.id !== option.id) return;
    this.doubted = "";
    this.thought = { entry: null, view, problem: "" };
  }
}
