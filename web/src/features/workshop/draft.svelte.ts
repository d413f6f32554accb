// A pack being edited. Every change can be undone, is kept in the browser, and is validated by the server.
import { ground } from "../../live/packs";
import { Refusal, ask } from "../../net/api";
import { toldOf } from "../../ui/fault";
import type { PackInfo, PackRead, Workshop } from "../../net/types/wire";
import { GAMES, t, type GameName } from "../../text/words.svelte";
import { layOver } from "../../live/laying";

export type Value = unknown;
export interface PackFile {
  format: string;
  name: string;
  author: string;
  game: string;
  base: string;
  provenance: string;
  cards: Record<string, Record<string, Value>>;
  marks: Record<string, Record<string, string>>;
  texts: Record<string, Record<string, Record<string, string>>>;
  editions: Record<string, unknown>;
}
export type Mark = "owner" | "house";

const FORMAT = "metro2033 pack 1";
const PAUSE = 350; // ms from the last change until the server validates the draft
const LONGEST_PAUSE = 20_000; // ms; while the server does not answer, the pauses grow to this
const MOST_STEPS = 200;
const KEY = (game: string) => `metro2033-draft-${game}`;

export function emptyPack(game: string, base: string): PackFile {
  return {
    format: FORMAT, name: "", author: "", game, base, provenance: "owner", cards: {}, marks: {}, texts: {}, editions: {},
  }; // prettier-ignore
}

export class Draft {
  pack: PackFile = $state.raw(emptyPack(GAMES[0], ""));
  read: PackRead | null = $state.raw(null);
  problem = $state("");
  version = $state(0); // incremented when the preview has new cards and texts
  past: PackFile[] = $state.raw([]);
  future: PackFile[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  private pause = PAUSE;

  constructor(
    readonly game: GameName,
    readonly box: Workshop,
  ) {
    this.pack = this.kept() ?? emptyPack(game, box.base);
    void this.check();
  }

  private kept(): PackFile | null {
    try {
      const saved = JSON.parse(localStorage.getItem(KEY(this.game)) ?? "null") as PackFile | null;
      return saved?.format === FORMAT && saved.game === this.game ? { ...emptyPack(this.game, ""), ...saved } : null;
    } catch {
      return null;
    }
  }

  /** Replaces the pack by a changed one. */
  set(pack: PackFile): void {
    this.past = [...this.past, this.pack].slice(-MOST_STEPS);
    this.future = [];
    this.show(pack);
  }

  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.past = this.past.slice(0, -1);
    this.future = [this.pack, ...this.future];
    this.show(last);
  }

  redo(): void {
    const [next, ...rest] = this.future;
    if (!next) return;
    this.past = [...this.past, this.pack];
    this.future = rest;
    this.show(next);
  }

  private show(pack: PackFile): void {
    this.pack = pack;
    try {
      localStorage.setItem(KEY(this.game), JSON.stringify(pack));
    } catch {
      this.problem = t("workshop-not-kept");
    }
    this.checkAfter((this.pause = PAUSE));
  }

  private checkAfter(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), pause);
  }

  /** Validates the draft on the server: mistakes, cards, sentences. A server that does not answer is asked again. */
  async check(): Promise<PackRead | null> {
    const number = ++this.asked;
    try {
      const read = await ask<PackRead>("POST", "/api/packs/read", { pack: this.text() });
      if (number !== this.asked) return read; // a newer request is under way
      this.read = read;
      this.problem = "";
      if (!read.faults.length) layOver(ground, this.game, read.cards, read.texts);
      this.version += 1;
      return read;
    } catch (fault) {
      if (number !== this.asked) return null;
      this.problem = toldOf(fault);
      if (!(fault instanceof Refusal)) this.checkAfter((this.pause = Math.min(2 * this.pause, LONGEST_PAUSE)));
      return null;
    }
  }

  close(): void {
    clearTimeout(this.timer);
    this.asked += 1;
    layOver(ground, this.game, {}, {});
  }

  /** Returns the pack as the text of its file. */
  text(): string {
    return JSON.stringify({ ...this.pack, name: this.pack.name.trim() || t("workshop-untitled") }, null, 1);
  }

  async keep(): Promise<PackInfo> {
    return ask<PackInfo>("POST", "/api/packs", { pack: this.text() });
  }

  /** Replaces this pack by one from a file; this can be undone. */
  async bring(text: string): Promise<PackRead> {
    const read = await ask<PackRead>("POST", "/api/packs/read", { pack: text });
    return read;
  }

  // Fields.

  stated(card: string, field: string): boolean {
    return field === "name" ? this.names(card).length > 0 : field in (this.pack.cards[card] ?? {});
  }

  names(card: string): [string, string][] {
    return Object.entries(this.pack.texts).flatMap(([language, said]) =>
      said[card]?.name === undefined ? [] : [[language, said[card].name] as [string, string]],
    );
  }

  value(card: string, field: string): Value {
    return this.pack.cards[card]?.[field] ?? this.box.cards[card]?.fields[field];
  }

  mark(card: string, field: string): string {
    if (this.stated(card, field)) return this.pack.marks[card]?.[field] ?? this.pack.provenance;
    return this.box.cards[card]?.provenance[field] ?? "";
  }

  /** Sets a field. A changed value is marked as a house rule until its author says that it is printed. */
  state(card: string, field: string, value: Value, mark: Mark = "house"): void {
    const cards = { ...this.pack.cards, [card]: { ...this.pack.cards[card], [field]: value } };
    const marks = { ...this.pack.marks };
    if (!this.stated(card, field)) marks[card] = { ...marks[card], [field]: mark };
    this.set({ ...this.pack, cards, marks });
  }

  setMark(card: string, field: string, mark: Mark): void {
    this.set({ ...this.pack, marks: { ...this.pack.marks, [card]: { ...this.pack.marks[card], [field]: mark } } });
  }

  setName(card: string, language: string, name: string): void {
    const said = { ...this.pack.texts[language], [card]: { ...this.pack.texts[language]?.[card], name } };
    if (!name) delete said[card];
    const marks = { ...this.pack.marks };
    const texts = { ...this.pack.texts, [language]: said };
    if (!Object.keys(said).length) delete texts[language];
    if (!Object.values(texts).some((sentences) => sentences[card]?.name)) this.unmark(marks, card, "name");
    this.set({ ...this.pack, texts, marks });
  }

  private unmark(marks: PackFile["marks"], card: string, field: string): void {
    const { [field]: _, ...rest } = marks[card] ?? {};
    if (Object.keys(rest).length) marks[card] = rest;
    else delete marks[card];
  }

  /** Removes a field. */
  forget(card: string, field: string): void {
    const { [field]: _, ...rest } = this.pack.cards[card] ?? {};
    const cards = { ...this.pack.cards };
    if (Object.keys(rest).length) cards[card] = rest;
    else delete cards[card];
    const marks = { ...this.pack.marks };
    this.unmark(marks, card, field);
    const texts = { ...this.pack.texts };
    if (field === "name") {
      for (const [language, said] of Object.entries(texts)) {
        const { [card]: gone, ...others } = said;
        texts[language] = others;
        if (!Object.keys(others).length) delete texts[language];
      }
    }
    this.set({ ...this.pack, cards, marks, texts });
  }

  /** Returns the number of fields that the pack sets for a card. */
  count(card: string): number {
    return Object.keys(this.pack.cards[card] ?? {}).length + (this.names(card).length ? 1 : 0);
  }
}
