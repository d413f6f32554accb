// The networks of learned bots, fetched when Python first needs one.
import type { PyodideAPI } from "pyodide";
import { hosted, type HostNetwork } from "../../src/network/host";
import { Network } from "../../src/network/network";
import { fetchWeights, Progress } from "./fetching";
import type { AboutWeights, DeviceFiles, GameName } from "./messages";

/** How Python gets the network of a game; the reader hears of it if a bot has to go without. */
export type Load = (game: GameName, isForBot: boolean) => Promise<HostNetwork>;

export const networksOf =
  (files: DeviceFiles, python: PyodideAPI, post: (message: AboutWeights) => void): Load =>
  async (game, isForBot) => {
    const progress = new Progress((loaded, total) => post({ type: "progress", stage: "weights", loaded, total }));
    try {
      const network = await Network.read(await fetchWeights(files[game], progress));
      return hosted(network, (numbers) => python.toPy(numbers) as unknown);
    } catch (why) {
      if (isForBot) post({ type: "unlearned" });
      throw why;
    } finally {
      post({ type: "progress", stage: "ready", loaded: 1, total: 1 });
    }
  };
