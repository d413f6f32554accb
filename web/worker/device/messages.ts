// What the page and the worker that plays say to each other.

/** A file of the edition: where it is, and how many bytes are transferred. */
export interface DeviceFile {
  address: string;
  size: number;
}
export type FileName = "interpreter" | "module" | "library" | "package" | "board" | "breakthrough";
export type GameName = "board" | "breakthrough";
export type DeviceFiles = Record<FileName, DeviceFile>;

export type ToWorker =
  | { type: "start"; files: DeviceFiles; take: boolean }
  | { type: "request"; id: number; method: string; path: string; body: string | null }
  | { type: "open"; id: number; room: string; query: string }
  | { type: "close"; id: number };

/** What is happening before the first question, in order; `weights` comes later, when a level needs them. */
export type Stage = "fetch" | "start" | "weights" | "ready";
/** Why nothing can be played: the page says it and offers a way on. */
export type Fault =
  | "elsewhere" // another tab plays
  | "taken" // another tab has taken over
  | "browser" // it is too old
  | "download" // a file is missing or broken
  | "crash"; // the interpreter failed
/** What the storage of this browser allows. */
export type Keeping = "kept" | "fleeting" | "full";

export type FromWorker =
  | { type: "answer"; id: number; status: number; body: string; name?: string }
  | { type: "message"; id: number; data: string }
  | { type: "closed"; id: number; code: number }
  | { type: "progress"; stage: Stage; loaded: number; total: number }
  | { type: "keeping"; keeping: Keeping }
  | { type: "unlearned" } // the weights of a level could not be fetched
  | { type: "fault"; fault: Fault; detail: string };

/** What the page shows while weights are fetched. */
export type AboutWeights = Extract<FromWorker, { type: "progress" | "unlearned" }>;

/** What the worker that plays and the one that thinks say to each other. */
export type ToThinker = { type: "start"; files: DeviceFiles } | { type: "task"; id: number; task: Uint8Array };
export type FromThinker =
  | { type: "result"; id: number; text: string }
  | { type: "result"; id: number; text: null; detail: string } // the task has failed
  | { type: "broken"; detail: string } // it could not start
  | AboutWeights;
