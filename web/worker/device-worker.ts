// The worker in which Python plays. It fetches and starts the interpreter, opens the storage, and passes messages on.
import { BrokenDownload, fetchAll, fetchWeights, Progress } from "./device/fetching";
import { hold } from "./device/holding";
import { startPython } from "./device/interpreter";
import type { DeviceFiles, Fault, FromWorker, ToWorker } from "./device/messages";
import { Player, type GameName } from "./device/player";
import { fleetingStorage, openStorage, Taken, Unstorable, type Entries } from "./device/storage";
import { hosted } from "../src/network/host";
import { Network } from "../src/network/network";

declare const self: DedicatedWorkerGlobalScope;

const post = (message: FromWorker) => self.postMessage(message);
const fault = (what: Fault, detail = "") => post({ type: "fault", fault: what, detail });
let player: Promise<Player> | null = null;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "start") {
    player ??= start(data.files, data.take);
    player.catch((why: unknown) => fault(faultOf(why), String(why)));
  } else void player?.then((found) => found.take(data)).catch((why: unknown) => fault(faultOf(why), String(why)));
};

const faultOf = (why: unknown): Fault =>
  why instanceof Elsewhere
    ? "elsewhere"
    : why instanceof Taken
      ? "taken"
      : why instanceof BrokenDownload
        ? "download"
        : "crash";

class Elsewhere extends Error {}

async function start(files: DeviceFiles, take: boolean): Promise<Player> {
  const progress = new Progress((loaded, total) => post({ type: "progress", stage: "fetch", loaded, total }));
  if (!(await hold(take, () => fault("taken")))) throw new Elsewhere();
  const [python, storage] = await Promise.all([startPython(files.module.address, fetchAll(files, progress)), open()]);
  post({ type: "progress", stage: "start", loaded: 1, total: 1 });
  const found = new Player(python, storage, post, (game) => loadNetwork(files, game, python.toPy.bind(python)));
  post({ type: "progress", stage: "ready", loaded: 1, total: 1 });
  return found;
}

/** The storage of this browser, watched: another tab that takes it ends this worker's work. */
async function open(): Promise<Entries> {
  let found: Entries;
  try {
    found = await openStorage();
    post({ type: "keeping", keeping: "kept" });
  } catch {
    post({ type: "keeping", keeping: "fleeting" });
    return fleetingStorage();
  }
  const watched = async <T>(what: Promise<T>): Promise<T> => {
    try {
      return await what;
    } catch (why) {
      if (why instanceof Taken) fault("taken");
      if (why instanceof Unstorable) post({ type: "keeping", keeping: "full" });
      throw why;
    }
  };
  return {
    load: () => found.load(),
    put: (entries) => watched(found.put(entries)),
    remove: (keys) => watched(found.remove(keys)),
  };
}

async function loadNetwork(files: DeviceFiles, game: GameName, toPython: (numbers: Float32Array) => unknown) {
  const progress = new Progress((loaded, total) => post({ type: "progress", stage: "weights", loaded, total }));
  try {
    return hosted(await Network.read(await fetchWeights(files[game], progress)), toPython);
  } catch (why) {
    post({ type: "unlearned" });
    throw why;
  } finally {
    post({ type: "progress", stage: "ready", loaded: 1, total: 1 });
  }
}
