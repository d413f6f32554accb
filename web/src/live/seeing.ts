// Reports to the server how far the reader has seen the game, so that other devices can continue there.
import { language } from "../text/settings.svelte";

const EVERY = 20_000;

export class Seeing {
  private newest = 0;
  private seen = 0;
  private told = 0;
  private timer = 0;

  constructor(
    private readonly room: string,
    private readonly onreturn: (seen: number) => void,
  ) {
    document.addEventListener("visibilitychange", this.look);
    addEventListener("pagehide", this.tell);
  }

  /** Records that the page shows the game up to an entry; a hidden page does not count. */
  saw(seq: number): void {
    this.newest = seq;
    if (document.hidden) return;
    this.seen = seq;
    this.timer ||= window.setTimeout(this.tell, EVERY);
  }

  private look = (): void => {
    if (document.hidden) this.tell();
    else if (this.newest > this.seen) {
      this.onreturn(this.seen);
      this.saw(this.newest);
    }
  };

  private tell = (): void => {
    clearTimeout(this.timer);
    this.timer = 0;
    if (this.seen <= this.told) return;
    this.told = this.seen;
    const body = JSON.stringify({ do: "seen", seq: this.seen });
    const headers = { "content-type": "application/json" };
    fetch(`/api/rooms/${this.room}/commands?lang=${language()}`, {
      method: "POST",
      headers,
      body,
      keepalive: true,
    }).catch(() => (this.told = 0));
  };

  /** Stops reporting: a room that was left accepts no reports. */
  forget(): void {
    this.seen = this.newest = 0;
  }

  close(): void {
    this.tell();
    document.removeEventListener("visibilitychange", this.look);
    removeEventListener("pagehide", this.tell);
  }
}
