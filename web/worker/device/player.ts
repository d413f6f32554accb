// Python's side of the worker, `metro2033.device.worker`, as TypeScript calls it.
import type { PyodideAPI } from "pyodide";
import type { FromWorker, ToWorker } from "./messages";
import type { Entries } from "./storage";
import type { Thinker } from "./thinker";
import type { Load } from "./weights";

/** A value of Python; it is released when it is no longer needed. */
interface Proxy<Value> {
  toJs(): Value;
  destroy(): void;
}
interface OpenFeed {
  close(): void;
}
interface DeviceModule {
  /** `think` executes what takes long; where that fails, it is done here, with the networks of `load`. */
  open_device(storage: object, load: Load, think: (task: Proxy<Uint8Array>) => Promise<string>): unknown;
  request(device: unknown, method: string, path: string, body: string | undefined): Promise<Proxy<[number, string]>>;
  open_feed(device: unknown, room: string, query: string, send: (message: string) => void): OpenFeed;
}
export class Player {
  private readonly feeds = new Map<number, OpenFeed>();
  private readonly device: unknown;
  private readonly module: DeviceModule;

  constructor(
    python: PyodideAPI,
    storage: Entries,
    private readonly post: (message: FromWorker) => void,
    load: Load,
    thinker: Thinker,
  ) {
    this.module = python.pyimport("metro2033.device.worker") as DeviceModule;
    const entries = {
      load: () => storage.load(),
      put: (list: Proxy<[string, Uint8Array][]>) => storage.put(list.toJs()),
      remove: (keys: Proxy<string[]>) => storage.remove(keys.toJs()),
    };
    this.device = this.module.open_device(entries, load, (task) => thinker.think(task.toJs()));
  }

  async take(message: ToWorker): Promise<void> {
    if (message.type === "request") {
      const { id, method, path, body } = message;
      const answer = await this.module.request(this.device, method, path, body ?? undefined); // `null` is no None
      const [status, text] = answer.toJs();
      answer.destroy();
      this.post({ type: "answer", id, status, body: text });
    } else if (message.type === "open") {
      const { id, room, query } = message;
      const send = (data: string) => this.post({ type: "message", id, data });
      this.feeds.set(id, this.module.open_feed(this.device, room, query, send));
    } else if (message.type === "close") {
      this.feeds.get(message.id)?.close();
      this.feeds.delete(message.id);
    }
  }
}
