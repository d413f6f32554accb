import type { Told } from "../net/types/wire";

/** Sources (cards, or words such as `army`), each with a number. */
export type Terms = [source: string, n: number][];

/** Returns the terms of an event in one role (`attacker`, `spent`); on the wire, role and source share a string. */
export const termsOf = (event: Told, role: string): Terms =>
  (event.details ?? [])
    .filter(([name]) => name.startsWith(`${role} `))
    .map(([name, n]) => [name.slice(role.length + 1), n]);
