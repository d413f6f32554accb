// Explains why a game was won by the rules: points alone do not show it.
import type { ResultView } from "../../net/types/wire";
import { t, type Args } from "../../text/words.svelte";

interface Winner extends Args {
  you: "yes" | "no"; // whether the reader has won
  seat: string; // the winner's name
}

/** Returns the condition that the winner met, and whether a tie-break decided; empty if the game was stopped. */
export function sayReason({ winner, reason, others = 0, points }: ResultView, needed: number, who: Winner): string {
  if (winner === null || !reason) return "";
  const met = t(`victory-why-${reason}`, { points: points[winner] ?? 0, needed, ...who });
  return others ? `${met} ${t("victory-why-others", { n: others })}` : met;
}
