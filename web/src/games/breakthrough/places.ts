// Where a card lies on the table of the card game, and which choices belong to it there.
import { facts } from "../../text/content";
import type { OptionView } from "../../net/types/wire";

export type Zone = "hand" | "market" | "resource" | "turned" | "hero" | "station" | "faction";
export interface Place {
  zone: Zone;
  card: string;
  seat: number | null; // whose it is; nobody's in the market
  anchor: Element;
}

const VERBS: Record<Zone, string[]> = {
  hand: ["play", "turn", "discard", "pick"],
  market: ["take"],
  resource: ["spend", "remove"],
  turned: ["defend", "remove_turned"],
  hero: ["double", "defend", "remove"],
  station: ["complete", "lose", "remove"],
  faction: ["complete", "choose"],
};
/** Choices that say all by themselves: a tap is enough. */
const AT_ONCE = ["pick", "take", "spend", "double"];

export const offersAt = (options: OptionView[], zone: Zone, card: string): OptionView[] =>
  options.filter((option) => option.target === card && VERBS[zone].includes(option.verb));

/** Whether the mission of a card can be completed now. */
export const completes = (options: OptionView[], card: string): boolean =>
  options.some((option) => option.verb === "complete" && option.target === card);

export const actsAtOnce = (offers: OptionView[]): boolean =>
  offers.length === 1 && AT_ONCE.includes(offers[0]?.verb ?? "");

/** Choices that belong to no card that lies in sight. */
export const withoutCard = (options: OptionView[]): OptionView[] =>
  options.filter((option) => !option.target || option.verb === "complete");

/** Choices that a player may miss at a card, to be asked "why not?". */
const MISSED: Partial<Record<Zone, string[]>> = {
  hand: ["play", "turn"],
  market: ["take"],
  station: ["complete"],
  faction: ["complete"],
};
export const missedAt = (options: OptionView[], zone: Zone, card: string): string[] =>
  (MISSED[zone] ?? [])
    .map((verb) => `${verb} ${card}`)
    .filter((id) => !id.startsWith("turn ") || facts("breakthrough", card)?.protection)
    .filter((id) => !options.some((option) => option.id === id));
