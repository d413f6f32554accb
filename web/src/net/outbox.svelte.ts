// Outgoing commands: a move that did not reach the server is sent again automatically, any other command on request.
import * as api from "./api";
import type { Connection } from "./connection.svelte";
import type { Command } from "./types/wire";
import { t } from "../text/words.svelte";

export interface Refused {
  text: string;
  rules: string[];
}

const SEND_AGAIN_MS = 3000;

export class Outbox {
  kept: Command | null = $state.raw(null); // a move that is sent when the server is reachable again
  failed: Command | null = $state.raw(null); // another command that did not reach the server
  refused: Refused | null = $state.raw(null);
  busy = $state(false); // whether a move is being sent
  private timer = 0;

  constructor(
    private readonly room: string,
    private readonly connection: Connection,
  ) {}

  /** Sends a command; returns whether it succeeded. */
  async send(command: Command): Promise<boolean> {
    try {
      await api.command(this.room, command);
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

  /** Sends a move, one at a time. */
  async move(command: Command): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    if (this.connection.state === "lost") this.keep(command);
    else await this.send(command);
  }

  /** Keeps a move that did not reach the server. Its idempotency key ensures that it is played at most once. */
  private keep(command: Command): void {
    this.kept = command;
    clearTimeout(this.timer);
    if (this.connection.state === "open") this.timer = window.setTimeout(() => this.sendKept(), SEND_AGAIN_MS);
  }

  /** Sends the kept move. If the question has changed in the meantime, the server refuses it and the reader is notified. */
  sendKept(): void {
    const command = this.kept;
    this.kept = null;
    clearTimeout(this.timer);
    if (!command) return;
    void this.send(command).then((done) => {
      if (done || this.kept || !this.refused) return;
      this.refused = { text: t("flow-moved-on"), rules: [] };
    });
  }

  /** Handles an update of the game: our move has arrived, unless it is still kept. */
  updated(hasMoved: boolean): void {
    this.busy = this.kept !== null;
    if (hasMoved) this.refused = null;
  }

  /** Asks why a choice is unavailable; plays nothing. */
  async whyNot(seat: number, choice: string): Promise<void> {
    try {
      this.refused = await api.why(this.room, seat, choice);
    } catch (fault) {
      if (fault instanceof api.Refusal) this.refused = { text: fault.said.text, rules: [] };
    }
  }

  /** Sends the failed command again. */
  repeat(): void {
    const command = this.failed;
    this.failed = null;
    if (command) void this.send(command);
  }

  dismiss(): void {
    this.failed = null;
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
