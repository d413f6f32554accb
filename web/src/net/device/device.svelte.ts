// This device: Python in a worker of this browser answers what a server would.
import files from "package:device";
import type { Fault, FromWorker, Keeping, Stage, ToWorker } from "../../../worker/device/messages";
import { prefixing, type Answer, type Feed, type Transport } from "../transport";

const GONE = 1006; // the code of a socket that was cut off

interface Waiting {
  message: ToWorker;
  done: (answer: Answer) => void;
  fail: (why: Error) => void;
}

/** What the page shows of the worker. */
class Device implements Transport {
  stage: Stage = $state("fetch");
  loaded = $state(0);
  total = $state(0);
  keeping: Keeping | null = $state(null);
  weights: "there" | "missing" | "dismissed" = $state("there"); // whether a bot lacks its weights, and whether the reader has dismissed the note about it
  fault: Fault | null = $state(null);
  detail = $state("");
  /** Whether somebody waits for an answer, so that the progress is worth showing. */
  awaited = $state(false);
  private worker: Worker | null = null;
  private askedToKeep = false;
  private number = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly feeds = new Map<number, Feed>();

  /** Start the worker; `take` takes over from another tab. */
  start(take = false): void {
    if (this.worker) return;
    this.fault = null;
    this.stage = "fetch";
    this.loaded = this.total = 0;
    if (typeof WebAssembly !== "object" || typeof DecompressionStream !== "function") {
      this.fail("browser", "");
      return;
    }
    const worker = new Worker(new URL("../../../worker/device-worker.ts", import.meta.url), { type: "module" });
    this.worker = worker;
    worker.onmessage = (event: MessageEvent<FromWorker>) => worker === this.worker && this.take(event.data);
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === this.worker) this.fail("download", event.message);
    };
    this.post({ type: "start", files: files!, take });
    for (const { message } of this.waiting.values()) this.post(message);
  }

  /** Play here, and no longer in another tab; or try again. */
  again(take: boolean): void {
    this.stop();
    this.start(take);
  }

  request(method: string, path: string, body?: unknown): Promise<Answer> {
    const id = ++this.number;
    const text = body === undefined ? null : JSON.stringify(body);
    const message: ToWorker = { type: "request", id, method, path, body: text };
    if (method === "POST") this.askToKeep();
    return new Promise((done, fail) => {
      this.waiting.set(id, { message, done, fail });
      this.awaited = true;
      this.call(message);
    });
  }

  feed(room: string, query: URLSearchParams): Feed {
    const id = ++this.number;
    const feed: Feed = {
      onmessage: null,
      onclose: null,
      close: () => {
        if (this.feeds.delete(id)) this.post({ type: "close", id });
      },
    };
    this.feeds.set(id, feed);
    this.call({ type: "open", id, room, query: query.toString() });
    return feed;
  }

  begin(): void {
    this.start();
  }

  isThere(): Promise<boolean> {
    return Promise.resolve(this.worker !== null);
  }

  /** Ask the browser not to delete games when the disk fills up. Some browsers ask the person, so this waits until there is something to keep. */
  private askToKeep(): void {
    if (this.askedToKeep) return;
    this.askedToKeep = true;
    const storage = navigator.storage as StorageManager | undefined; // absent without https
    void storage?.persist().catch(() => {});
  }

  /** Send a message; a worker that has failed is started again for it, one that another tab has replaced is not. */
  private call(message: ToWorker): void {
    if (this.worker) this.post(message);
    else if (this.fault === null || this.fault === "crash" || this.fault === "download") {
      this.start();
      if (message.type === "open") this.post(message);
    }
  }

  private post(message: ToWorker): void {
    this.worker?.postMessage(message);
  }

  private take(message: FromWorker): void {
    if (message.type === "answer") {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      this.awaited = this.waiting.size > 0;
      waiting?.done({
        status: message.status,
        text: message.body,
        ...(message.name === undefined ? {} : { name: message.name }),
      });
    } else if (message.type === "message") this.feeds.get(message.id)?.onmessage?.({ data: message.data });
    else if (message.type === "closed") this.cut(message.id, message.code);
    else if (message.type === "keeping") this.keeping = message.keeping;
    else if (message.type === "unlearned") this.weights = this.weights === "dismissed" ? "dismissed" : "missing";
    else if (message.type === "progress") {
      this.stage = message.stage;
      this.loaded = message.loaded;
      this.total = message.total;
    } else this.fail(message.fault, message.detail);
  }

  private cut(id: number, code: number): void {
    const feed = this.feeds.get(id);
    this.feeds.delete(id);
    feed?.onclose?.({ code });
  }

  /** The worker cannot go on. What it was asked fails, unless it has not begun because another tab plays. */
  private fail(fault: Fault, detail: string): void {
    if (fault === "crash" || fault === "download") console.warn(fault, detail);
    this.fault = fault;
    this.detail = detail;
    this.stop(fault === "elsewhere");
  }

  private stop(keep = false): void {
    this.worker?.terminate();
    this.worker = null;
    const waiting = keep ? [] : [...this.waiting.values()];
    if (!keep) this.waiting.clear();
    this.awaited = this.waiting.size > 0;
    for (const request of waiting) request.fail(new Error(this.detail));
    for (const id of [...this.feeds.keys()]) this.cut(id, GONE);
  }
}

export const prefix = "#";
export const prefixed = prefixing(prefix);
export const isDevice = true;
export const device = new Device();
export const transport: Transport = device;
