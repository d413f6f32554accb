// One room in this browser: a connection that reconnects automatically, the view assembled from updates, the log.
import { Advice } from "./advice.svelte";
import * as api from "./api";
import { collapse, log } from "./archive";
import type { Told } from "./clock.svelte";
import type { GameView } from "./look";
import { Playback } from "./playback.svelte";
import { Seeing } from "./seeing";
import { language } from "./settings.svelte";
import type {
  Command,
  EntryView,
  Message,
  OptionView,
  Progress,
  QuestionView,
  ResultView,
  RoomView,
  SaidView,
  Update,
} from "./types/wire";
import { t } from "./words.svelte";

export interface Refused {
  text: string;
  rules: string[];
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 3000;
const REFUSED = 4403;
const KEPT_MESSAGES = 50;

export class Session {
  room: RoomView | null = $state.raw(null);
  view: GameView | null = $state.raw(null);
  questions: QuestionView[] = $state.raw([]);
  entries: EntryView[] = $state.raw([]);
  fresh: EntryView[] = $state.raw([]);
  chat: SaidView[] = $state.raw([]);
  result: ResultView | null = $state.raw(null);
  progress: Progress[] = $state.raw([]);
  mayUndo = $state(false);
  kept: Command | null = $state.raw(null); // a move that is sent as soon as the server can be reached
  failed: Command | null = $state.raw(null); // a command that did not reach the server and can be repeated
  private decision: number | null = $state(null);
  seq = $state(0);
  seat: number | null = $state(null);
  link: "connecting" | "open" | "lost" | "refused" = $state("connecting");
  gone = $state("");
  refused: Refused | null = $state.raw(null);
  busy = $state(false);
  desyncs = $state(0);
  readonly advice = new Advice(this);
  readonly playback = new Playback(this);
  told: Told | null = $state.raw(null);
  visited = $state(0);

  private seeing: Seeing | null = null;
  private socket: WebSocket | null = null;
  private timer = 0;
  private resend = 0;
  private wait = FIRST_WAIT;
  private closed = true;
  private whole = false;
  private received: unknown[] = [];
  private raw: EntryView[] = $state.raw([]); // the log as it was written, with what was taken back

  constructor(readonly id: string) {}

  /** Join the room and stay connected until the returned function is called. */
  open(): () => void {
    this.closed = false;
    this.seeing = new Seeing(this.id, (seq) => (this.visited = seq));
    const stop = this.playback.open();
    void this.enter();
    return () => {
      stop();
      this.close();
    };
  }

  /** The question this browser has to answer now. */
  get question(): QuestionView | null {
    return (
      this.questions.find((question) => question.seat === this.seat && question.options && !question.automatic) ?? null
    );
  }

  /** A question of ours that the server answers itself. */
  get automatic(): QuestionView | null {
    return this.questions.find((question) => question.seat === this.seat && question.automatic) ?? null;
  }

  /** A seat of ours that is asked while another of ours is shown: the table is handed over. */
  get handOver(): number | null {
    const own = this.room?.you.seats ?? [];
    if (own.length < 2 || this.question || this.room?.status !== "playing") return null;
    const asked = this.questions.find((question) => own.includes(question.seat) && question.seat !== this.seat);
    return asked ? asked.seat : null;
  }

  private async enter(): Promise<void> {
    try {
      this.room = await api.roomOf(this.id);
      this.seat = this.room.you.seats[0] ?? null;
      this.visited = this.room.you.seen ?? 0;
      this.connect();
    } catch (fault) {
      if (fault instanceof api.Refusal) {
        this.link = "refused";
        this.gone = fault.said.text;
      } else this.later(() => void this.enter());
    }
  }

  private later(what: () => void): void {
    if (this.closed) return;
    this.link = "lost";
    clearTimeout(this.timer);
    this.timer = window.setTimeout(what, this.wait);
    this.wait = Math.min(this.wait * 1.6, LONGEST_WAIT);
  }

  private connect(): void {
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const asked = new URLSearchParams({ lang: language(), frames: "1" });
    if (this.seat !== null) asked.set("seat", String(this.seat));
    if (this.entries.length) asked.set("since", String(this.seq));
    const socket = new WebSocket(`${scheme}://${location.host}/api/rooms/${this.id}/socket?${asked}`);
    this.socket = socket;
    this.whole = false;
    socket.onmessage = (message) => {
      if (socket !== this.socket) return;
      this.link = "open";
      this.wait = FIRST_WAIT;
      if (this.kept) this.sendKept();
      this.take(JSON.parse(message.data as string) as Message);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      this.socket = null;
      if (this.closed || this.link === "refused") return;
      if (event.code === REFUSED && !this.gone) void this.enter();
      else this.later(() => this.connect());
    };
  }

  private reconnect(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.connect();
  }

  /** Switch to another seat of ours. */
  sitAt(seat: number | null): void {
    this.seat = seat;
    this.forget();
    this.reconnect();
  }

  private forget(): void {
    this.view = null;
    this.playback.clear();
    this.raw = [];
    this.entries = [];
    this.fresh = [];
    this.questions = [];
    this.seq = 0;
    this.mayUndo = false;
    this.refused = null;
  }

  private take(message: Message): void {
    this.received = [...this.received.slice(1 - KEPT_MESSAGES), message];
    if (message.type === "room") this.takeRoom(message.room);
    else if (message.type === "update") this.takeUpdate(message);
    else if (message.type === "clock") this.told = { clocks: message.clocks, at: performance.now() };
    else if (message.type === "chat") {
      const known = new Set(this.chat.map((line) => line.number));
      this.chat = [...this.chat, ...message.lines.filter((line) => !known.has(line.number))];
    } else if (message.type === "bye") this.gone = "";
    else if (message.type === "refusal" && this.seat === null) {
      this.link = "refused"; // nobody watches here; a seat that is not ours any more is given up and the room entered again
      this.gone = message.text;
    }
  }

  private takeRoom(room: RoomView): void {
    this.room = room;
    const own = room.you.seats;
    const fits = this.seat === null ? own.length === 0 : own.includes(this.seat);
    if (!fits) this.sitAt(own[0] ?? null);
  }

  private takeUpdate(update: Update): void {
    const changed = update.view as GameView; // only its fields that have changed, unless it is full
    const before = this.view;
    this.view = update.full || !this.view || !this.whole ? changed : { ...this.view, ...changed };
    this.whole = true;
    this.questions = update.questions;
    this.mayUndo = update.may_undo;
    this.decision = update.may_propose;
    this.result = update.result;
    this.progress = update.progress ?? [];
    this.seq = update.seq;
    this.busy = this.kept !== null;
    if (update.entries.length) this.refused = null;
    this.addEntries(update.entries);
    this.playback.take(before, this.fresh, this.view);
    this.advice.renew();
    if (this.room?.you.member !== null) this.seeing?.saw(update.seq);
    void this.check(this.view, update);
  }

  private addEntries(entries: EntryView[]): void {
    const last = this.raw.at(-1)?.seq ?? 0;
    const news = entries.filter((entry) => entry.seq > last);
    const follows = news[0] === undefined || news[0].seq === last + 1;
    this.raw = follows ? [...this.raw, ...news] : news; // after a gap what came before is fetched again when it is wanted
    this.entries = collapse(this.raw);
    this.fresh = news;
  }

  /** Fetch earlier entries, a page at a time. */
  get older(): (() => Promise<void>) | undefined {
    const first = this.raw[0]?.seq ?? this.seq + 1;
    return this.view && first > 0 ? () => this.fetchOlder(first) : undefined;
  }

  private async fetchOlder(before: number): Promise<void> {
    const seat = this.seat;
    try {
      const page = await log(this.id, seat, { before });
      if (seat !== this.seat || before !== (this.raw[0]?.seq ?? this.seq + 1)) return;
      this.raw = [...page.entries, ...this.raw];
      this.entries = collapse(this.raw);
    } catch {
      // the reader can ask again
    }
  }

  /** Compare the view with the server's digest; on a mismatch, fetch it again. */
  private async check(view: GameView, update: Update): Promise<void> {
    if (!globalThis.crypto?.subtle) return;
    const bytes = new TextEncoder().encode(canonical(view));
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    const digest = Array.from(hash.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
    if (digest === update.digest || this.seq !== update.seq || this.desyncs > 3) return;
    this.desyncs += 1;
    this.forget();
    this.reconnect();
  }

  /** Recent messages from the socket, for a bug report. */
  report(): string {
    return JSON.stringify(
      { room: this.id, seat: this.seat, seq: this.seq, agent: navigator.userAgent, messages: this.received },
      null,
      1,
    );
  }

  async send(command: Command): Promise<boolean> {
    try {
      await api.command(this.id, command);
      this.refused = null;
      this.failed = null;
      return true;
    } catch (fault) {
      if (fault instanceof api.Refusal) {
        this.busy = false;
        this.refused = { text: fault.said.text, rules: fault.said.rules ?? [] };
      } else if (command.do === "answer" || command.do === "undo") this.keep(command);
      else this.failed = command;
      return false;
    }
  }

  /** Keep a move that did not reach the server; its key makes sure that it is played at most once. */
  private keep(command: Command): void {
    this.kept = command;
    clearTimeout(this.resend);
    if (this.link === "open") this.resend = window.setTimeout(() => this.sendKept(), LONGEST_WAIT);
  }

  /** Send the kept move. The server refuses it if the question is not the same any more; that is told. */
  private sendKept(): void {
    const command = this.kept;
    this.kept = null;
    clearTimeout(this.resend);
    if (!command) return;
    void this.send(command).then((done) => {
      if (done || this.kept || !this.refused) return;
      this.refused = { text: t("flow-moved-on"), rules: [] };
    });
  }

  /** Send the command again that did not reach the server. */
  repeat(): void {
    const command = this.failed;
    this.failed = null;
    if (command) void this.send(command);
  }

  dismiss(): void {
    this.failed = null;
  }

  async answer(option: OptionView): Promise<void> {
    if (this.seat === null || this.busy) return;
    this.busy = true;
    const command: Command = { do: "answer", seat: this.seat, choice: option.id, seq: this.seq, key: api.nonce() };
    if (this.link === "lost") this.keep(command);
    else await this.send(command);
  }

  /** Ask the server why a choice is not available; nothing is played. */
  async whyNot(choice: string): Promise<void> {
    if (this.seat === null) return;
    try {
      this.refused = await api.why(this.id, this.seat, choice);
    } catch (fault) {
      if (fault instanceof api.Refusal) this.refused = { text: fault.said.text, rules: [] };
    }
  }

  /** Leave the room; the server then closes the connection, which is not an error. */
  async leave(): Promise<boolean> {
    this.closed = true;
    this.closed = await this.send({ do: "leave" });
    if (!this.closed) this.reconnect();
    return this.closed;
  }

  /** Our last move, which we may propose to undo. */
  get mayPropose(): number | null {
    return this.room?.status === "playing" && !this.room.proposal && !this.mayUndo ? this.decision : null;
  }

  async propose(): Promise<void> {
    if (this.seat !== null && this.mayPropose !== null)
      await this.send({ do: "propose", seat: this.seat, to: this.mayPropose });
  }

  /** The windows in which our seat passes automatically. */
  get passes(): string[] {
    return this.room?.you.auto_pass[String(this.seat)] ?? [];
  }

  async pass(window: string, always: boolean): Promise<void> {
    const windows = this.passes.filter((one) => one !== window);
    if (this.seat !== null)
      await this.send({ do: "auto_pass", seat: this.seat, windows: always ? [...windows, window] : windows });
  }

  async undo(): Promise<void> {
    if (this.seat !== null) await this.send({ do: "undo", seat: this.seat, seq: this.seq, key: api.nonce() });
  }

  private close(): void {
    this.closed = true;
    this.seeing?.close();
    clearTimeout(this.timer);
    clearTimeout(this.resend);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value && typeof value === "object") {
    const fields = value as Record<string, unknown>;
    return `{${Object.keys(fields)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonical(fields[key])}`)
      .join(",")}}`;
  }
  return JSON.stringify(value);
}
