// The second worker: executes tasks of the first one, in their order.
import { fetchAll, Progress } from "./fetching";
import { startPython } from "./interpreter";
import type { DeviceFiles, FromThinker, ToThinker } from "./messages";
import { networksOf, type Load } from "./weights";

declare const self: DedicatedWorkerGlobalScope;

type Answer = (task: Uint8Array) => Promise<string>;
interface ThinkerModule {
  open_thinker(load: Load): Answer;
}

const post = (message: FromThinker) => self.postMessage(message);
let answer: Promise<Answer> | null = null;

export function think(): void {
  self.onmessage = ({ data }: MessageEvent<ToThinker>) => {
    if (data.type === "start") {
      answer = start(data.files);
      answer.catch((why: unknown) => post({ type: "broken", detail: String(why) }));
    } else void answer?.then((work) => execute(work, data.id, data.task)).catch(() => {}); // that it is broken is known
  };
}

async function start(files: DeviceFiles): Promise<Answer> {
  const python = await startPython(files.module.address, fetchAll(files, new Progress(() => {})));
  const module = python.pyimport("metro2033.device.worker") as ThinkerModule;
  return module.open_thinker(networksOf(files, python, post));
}

async function execute(work: Answer, id: number, task: Uint8Array): Promise<void> {
  try {
    post({ type: "result", id, text: await work(task) });
  } catch (why) {
    post({ type: "result", id, text: null, detail: String(why) });
  }
}
