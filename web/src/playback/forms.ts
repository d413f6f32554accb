// The forms of events: how long they are shown, whether they wait for the reader, and how they are weighted.
interface Form {
  ms: number;
  waits?: "mine" | "all"; // whether it waits until the reader continues: "mine" if it concerns them, "all" if they play at all
  own?: true; // shown to the acting seat, too
  weight?: number; // in the summary of what happened in the meantime
}

export const FORMS = {
  quiet: { ms: 0 },
  mark: { ms: 500 },
  note: { ms: 600 },
  find: { ms: 600, waits: "mine" },
  change: { ms: 700 },
  move: { ms: 710 },
  card: { ms: 800 },
  produce: { ms: 900, weight: 1 },
  attack: { ms: 900 },
  capture: { ms: 900, own: true, weight: 3 },
  reveal: { ms: 1200 },
  mission: { ms: 2000, own: true, weight: 3 },
  battle: { ms: 2600, waits: "mine", weight: 2 },
  monster: { ms: 2600, waits: "mine", weight: 2 },
  stage: { ms: 8000, waits: "all", weight: 3 },
  end: { ms: 1500, weight: 5 },
} satisfies Record<string, Form>;
export type FormName = keyof typeof FORMS;
export const formOf = (name: FormName): Form => FORMS[name];
