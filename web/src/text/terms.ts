import type { Told } from "../net/types/wire";

/** Sources (cards, or words such as `army`) with a number each. */
export type Terms = [source: string, n: number][];

/** The terms of an event in one role (`attacker`, `spent`); on the wire, role and source share a string. */
export const termsOf = (told: Told, role: string): Terms =>
  (told.details ?? [])
    .filter(([name]) => name.startsWith(`${role} `))
    .map(([name, n]) => [name.slice(role.length + 1), n]);
