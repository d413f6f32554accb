// The worker in which Python plays: fetches and starts the interpreter, opens the storage, and passes messages on.
import { BrokenDownload, fetchAll, Progress } from "./fetching";
import { hold } from "./holding";
import { startPython } from "./interpreter";
import type { DeviceFiles, Fault, FromWorker, Keeping, ToWorker } from "./messages";
import { Player } from "./player";
import { fleetingStorage, openStorage, Taken, Unstorable, type Entries } from "./storage";
import { Thinker } from "./thinker";
import { networksOf } from "./weights";

declare const self: DedicatedWorkerGlobalScope;

const post = (message: FromWorker) => self.postMessage(message);
const fault = (what: Fault, detail = "") => post({ type: "fault", fault: what, detail });
let player: Promise<Player> | null = null;

export function play(): void {
  self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    if (data.type === "start") {
      player ??= start(data.files, data.take);
      player.catch((why: unknown) => fault(faultOf(why), String(why)));
    } else void player?.then((found) => found.take(data)).catch((why: unknown) => fault(faultOf(why), String(why)));
  };
}

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
  const found = new Player(python, storage, post, networksOf(files, python, post), new Thinker(files, post));
  post({ type: "progress", stage: "ready", loaded: 1, total: 1 });
  return found;
}

/** The storage of this browser, watched: another tab that takes it ends this worker's work. */
async function open(): Promise<Entries> {
  const tell = (keeping: Keeping) => post({ type: "keeping", keeping });
  let found: Entries;
  try {
    found = await openStorage();
  } catch {
    tell("fleeting");
    return fleetingStorage();
  }
  let isFull = found.isFull;
  tell(isFull ? "full" : "kept");
  const watched = async (what: Promise<void>): Promise<void> => {
    try {
      await what;
    } catch (why) {
      if (why instanceof Taken) fault("taken");
      if (why instanceof Unstorable) {
        isFull = true;
        tell("full");
      }
      throw why;
    }
    if (isFull) tell("kept");
    isFull = false;
  };
  return {
    ...found,
    put: (entries) => watched(found.put(entries)),
    remove: (keys) => watched(found.remove(keys)),
  };
}
