// A private note about a game: stores itself while it is typed, and keeps what another window has written.
import { ask, Refusal } from "../../net/api";
import type { GameNote } from "../../net/types/wire";
import { toldOf } from "../../ui/fault";

const AFTER_MS = 900; // without typing

export class Note {
  text = $state("");
  state = $state<"loading" | "still" | "saving" | "saved" | "failed" | "changed">("loading");
  problem = $state("");
  #stored = "";
  #version = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | null = null;

  constructor(readonly room: string) {}

  get #path(): string {
    return `/api/rooms/${this.room}/note`;
  }

  async load(): Promise<void> {
    try {
      this.#take(await ask<GameNote>("GET", this.#path));
      this.text = this.#stored;
      [this.state, this.problem] = ["still", ""];
    } catch (fault) {
      this.problem = toldOf(fault);
    }
  }

  #take(note: GameNote): void {
    this.#stored = (note.lines ?? []).join("\n");
    this.#version = note.version ?? 0;
  }

  /** Stores the text after a pause in typing. */
  typed(): void {
    if (this.state === "changed") return;
    this.state = "saving";
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), AFTER_MS);
  }

  /** Stores the text now, after a request that is still running. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#sending;
    if (this.state !== "saving" && this.state !== "failed") return;
    this.#sending = this.#send();
    await this.#sending;
    this.#sending = null;
  }

  async #send(): Promise<void> {
    const text = this.text;
    try {
      this.#take(await ask<GameNote>("PUT", this.#path, { lines: text.split("\n"), version: this.#version }));
      [this.state, this.problem] = [this.text === text ? "saved" : "saving", ""];
    } catch (fault) {
      this.problem = toldOf(fault);
      this.state = fault instanceof Refusal && fault.said.problem === "note-changed" ? "changed" : "failed";
    }
  }

  /** Replaces what the other window has written. */
  async keepMine(): Promise<void> {
    const mine = this.text;
    await this.load();
    if (this.problem) return;
    this.text = mine;
    this.state = "saving";
    await this.save();
  }
}
