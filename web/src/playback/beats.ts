// Turns entries with frames into beats: one event after another, each with the table at that moment.
import { uiFor, type EventRow, type GameView } from "../games";
import type { Beat } from "../live/look";
import type { EntryView, Told } from "../net/types/wire";
import { formOf, type FormName } from "./forms";

const NOTE: EventRow = { form: "note" }; // for an event that this page does not know yet
export const formNameOf = (event: Told, view: GameView): FormName => (uiFor(view).events[event.event] ?? NOTE).form;

/** Returns whether an event concerns a seat: it acts, suffers, or fights in the battle. */
export function touches(event: Told, view: GameView, seat: number | null): boolean {
  if (seat === null) return false;
  const { seat: actor, victim, owner } = event.fields;
  if (actor === seat || victim === seat || owner === seat) return true;
  return uiFor(view).fights(view, seat);
}

/** Returns the table after each event of an entry, and after the entry. */
export function viewsOf(entry: EntryView, before: GameView, after: GameView | null): [GameView[], GameView] {
  const views: GameView[] = [];
  let view = before;
  for (const frame of entry.frames ?? []) {
    view = frame.full ? (frame.view as GameView) : { ...view, ...(frame.view as object) };
    while (views.length < frame.events) views.push(view);
  }
  const end = after ?? view;
  while (views.length < entry.events.length) views.push(end);
  return [views, end];
}

/** Returns whether entries can be shown event by event; the server omits frames if there are too many. */
export const canShow = (entries: EntryView[]): boolean =>
  entries.length === 1 || entries.some((entry) => entry.frames?.length);

export interface Wishes {
  seat: number | null;
  pace: number; // factor of all durations
  stops: boolean; // whether events that concern the reader wait
  again: boolean; // shows everything, including the reader's own moves
}

/** Returns the beats of consecutive entries that lead from one table to another. */
export function beatsOf(entries: EntryView[], before: GameView, after: GameView | null, wishes: Wishes): Beat[] {
  const beats: Beat[] = [];
  let view = before;
  entries.forEach((entry, place) => {
    const [views, end] = viewsOf(entry, view, place === entries.length - 1 ? after : null);
    let together: Told[] = [];
    entry.events.forEach((event, index) => {
      const now = views[index] ?? end;
      const form = formOf(formNameOf(event, now));
      if (!form.ms && index < entry.events.length - 1) {
        together.push(event);
        return;
      }
      const mine = touches(event, now, wishes.seat);
      const waits = wishes.stops && wishes.seat !== null && (form.waits === "all" || (form.waits === "mine" && mine));
      const own = entry.seat === wishes.seat && event.fields.seat === wishes.seat && !form.own && !wishes.again;
      const actor = typeof event.fields.seat === "number" ? event.fields.seat : null;
      if (form.ms && (waits || !own))
        beats.push({
          entry,
          index,
          event,
          before: together,
          view: now,
          actor,
          step: 1,
          steps: 1,
          waits,
          ms: form.ms * wishes.pace,
        });
      together = [];
    });
    view = end;
  });
  return beats;
}

/** Returns whether a beat only announces what comes next. */
export const isMark = (beat: Beat): boolean => formNameOf(beat.event, beat.view) === "mark";
