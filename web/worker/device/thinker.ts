// A second worker, for what takes long: hints, odds, charts, reviews, and bots that search. It is started when it is first needed, and ended
// when it has been idle for a while, because it takes as much memory as the first.
import type { DeviceFiles, FromThinker, FromWorker, ToThinker } from "./messages";

export const THINKER = "thinker"; // the name of that worker
const IDLE_MS = 2 * 60_000;

interface Waiting {
  done: (text: string) => void;
  fail: (why: Error) => void;
}

export class Thinker {
  private worker: Worker | null = null;
  private number = 0;
  private readonly waiting = new Map<number, Waiting>();
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly files: DeviceFiles,
    private readonly post: (message: FromWorker) => void,
  ) {}

  /** Execute a task of Python's; fails when the worker cannot start, or when it breaks down. */
  think(task: Uint8Array): Promise<string> {
    clearTimeout(this.rest);
    const worker = (this.worker ??= this.start());
    const id = ++this.number;
    return new Promise((done, fail) => {
      this.waiting.set(id, { done, fail });
      worker.postMessage({ type: "task", id, task } satisfies ToThinker);
    });
  }

  private start(): Worker {
    const worker = new Worker(location.href, { type: "module", name: THINKER });
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => worker === this.worker && this.take(data);
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === this.worker) this.end(event.message);
    };
    worker.postMessage({ type: "start", files: this.files } satisfies ToThinker);
    return worker;
  }

  private take(message: FromThinker): void {
    if (message.type === "broken") this.end(message.detail);
    else if (message.type !== "result") this.post(message);
    else {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.text === null) waiting?.fail(new Error(message.detail));
      else waiting?.done(message.text);
      if (!this.waiting.size) this.rest = setTimeout(() => this.end(""), IDLE_MS);
    }
  }

  private end(detail: string): void {
    this.worker?.terminate();
    this.worker = null;
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const { fail } of waiting) fail(new Error(detail));
  }
}
