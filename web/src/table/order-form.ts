// Chooses the form of a list of orders: the fullest one that fits.
import { hasOdds, leadsToOdds, lineOf } from "./orders";
import type { Sayer } from "../text/sayer";
import type { OptionView } from "../net/types/wire";

export interface Form {
  rows: "full" | "brief" | "barred" | "short" | "pairs"; // with lines of text, without, low rows, one line each, the same in two columns
  lines: number; // the most lines of text in a full row
  fightLines: number; // the most lines of text above odds; their space is reserved
}

const MOST_LINES = 4;
const FULL = 12; // a longer list has short rows
const LETTERS = 42; // letters in a line of text, a conservative estimate
const SUM = 18; // letters of the strengths shown with the odds
const PX = { fight: 86, row: 45, line: 17, brief: 50, briefFight: 66, barredFight: 49 };

/** Returns the form of a list with the given room, in pixels at normal text size; `short` is the height of a short row. */
export function formOf(options: OptionView[], sayer: Sayer, room: number, short: number): Form {
  const fights = options.map((option) => hasOdds(option, sayer));
  const letters = options.map((option, place) => {
    return leadsToOdds(option, sayer) ? 1 : lineOf(option, sayer).length + (fights[place] ? SUM : 0);
  });
  const sum = (of: (place: number) => number) => options.reduce((total, _, place) => total + of(place), 0);
  if (options.length <= FULL) {
    for (let lines = MOST_LINES; lines > 0; lines--) {
      const rows = (place: number) => Math.min(lines, Math.ceil(letters[place]! / LETTERS));
      const fightLines = Math.max(1, ...options.map((_, place) => (fights[place] ? rows(place) : 1)));
      const fight = PX.fight + PX.line * (fightLines - 1);
      if (sum((place) => (fights[place] ? fight : Math.max(56, PX.row + PX.line * rows(place)))) <= room)
        return { rows: "full", lines, fightLines };
    }
    if (sum((place) => (fights[place] ? PX.briefFight : PX.brief)) <= room)
      return { rows: "brief", lines: 0, fightLines: 0 };
    if (sum((place) => (fights[place] ? PX.barredFight : short)) <= room)
      return { rows: fights.includes(true) ? "barred" : "short", lines: 0, fightLines: 0 };
  }
  return { rows: options.length * short <= room ? "short" : "pairs", lines: 0, fightLines: 0 };
}
