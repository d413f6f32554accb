// The WebSocket of a room: it reconnects automatically, with growing pauses.
import type { Message } from "./types/wire";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 3000;
const REFUSED = [4401, 4403]; // the session has ended, or the room is closed to this person

export interface ConnectionOwner {
  /** Ask the server for the room before each first connection; whether it may be entered. Throws if nobody answers. */
  enter(): Promise<boolean>;
  /** A connection is about to be made; what to ask it for. */
  begin(): URLSearchParams;
  take(message: Message): void;
}

export class Connection {
  state: "connecting" | "open" | "lost" | "refused" = $state("connecting");
  private socket: WebSocket | null = null;
  private timer = 0;
  private wait = FIRST_WAIT;
  private closed = true;

  constructor(
    private readonly room: string,
    private readonly owner: ConnectionOwner,
  ) {}

  open(): void {
    this.closed = false;
    void this.enter();
  }

  private async enter(): Promise<void> {
    try {
      if (await this.owner.enter()) this.connect();
      else this.state = "refused";
    } catch {
      this.later(() => void this.enter());
    }
  }

  private later(what: () => void): void {
    if (this.closed) return;
    this.state = "lost";
    clearTimeout(this.timer);
    this.timer = window.setTimeout(what, this.wait);
    this.wait = Math.min(this.wait * 1.6, LONGEST_WAIT);
  }

  private connect(): void {
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const asked = this.owner.begin();
    const socket = new WebSocket(`${scheme}://${location.host}/api/rooms/${this.room}/socket?${asked}`);
    this.socket = socket;
    socket.onmessage = (message) => {
      if (socket !== this.socket) return;
      this.state = "open";
      this.wait = FIRST_WAIT;
      this.owner.take(JSON.parse(message.data as string) as Message);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      this.socket = null;
      if (this.state === "refused") return;
      if (REFUSED.includes(event.code)) void this.enter();
      else this.later(() => this.connect());
    };
  }

  /** Drop the socket and open a new one, which asks for something else. */
  reconnect(): void {
    this.drop();
    this.connect();
  }

  /** The server does not admit this browser (any more). */
  refuse(): void {
    this.state = "refused";
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.drop();
  }

  private drop(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
  }
}
