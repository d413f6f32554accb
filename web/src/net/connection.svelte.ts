// The WebSocket of a room. It detects that the server has gone and reconnects automatically, with exponential backoff.
import type { Message } from "./types/wire";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const GROWTH = 1.6;
// A cut network closes no socket, so after a silence the client requests /healthz. Detection takes less than five seconds in all.
const SILENCE = 2000;
const PATIENCE = 2500;
const REFUSED = [4401, 4403]; // the session has ended, or this person may not enter the room

export interface ConnectionOwner {
  /** Requests the room before each first connection; returns whether it may be entered. Throws if there is no response. */
  enter(): Promise<boolean>;
  /** Returns the query of the connection about to be made. */
  begin(): URLSearchParams;
  take(message: Message): void;
}

export class Connection {
  state: "connecting" | "open" | "lost" | "refused" = $state("connecting");
  private socket: WebSocket | null = null;
  private timer = 0;
  private watch = 0;
  private wait = FIRST_WAIT;
  private again: (() => void) | null = null; // the retry that is scheduled
  private closed = true;

  constructor(
    private readonly room: string,
    private readonly owner: ConnectionOwner,
  ) {}

  open(): void {
    this.closed = false;
    addEventListener("offline", this.probe);
    addEventListener("online", this.retry);
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
    this.again = what;
    clearTimeout(this.timer);
    clearTimeout(this.watch);
    const jitter = 0.5 + Math.random() / 2; // browsers that lost the same server must not all reconnect at once
    this.timer = window.setTimeout(this.retry, this.wait * jitter);
    this.wait = Math.min(this.wait * GROWTH, LONGEST_WAIT);
  }

  /** Runs the scheduled retry now, if there is one. */
  private readonly retry = (): void => {
    clearTimeout(this.timer);
    const what = this.again;
    this.again = null;
    what?.();
  };

  /** Restarts the silence timer after data from the server. */
  private heard(): void {
    clearTimeout(this.watch);
    this.watch = window.setTimeout(this.probe, SILENCE);
  }

  /** Checks that the server still responds. A hidden page skips the check. */
  private readonly probe = (): void => {
    clearTimeout(this.watch);
    if (this.socket) void this.reach(this.socket);
  };

  private async reach(socket: WebSocket): Promise<void> {
    const there =
      document.hidden ||
      (await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) }).then(
        () => true,
        () => false,
      ));
    if (socket !== this.socket) return;
    if (there) {
      this.heard();
      return;
    }
    this.drop();
    this.later(() => this.connect());
  }

  private connect(): void {
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const asked = this.owner.begin();
    const socket = new WebSocket(`${scheme}://${location.host}/api/rooms/${this.room}/socket?${asked}`);
    this.socket = socket;
    this.heard();
    socket.onmessage = (message) => {
      if (socket !== this.socket) return;
      this.state = "open";
      this.wait = FIRST_WAIT;
      this.heard();
      this.owner.take(JSON.parse(message.data as string) as Message);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      this.socket = null;
      clearTimeout(this.watch);
      if (this.state === "refused") return;
      if (REFUSED.includes(event.code)) void this.enter();
      else this.later(() => this.connect());
    };
  }

  /** Closes the socket and opens a new one with another query. */
  reconnect(): void {
    this.drop();
    this.connect();
  }

  /** Handles a server that does not admit this browser, or no longer does. */
  refuse(): void {
    this.state = "refused";
  }

  close(): void {
    this.closed = true;
    removeEventListener("offline", this.probe);
    removeEventListener("online", this.retry);
    clearTimeout(this.timer);
    this.again = null;
    this.drop();
  }

  private drop(): void {
    const old = this.socket;
    this.socket = null;
    clearTimeout(this.watch);
    old?.close();
  }
}
