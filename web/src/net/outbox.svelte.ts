// Commands on their way to the server: a move that did not arrive is sent again, any other command can be repeated by hand.
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
  kept: Command | null = $state.raw(null); // a move that is sent as soon as the server can be reached
  failed: Command | null = $state.raw(null); // another command that did not arrive
  refused: Refused | null = $state.raw(null);
  busy = $state(false); // a move is on its way
  private timer = 0;

  constructor(
    private readonly room: string,
    private readonly connection: Connection,
  ) {}

  /** Send a command; whether it was done. */
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

  /** Send a move, one at a time. */
  async move(command: Command): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    if (this.connection.state === "lost") this.keep(command);
    else await this.send(command);
  }

  /** Keep a move that did not reach the server; its key makes sure that it is played at most once. */
  private keep(command: Command): void {
    this.kept = command;
    clearTimeout(this.timer);
    if (this.connection.state === "open") this.timer = window.setTimeout(() => this.sendKept(), SEND_AGAIN_MS);
  }

  /** Send the kept move. The server refuses it if the question is not the same any more; that is told. */
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

  /** The game has been updated: our move has arrived, unless it is still kept. */
  updated(hasMoved: boolean): void {
    this.busy = this.kept !== null;
    if (hasMoved) this.refused = null;
  }

  /** Ask why a choice is not available; nothing is played. */
  async whyNot(seat: number, choice: string): Promise<void> {
    try {
      this.refused = await api.why(this.room, seat, choice);
    } catch (fault) {
      if (fault instanceof api.Refusal) this.refused = { text: fault.said.text, rules: [] };
    }
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

  close(): void {
    clearTimeout(this.timer);
  }
}
