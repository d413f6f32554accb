// Titles, icons, keys and order of the choices in the orders panel.
import { uiOf } from "../games";
import { iconOf } from "../text/content";
import type { IconName } from "../text/icon-names";
import { ICONS } from "../text/icons";
import { sayEffects } from "../text/say-outlook";
import type { Cast, Sayer } from "../text/sayer";
import type { Odds, OptionView, Outlook, Strength } from "../net/types/wire";
import { t } from "../text/words.svelte";

const NO_CARDS = ["station", "number", "strength", "pair"];
/** Kinds of cards whose text describes the choice. */
const TOLD = ["faction", "hero", "law", "mission", "equipment", "threat", "combat_card"];

export function iconFor(option: OptionView, sayer: Sayer): IconName | "" {
  const { verbs, deeds } = uiOf(sayer.game);
  if (deeds.includes(option.verb)) return verbs[option.verb] ?? "";
  if (option.target in ICONS) return option.target as IconName;
  if (option.kind && !NO_CARDS.includes(option.kind)) {
    const icon = iconOf(sayer.game, option.target);
    if (icon !== "deck") return icon;
  }
  return verbs[option.verb] || (option.kind === "station" ? "station" : "");
}

const STATION_VERBS = ["attack", "move", "place", "retreat", "defend", "claim"];
const FOR_GOOD = ["faction", "hero"];
/** Returns whether the choices are factions or heroes, which are kept for the whole game. */
export const isForGood = (options: OptionView[]): boolean =>
  options.length > 0 && options.every((option) => option.verb === "choose" && FOR_GOOD.includes(option.kind));

/** Splits a prompt into the question and the sentences that explain it. The period of a two-letter abbreviation does not end a sentence. */
export function promptOf(text: string): { asks: string; told: string } {
  const sentences = text.split(/(?<=[?!…]|[\p{L}\d»”")]{3}\.)\s+/u);
  const asked = sentences.findIndex((sentence) => sentence.endsWith("?"));
  const [asks = ""] = sentences.splice(Math.max(0, asked), 1);
  return { asks, told: sentences.join(" ") };
}

/** Returns the title of a button in a list: the station, faction or hero that the question asks for, else the choice. */
export function titleOf(option: OptionView, prompt: string, sayer: Sayer, cast: Cast): string {
  if (option.kind === "station" && STATION_VERBS.includes(option.verb)) return sayer.station(option.target);
  if (isForGood([option])) return sayer.card(option.target);
  return sayer.choice(option, prompt, cast);
}

/** Returns the text of the card that a choice is about. */
export const textOf = (option: OptionView, sayer: Sayer): string =>
  TOLD.includes(option.kind) ? sayer.cardText(option.outlook?.card || option.target) : "";

/** Returns the line below a choice: its effect; for a faction its whole text, which says more than its start; for a mission its goal. */
export function lineOf(option: OptionView, sayer: Sayer): string {
  const text = textOf(option, sayer);
  const effects = sayEffects(option.outlook ?? {}, option, sayer).join(" · ");
  if (option.kind === "mission") return [text, effects].filter(Boolean).join(" · ");
  return option.kind === "faction" ? text || effects : effects || text;
}

const side = (strength: Strength, sayer: Sayer): string =>
  strength.terms.length > 1
    ? t("table-sum", { terms: sayer.terms(strength.terms), total: strength.total ?? "?" })
    : String(strength.total ?? "?");

/** Formats both strengths of a fight: "6 army + 1 Flag = 7 against 5". */
export const saySum = (odds: Odds, sayer: Sayer): string =>
  odds.other.total === null
    ? t("table-versus-threat", { own: side(odds.own, sayer) })
    : t("table-versus", { own: side(odds.own, sayer), other: side(odds.other, sayer) });

/** What a hero can do at the end of a move, the most telling first. */
const PLACES: Record<string, IconName> = {
  "place-trade": "market",
  "place-duel": "hero",
  "place-scout": "threat",
  "place-attack": "battle",
  "place-ability": "hint",
  "place-exchange": "round",
};
const PURPOSES = Object.keys(PLACES);
/** Returns the actions available to a hero at the end of a move, as icons. */
export const placesOf = (outlook: Outlook): IconName[] => (outlook.notes ?? []).flatMap(({ key }) => PLACES[key] ?? []);

const QUIET = ["pass", "stay", "end_turn"];
/** Returns whether a choice gives something up instead of doing something. */
export const isQuiet = (option: OptionView): boolean => QUIET.includes(option.verb);

/** Returns the most telling thing that a hero can do at the end of a move, or "". */
const purposeOf = ({ outlook }: OptionView): string =>
  PURPOSES.find((purpose) => outlook?.notes?.some(({ key }) => key === purpose)) ?? "";
const rankOf = (option: OptionView): number => {
  const rank = PURPOSES.indexOf(purposeOf(option));
  return isQuiet(option) ? PURPOSES.length + 1 : rank < 0 ? PURPOSES.length : rank;
};
/** Sorts options: moves by their purpose, those that give something up last. */
export const inOrder = (options: OptionView[]): OptionView[] =>
  options.toSorted((option, other) => rankOf(option) - rankOf(other));

const MANY = 8;
/** Returns the options, in order, that begin a group of moves with a common purpose, with a name and an icon; none if there are few moves. */
export function groupsOf(options: OptionView[], sayer: Sayer): Map<string, { name: string; icon: IconName }> {
  const moves = options.filter(({ verb }) => verb === "move");
  if (moves.length < MANY) return new Map();
  const first = new Map<string, string>();
  for (const move of moves) if (!first.has(purposeOf(move))) first.set(purposeOf(move), move.id);
  const named = (purpose: string) => (purpose ? sayer.words.say(`outlook-${purpose}`) : t("table-only-move"));
  return new Map([...first].map(([purpose, id]) => [id, { name: named(purpose), icon: PLACES[purpose] ?? "speed" }]));
}

/** Numbers options, the same in the list and on the map: from 1, and 0 for those that do nothing. */
export function numbersOf(options: OptionView[]): Map<string, number> {
  let next = 1;
  return new Map(options.map((option) => [option.id, isQuiet(option) ? 0 : next++]));
}

/** Returns the digit keys of options: 1 to 9 for the first nine, and 0 for the first that does nothing. */
export function keysOf(options: OptionView[]): Map<string, string> {
  const keys = new Map<string, string>();
  for (const [id, number] of numbersOf(options))
    if (number <= 9 && !(number === 0 && [...keys.values()].includes("0"))) keys.set(id, String(number));
  return keys;
}

/** Returns the odds that the button and the map show; those of an attack after a move are shown only when the choice is highlighted. */
export const shownOdds = (option: OptionView, odds: Odds | null | undefined): Odds | null =>
  odds && !["move", "stay"].includes(option.verb) ? odds : null;

/** Returns whether a choice shows odds, so that their space is reserved before they arrive. */
export const hasOdds = (option: OptionView, sayer: Sayer): boolean =>
  uiOf(sayer.game).odds && option.outlook?.open === true;
/** Returns whether a choice may lead to a fight after a move. */
export const leadsToOdds = (option: OptionView, sayer: Sayer): boolean =>
  uiOf(sayer.game).odds && ["move", "stay"].includes(option.verb);
