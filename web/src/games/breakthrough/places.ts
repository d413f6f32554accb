// The places of cards on the card game's table, and the choices that belong to each.
import { facts } from "../../text/content";
import type { OptionView } from "../../net/types/wire";

export type Zone = "hand" | "market" | "resource" | "turned" | "hero" | "station" | "faction";
export interface Place {
  zone: Zone;
  card: string;
  seat: number | null; // the owner; null in the market
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
/** Choices that need no further confirmation: a tap executes them. */
const AT_ONCE = ["pick", "take", "spend", "double"];

export const offersAt = (options: OptionView[], zone: Zone, card: string): OptionView[] =>
  options.filter((option) => option.target === card && VERBS[zone].includes(option.verb));

/** Returns whether the mission of a card can be completed now. */
export const completes = (options: OptionView[], card: string): boolean =>
  options.some((option) => option.verb === "complete" && option.target === card);

export const actsAtOnce = (offers: OptionView[]): boolean =>
  offers.length === 1 && AT_ONCE.includes(offers[0]?.verb ?? "");

/** Returns the choices that belong to no visible card. */
export const withoutCard = (options: OptionView[]): OptionView[] =>
  options.filter((option) => !option.target || option.verb === "complete");

/** Choices that a player may miss at a card, with an explanation on request. */
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
