// Python's side of the worker, `metro2033.device.worker`, as TypeScript calls it.
import type { PyodideAPI } from "pyodide";
import type { HostNetwork } from "../../src/network/host";
import type { FromWorker, ToWorker } from "./messages";
import type { Entries } from "./storage";

export interface Player {
  take(message: ToWorker): Promise<void>;
}

export async function openPlayer(
  python: PyodideAPI,
  storage: Entries,
  post: (message: FromWorker) => void,
  network: (game: "board" | "breakthrough") => Promise<HostNetwork>,
): Promise<Player> {
  python.runPython("import metro2033.library, metro2033.table.local_play");
  await storage.load();
  void network;
  return {
    take(message) {
      if (message.type === "request") post({ type: "answer", id: message.id, status: 501, body: '{"text":"-","rules":[]}' });
      return Promise.resolve();
    },
  };
}
