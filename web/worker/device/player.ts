// Python's side of the worker, `metro2033.device.worker`, as TypeScript calls it.
import type { PyodideAPI } from "pyodide";
import type { HostNetwork } from "../../src/network/host";
import type { FromWorker, ToWorker } from "./messages";
import type { Entries } from "./storage";

export type GameName = "board" | "breakthrough";

/** A value of Python; it is released when it is no longer needed. */
interface Proxy<Value> {
  toJs(): Value;
  destroy(): void;
}
interface OpenFeed {
  close(): void;
}
interface DeviceModule {
  open_device(storage: object, think: (task: Proxy<Uint8Array>) => Promise<string>): unknown;
  request(device: unknown, method: string, path: string, body: string | undefined): Promise<Proxy<[number, string]>>;
  open_feed(device: unknown, room: string, query: string, send: (message: string) => void): OpenFeed;
  work(task: Uint8Array): string;
}
interface Hosts {
  register(game: GameName, network: HostNetwork): void;
}
interface Task {
  task?: { bot: string; spec: string; game: GameName; want: string };
  piece?: { game: GameName };
  positions?: { game: GameName };
}

// Bots whose choices a network makes or guides. Hints, reviews and charts ask it, too.
const LEARNED = /legend|master|adaptive|neural/;

export class Player {
  private readonly feeds = new Map<number, OpenFeed>();
  private readonly networks = new Map<GameName, Promise<void>>();
  private readonly device: unknown;
  private readonly module: DeviceModule;

  constructor(
    private readonly python: PyodideAPI,
    storage: Entries,
    private readonly post: (message: FromWorker) => void,
    private readonly load: (game: GameName) => Promise<HostNetwork>,
  ) {
    this.module = python.pyimport("metro2033.device.worker") as DeviceModule;
    const entries = {
      load: () => storage.load(),
      put: (list: Proxy<[string, Uint8Array][]>) => storage.put(list.toJs()),
      remove: (keys: Proxy<string[]>) => storage.remove(keys.toJs()),
    };
    this.device = this.module.open_device(entries, (task) => this.think(task.toJs()));
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

  /** Carry out a task of a bot; a network that it needs is fetched first. */
  private async think(task: Uint8Array): Promise<string> {
    const { task: move, piece, positions } = JSON.parse(new TextDecoder().decode(task)) as Task;
    const learned = move ? move.want === "advice" || LEARNED.test(`${move.bot} ${move.spec}`) : true;
    if (learned) await this.need((move ?? piece ?? positions)!.game);
    return this.module.work(task);
  }

  private need(game: GameName): Promise<void> {
    const known = this.networks.get(game);
    if (known) return known;
    const loading = this.load(game).then((network) =>
      (this.python.pyimport("metro2033.bots.neural.host") as Hosts).register(game, network),
    );
    loading.catch(() => this.networks.delete(game));
    this.networks.set(game, loading);
    return loading;
  }
}
