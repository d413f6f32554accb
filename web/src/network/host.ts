// A network as Python in a worker calls it (src/metro2033/bots/neural/host.py): bytes and arrays of Python come as proxies, and the answer goes
// back as a buffer of Python.
//
//   pyodide.pyimport("metro2033.bots.neural.host").register("board", hosted(await Network.read(file), pyodide.toPy));
import type { Network } from "./network";

/** Bytes or an array of Python; Pyodide releases it after the call. */
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

export function hosted(network: Network, toPython: (numbers: Float32Array) => unknown): HostNetwork {
  return {
    card: network.card,
    policies: (seen, count, place, ends, actions) =>
      toPython(network.policies(seen.toJs(), count, place.toJs(), ends.toJs(), actions.toJs())),
    chances: (seen, count, seats) => toPython(network.chances(seen.toJs(), count, seats)),
  };
}
