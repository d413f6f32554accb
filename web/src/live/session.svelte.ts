// One room in this browser: the room, the game as its updates describe it, and the actions of a player.
import { Advice } from "./advice.svelte";
import * as api from "../net/api";
import type { Told } from "./clock.svelte";
import { Connection, type ConnectionOwner } from "../net/connection.svelte";
import { digestOf } from "../net/digest";
import { GameLog } from "./game-log.svelte";
import type { GameView } from "./look";
import { Outbox } from "../net/outbox.svelte";
import { Playback } from "../playback/playback.svelte";
import { Seeing } from "./seeing";
import { language } from "../text/settings.svelte";
import type {
  EntryView,
  Message,
  OptionView,
  Progress,
  QuestionView,
  ResultView,
  RoomView,
  SaidView,
  Update,
} from "../net/types/wire";
import { fetchHelp } from "../text/help.svelte";
import { Packs } from "./packs";
import { gameNamed, speakOf } from "../text/words.svelte";

const kept = () => import("../net/luck/kept");
const IGNORED = () => {}; // a chunk that fails to load is requested again with the next message
const KEPT_MESSAGES = 50;
const MOST_DESYNCS = 3;

export class Session implements ConnectionOwner {
  room: RoomView | null = $state.raw(null);
  view: GameView | null = $state.raw(null);
  questions: QuestionView[] = $state.raw([]);
  chat: SaidView[] = $state.raw([]);
  result: ResultView | null = $state.raw(null);
  progress: Progress[] = $state.raw([]);
  told: Told | null = $state.raw(null);
  mayUndo = $state(false);
  seq = $state(0);
  seat: number | null = $state(null);
  visited = $state(0);
  gone = $state(""); // why the room cannot be entered
  desyncs = $state(0);
  private decision: number | null = $state(null);

  readonly connection: Connection;
  readonly outbox: Outbox;
  readonly log = new GameLog(this);
  readonly advice = new Advice(this);
  readonly playback = new Playback(this);
  private packs = new Packs();
  private seeing: Seeing | null = null;
  private whole = false; // whether this connection has sent a full view, to which changes can be applied
  private received: unknown[] = [];

  constructor(readonly id: string) {
    this.connection = new Connection(id, this);
    this.outbox = new Outbox(id, this.connection);
  }

  /** Joins the room and stays connected until the returned function is called. */
  open(): () => void {
    this.packs = new Packs();
    this.seeing = new Seeing(this.id, (seq) => (this.visited = seq));
    const stop = this.playback.open();
    this.connection.open();
    return () => {
      stop();
      this.packs.lift();
      this.seeing?.close();
      this.outbox.close();
      this.connection.close();
    };
  }

  async enter(): Promise<boolean> {
    const { packs } = this;
    try {
      const room = await api.roomOf(this.id);
      const game = gameNamed(room.settings.game);
      await Promise.all([speakOf(game), fetchHelp(game)]);
      await packs.lay(room);
      this.room = room;
    } catch (fault) {
      if (!(fault instanceof api.Refusal)) throw fault;
      this.expel(fault.said.text);
      return false;
    }
    const { seats, seen } = this.room.you;
    this.seat = seats[0] ?? null;
    this.visited = seen ?? 0;
    return true;
  }

  begin(): URLSearchParams {
    this.whole = false;
    const asked = new URLSearchParams({ lang: language(), frames: "1" });
    if (this.seat !== null) asked.set("seat", String(this.seat));
    if (this.log.entries.length) asked.set("since", String(this.seq));
    return asked;
  }

  take(message: Message): void {
    if (this.outbox.kept) this.outbox.sendKept();
    this.received = [...this.received.slice(1 - KEPT_MESSAGES), message];
    if (message.type === "room") this.takeRoom(message.room);
    else if (message.type === "update") this.takeUpdate(message);
    else if (message.type === "clock") this.told = { clocks: message.clocks, at: performance.now() };
    else if (message.type === "chat") {
      const known = new Set(this.chat.map((line) => line.number));
      this.chat = [...this.chat, ...message.lines.filter((line) => !known.has(line.number))];
    } else if (message.type === "refusal" && this.seat === null) this.expel(message.text); // spectators are not allowed here. A seat that is no longer ours is given up, and the room is entered again
  }

  /** Handles a refusal: this browser is not, or no longer, a member of the room. */
  private expel(why: string): void {
    this.gone = why;
    this.connection.refuse();
    this.seeing?.forget();
  }

  private takeRoom(room: RoomView): void {
    this.room = room;
    if (room.hidden) void import("../net/luck/promising").then(({ reveal }) => reveal(room), IGNORED);
    else void kept().then(({ sawRoom }) => sawRoom(room), IGNORED);
    const own = room.you.seats;
    const fits = this.seat === null ? own.length === 0 : own.includes(this.seat);
    if (!fits) this.sitAt(own[0] ?? null);
  }

  private takeUpdate(update: Update): void {
    const changed = update.view as GameView; // a full view, or only the changed fields
    const before = this.view;
    this.view = update.full || !this.view || !this.whole ? changed : { ...this.view, ...changed };
    this.whole = true;
    this.questions = update.questions;
    this.mayUndo = update.may_undo;
    this.decision = update.may_propose;
    this.result = update.result;
    this.progress = update.progress ?? [];
    this.seq = update.seq;
    this.outbox.updated(update.entries.length > 0);
    this.log.add(update.entries);
    this.playback.take(before, this.fresh, this.view);
    this.advice.renew();
    if (this.room?.you.member !== null) this.seeing?.saw(update.seq);
    void kept().then(({ sawUpdate }) => sawUpdate(this.id, update), IGNORED);
    void this.check(this.view, update);
  }

  /** Compares the view with the server's digest; on a mismatch, fetches the view again. */
  private async check(view: GameView, update: Update): Promise<void> {
    const digest = await digestOf(view);
    if (digest === null || digest === update.digest || this.seq !== update.seq || this.desyncs > MOST_DESYNCS) return;
    this.desyncs += 1;
    this.forget();
    this.connection.reconnect();
  }

  /** Switches to another seat of ours. */
  sitAt(seat: number | null): void {
    this.seat = seat;
    this.forget();
    this.connection.reconnect();
  }

  private forget(): void {
    this.view = null;
    this.playback.clear();
    this.log.clear();
    this.questions = [];
    this.seq = 0;
    this.mayUndo = false;
    this.outbox.refused = null;
  }

  /** Returns recent messages from the socket, for a bug report. */
  report(): string {
    return JSON.stringify(
      { room: this.id, seat: this.seat, seq: this.seq, agent: navigator.userAgent, messages: this.received },
      null,
      1,
    );
  }

  get entries(): EntryView[] {
    return this.log.entries;
  }

  get fresh(): EntryView[] {
    return this.log.fresh;
  }

  /** Returns a function that fetches earlier entries, if there are any. */
  get older(): (() => Promise<void>) | undefined {
    return this.view && this.log.first > 0 ? () => this.log.fetchOlder() : undefined;
  }

  /** Returns the question that this browser has to answer now. */
  get question(): QuestionView | null {
    return (
      this.questions.find((question) => question.seat === this.seat && question.options && !question.automatic) ?? null
    );
  }

  /** Returns a question of ours that the server answers automatically. */
  get automatic(): QuestionView | null {
    return this.questions.find((question) => question.seat === this.seat && question.automatic) ?? null;
  }

  /** Returns a seat of ours that has a question while another of ours is shown: the device is handed over. */
  get handOver(): number | null {
    const own = this.room?.you.seats ?? [];
    if (own.length < 2 || this.question || this.room?.status !== "playing") return null;
    const asked = this.questions.find((question) => own.includes(question.seat) && question.seat !== this.seat);
    return asked ? asked.seat : null;
  }

  /** Returns our last move, if we may propose to undo it. */
  get mayPropose(): number | null {
    return this.room?.status === "playing" && !this.room.proposal && !this.mayUndo ? this.decision : null;
  }

  /** Returns the windows in which our seat passes automatically. */
  get passes(): string[] {
    return this.room?.you.auto_pass[String(this.seat)] ?? [];
  }

  async answer(option: OptionView): Promise<void> {
    const { seat, seq } = this;
    if (seat !== null) await this.outbox.move({ do: "answer", seat, choice: option.id, seq, key: api.nonce() });
  }

  async undo(): Promise<void> {
    const { seat, seq } = this;
    if (seat !== null) await this.outbox.send({ do: "undo", seat, seq, key: api.nonce() });
  }

  async propose(): Promise<void> {
    const { seat, mayPropose: to } = this;
    if (seat !== null && to !== null) await this.outbox.send({ do: "propose", seat, to });
  }

  async pass(window: string, always: boolean): Promise<void> {
    const { seat } = this;
    const windows = this.passes.filter((passed) => passed !== window);
    if (always) windows.push(window);
    if (seat !== null) await this.outbox.send({ do: "auto_pass", seat, windows });
  }

  async whyNot(choice: string): Promise<void> {
    if (this.seat !== null) await this.outbox.whyNot(this.seat, choice);
  }

  /** Leaves the room. The server then closes the connection, which is not an error. */
  async leave(): Promise<boolean> {
    this.connection.close();
    const left = await this.outbox.send({ do: "leave" });
    if (left) this.seeing?.forget();
    else this.connection.open();
    return left;
  }
}
