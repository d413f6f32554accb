// The review of a seat of a finished game: requests it, waits for it, and shows its decisions.
import * as api from "../../net/api";
import { toldOf } from "../../ui/fault";
import { goOn, replay, still } from "../../live/archive";
import type { Advice } from "../../live/advice.svelte";
import type { Seen } from "../../live/look";
import type { ChoiceView, Decision, Review, ReviewState, RoomView, Update } from "../../net/types/wire";
import { Packs } from "../../live/packs";
import { begin } from "../../net/luck/promising";
import { settings } from "../../text/settings.svelte";
import { go, note, place } from "../../ui/router.svelte";
import { gameNamed, speakOf, t } from "../../text/words.svelte";

const PAUSE = 700; // milliseconds between two polls of the progress

export class Reviewing {
  room = $state.raw<RoomView | null>(null);
  seat = $state(0);
  state = $state.raw<ReviewState | null>(null);
  problem = $state("");
  stopped = $state(false);
  at = $state(0); // the decision being shown
  going = $state(false); // whether the game is being continued from there
  end = $state.raw<Update | null>(null); // the final table, for names
  private entered = false; // whether the decision was opened from the review, so that going back returns to it
  private then = $state.raw<Update | null>(null);
  private readonly packs = new Packs();
  private asked = 0;

  readonly review = $derived<Review | null>(this.state?.review ?? null);
  readonly mistakes = $derived(
    (this.review?.mistakes ?? []).flatMap(
      (entry) => this.review?.decisions.find((decision) => decision.entry === entry) ?? ([] as Decision[]),
    ),
  );
  readonly decision = $derived(this.review?.decisions.find((decision) => decision.entry === this.at) ?? null);
  /** The table at the decision, with the chosen and the better option visible. */
  readonly seen = $derived.by((): Seen | null => {
    const { then, decision } = this;
    if (!then || !decision) return null;
    const question = then.questions.find((asked) => asked.seat === this.seat) ?? null;
    const shown = [decision.chosen, decision.best];
    const options = (question?.options ?? []).filter((option) => shown.includes(option.id));
    const again = () => this.tryAgain(); // choosing an option here means continuing the game from here
    return {
      ...still(then, [], this.seat),
      question: question && { ...question, options },
      advice: advising(decision.best, () => void again()),
      answer: again,
    };
  });

  constructor(readonly id: string) {}

  async begin(): Promise<void> {
    try {
      const asked = new URLSearchParams(place().search);
      const room = await api.roomOf(this.id);
      await speakOf(gameNamed(room.settings.game));
      await this.packs.lay(room);
      const seat = asked.get("seat") ?? "";
      const mine = room.you.seats[0] ?? 0;
      this.seat = /^[0-5]$/.test(seat) && Number(seat) < room.seats.length ? Number(seat) : mine;
      this.room = room;
      const named = replay(this.id, null, null).then(
        (end) => (this.end = end),
        () => null, // the game is not over: the review reports that
      );
      await Promise.all([this.make(), named]);
    } catch (fault) {
      this.failed(fault);
    }
  }

  /** Switches to another seat. */
  async choose(seat: number): Promise<void> {
    this.seat = seat;
    note(this.address(0));
    await this.make();
  }

  /** Requests the review and waits until it is computed. */
  async make(): Promise<void> {
    const mine = ++this.asked;
    this.problem = "";
    this.stopped = false;
    this.state = null;
    try {
      let state = await this.ask("GET");
      if (state.status === "none") state = await this.ask("POST");
      for (;;) {
        if (mine !== this.asked) return;
        this.state = state;
        if (state.status === "none") this.problem = t("advice-failed");
        if (state.status !== "working") return;
        await new Promise((done) => setTimeout(done, PAUSE));
        state = await this.ask("GET");
      }
    } catch (fault) {
      if (mine === this.asked) this.failed(fault);
    }
  }

  /** Cancels the review. */
  async stop(): Promise<void> {
    this.asked++;
    try {
      await api.ask<null>("DELETE", `/api/rooms/${this.id}/review?seat=${this.seat}`);
      this.stopped = true;
    } catch (fault) {
      this.failed(fault);
    }
  }

  private ask(method: "GET" | "POST"): Promise<ReviewState> {
    const path = `/api/rooms/${this.id}/review`;
    return method === "GET" ? api.ask("GET", `${path}?seat=${this.seat}`) : api.ask("POST", path, { seat: this.seat });
  }

  /** Opens a decision, or switches to another; 0 returns to where the reader came from. */
  look(entry: number): void {
    if (!entry && this.entered) history.back();
    else if (!entry || this.at) note(this.address(entry));
    else {
      go(this.address(entry));
      this.entered = true;
    }
  }

  /** Shows the table at the decision that the address names; 0 closes it. */
  async show(entry: number): Promise<void> {
    this.at = entry;
    if (!this.decision) {
      this.at = 0;
      return;
    }
    try {
      const then = await replay(this.id, this.seat, entry - 1);
      if (this.at === entry) this.then = then;
    } catch (fault) {
      this.failed(fault);
    }
  }

  /** Continues the game from the decision that is shown: the reader in the same seat, bots in all others. */
  async tryAgain(): Promise<void> {
    if (this.going || !this.at) return;
    this.going = true;
    this.problem = "";
    try {
      const { room } = await goOn(this.id, this.at - 1, settings.name.trim() || t("web-stalker"), this.seat);
      for (const { seat, bot } of room.seats) {
        const wanted = seat === this.seat ? "" : bot || settings.level;
        if (wanted !== (bot ?? "")) await api.command(room.id, { do: "bot", seat, bot: wanted });
      }
      await begin(room.id, this.seat);
      go(`/rooms/${room.id}`);
    } catch (fault) {
      this.failed(fault);
    }
    this.going = false;
  }

  /** Returns the entry of the next larger or smaller mistake; 0 if there is none. */
  beside(step: number): number {
    const place = this.mistakes.findIndex((mistake) => mistake.entry === this.at);
    return place < 0 ? 0 : (this.mistakes[place + step]?.entry ?? 0);
  }

  choice(id: string): ChoiceView {
    return this.state?.choices?.[id] ?? { id, verb: id, kind: "", target: "" };
  }

  leave(): void {
    this.packs.lift();
    this.asked++;
  }

  private address(entry: number): string {
    return `/rooms/${this.id}/review?seat=${this.seat}${entry ? `&at=${entry}` : ""}`;
  }

  private failed(fault: unknown): void {
    this.problem = toldOf(fault);
  }
}

/** Returns advice that only points at an option. */
const advising = (best: string, choose: () => void): Advice =>
  ({
    advised: best,
    odds: new Map(),
    reach: null,
    thought: { entry: null, view: { reasons: [{ choice: { id: best } }] }, problem: "" },
    doubted: "",
    oddless: true,
    settled: true,
    botsMove: () => null,
    alone: false,
    isBot: () => false,
    point: async () => {},
    reaches: () => Promise.resolve([]),
    think: async () => {},
    forget: () => {},
    warning: () => null,
    choose,
  }) as unknown as Advice;
