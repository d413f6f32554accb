// Exposes a network to Python in a worker (src/metro2033/bots/neural/host.py): Python's bytes and arrays arrive as proxies, and results are
// converted to Python buffers.
//
//   pyodide.pyimport("metro2033.bots.neural.host").register("board", hosted(await Network.read(file), pyodide.toPy));
import type { Network } from "./network";

/** Python bytes or a Python array; Pyodide releases it after the call. */
interface Proxy<Numbers> {
  toJs(): Numbers;
}

export interface HostNetwork {
  card: string;
  policies(
    seen: Proxy<Uint8Array>,
    count: number,
    place: Proxy<Int32Array>,
    ends: Proxy<Int32Array>,
    actions: Proxy<Int32Array>,
  ): unknown;
  chances(seen: Proxy<Uint8Array>, count: number, seats: number): unknown;
}

/** Wraps a network so that Python can call it. */
export function hosted(network: Network, toPython: (numbers: Float32Array) => unknown): HostNetwork {
  return {
    card: network.card,
    policies: (seen, count, place, ends, actions) =>
      toPython(network.policies(seen.toJs(), count, place.toJs(), ends.toJs(), actions.toJs())),
    chances: (seen, count, seats) => toPython(network.chances(seen.toJs(), count, seats)),
  };
}
