// A table for component tests: what a component is given, with answers written down instead of sent.
import type { Seen } from "../src/live/look";
import type { BreakthroughView } from "../src/net/types/breakthrough";
import type { EntryView, OptionView, QuestionView, Told } from "../src/net/types/wire";
import { Sayer } from "../src/text/sayer";
import { pageTexts, speak, words } from "../src/text/words.svelte";
import type { Language } from "../src/net/types/languages";
import { settings } from "../src/text/settings.svelte";

export async function sayerIn(language: Language): Promise<Sayer> {
  settings.language = language;
  await Promise.all([speak(language, "board", "breakthrough"), pageTexts.load()]);
  return new Sayer(words("breakthrough"), "breakthrough");
}

export const option = (id: string, kind = "", rules: string[] = []): OptionView => {
  const [verb = "", ...target] = id.split(" ");
  return { id, verb, kind, target: target.join(" "), rules };
};

export const asked = (name: string, options: OptionView[], more: Partial<QuestionView> = {}): QuestionView => ({
  name,
  seat: 0,
  options,
  sealed: false,
  window: null,
  ...more,
});

export const entry = (seq: number, seat: number | null, events: Told[], more: Partial<EntryView> = {}): EntryView => ({
  seq,
  seat,
  events,
  kind: "answer",
  link: "",
  to: null,
  ...more,
});

export interface Played extends Seen {
  answers: string[];
  doubts: string[];
  undone: number;
}

/** Two seats of the card game, with factions taken. */
export function table(more: Partial<Seen> = {}): Played {
  const seats = ["fourth_reich", "bauman_alliance"].map((faction) => ({ faction }));
  const played: Played = {
    view: { seats, attack: null, payment: null } as unknown as BreakthroughView,
    question: null,
    questions: more.question ? [more.question] : [],
    entries: [],
    seat: 0,
    seq: 7,
    result: null,
    busy: false,
    refused: null,
    mayUndo: false,
    visited: 0,
    automatic: null,
    advice: null,
    progress: [],
    answers: [],
    doubts: [],
    undone: 0,
    answer: (chosen) => Promise.resolve(void played.answers.push(chosen.id)),
    whyNot: (choice) => Promise.resolve(void played.doubts.push(choice)),
    undo: () => Promise.resolve(void played.undone++),
    ...more,
  };
  return played;
}
