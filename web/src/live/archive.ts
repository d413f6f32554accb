// Past games: the complete log, earlier positions, and new rooms created from them.
import { ask } from "../net/api";
import type { GameView, Seen } from "./look";
import type { Chart, Entered, EntryView, LogPage, Update, Verified } from "../net/types/wire";

/** The viewpoint: a seat, a spectator, or all information open. */
export type Eyes = number | null | "open";

const query = (eyes: Eyes, more: Record<string, number | null>) => {
  const asked = new URLSearchParams();
  if (eyes === "open") asked.set("open", "1");
  else if (eyes !== null) asked.set("seat", String(eyes));
  for (const [name, value] of Object.entries(more)) if (value !== null) asked.set(name, String(value));
  return asked;
};
export const replay = (room: string, eyes: Eyes, to: number | null) =>
  ask<Update>("GET", `/api/rooms/${room}/replay?${query(eyes, { to })}`);
export const position = (room: string, seat: number | null, to: number) =>
  ask<Update>("GET", `/api/rooms/${room}/position?${query(seat, { to })}`);
export const log = (room: string, eyes: Eyes, range: { before?: number; after?: number; frames?: number }) =>
  ask<LogPage>("GET", `/api/rooms/${room}/log?${query(eyes, range)}`);
export const verify = (room: string) => ask<Verified>("GET", `/api/rooms/${room}/verify`);
export const chart = (room: string) => ask<Chart>("GET", `/api/rooms/${room}/chart`);
export const goOn = (room: string, to: number, name: string, knowledge: number | "as_it_was") =>
  ask<Entered>("POST", "/api/rooms/continue", { room, to, name, knowledge });
export const bring = (record: string, file: string, name: string) =>
  ask<Entered>("POST", "/api/rooms/import", { record, file, name });

/** Fetches the complete log of a game, page by page. */
export async function wholeLog(room: string, eyes: Eyes): Promise<EntryView[]> {
  const entries: EntryView[] = [];
  let after = -1;
  for (;;) {
    const page = await log(room, eyes, after < 0 ? { before: 1 } : { after });
    entries.push(...page.entries);
    after = page.entries.at(-1)?.seq ?? page.seq;
    if (after >= page.seq) return collapse(entries);
  }
}

/** Removes undone entries from a log. */
export function collapse(raw: EntryView[]): EntryView[] {
  let log: EntryView[] = [];
  for (const entry of raw) {
    if (entry.kind === "undo") {
      const taken = log.findLastIndex((old) => old.kind === "answer" && old.seat === entry.seat);
      if (taken >= 0) log.splice(taken, 1);
    } else if (entry.kind === "rewind" && entry.to !== null) {
      const to = entry.to;
      log = log.filter((old) => old.seq < to);
    }
    log.push(entry);
  }
  return log;
}

/** Returns a read-only position. */
export function still(update: Update, entries: EntryView[], seat: number | null): Seen {
  return {
    view: update.view as GameView,
    question: null,
    questions: update.questions,
    entries,
    seat,
    seq: update.seq,
    result: update.result,
    busy: false,
    refused: null,
    mayUndo: false,
    visited: 0,
    automatic: null,
    advice: null,
    progress: [],
    now: update.seq,
    answer: async () => {},
    whyNot: async () => {},
    undo: async () => {},
  };
}
