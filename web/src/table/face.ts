// The content of a card's face besides its name: tone, corners and kind, from the printed facts.
import { uiOf } from "../games";
import { iconOf, type Effect, type Facts } from "../text/content";
import type { IconName } from "../text/icon-names";
import { ICONS } from "../text/icons";
import type { Sayer } from "../text/sayer";
import { lookOf } from "../ui/seats";

export const MILITARY = ["weapons", "ammo", "equipment"];
const classTone = (type: string) => (MILITARY.includes(type) ? "var(--military)" : "var(--peaceful)");
const COLOURS: Record<string, string> = { blue: "var(--peaceful)", red: "var(--military)", green: "var(--trade)" };
export const colourTone = (colour = "") => COLOURS[colour] ?? "var(--ink-1)";
export const lineTone = (line = "neutral") => `var(--${line.replace("_", "-")}-st)`;
const COMBAT: Record<string, string> = { attack: "var(--attack)", defence: "var(--defence)" };
const SYMBOLS = ["physical", "biological", "psychic", "toxic", "unknown"];

/** Returns the colour of a resource type, a threat symbol or a combat type. */
export function toneOf(name = ""): string {
  if (name in COMBAT) return COMBAT[name] ?? "";
  if (SYMBOLS.includes(name)) return `var(--${name})`;
  if (name === "radiation" || name === "radioactive") return "var(--radiation)";
  if (name === "pig" || name === "mushroom") return `var(--${name})`;
  return classTone(name);
}

/** Returns the colour of the frame and the picture. */
export function frameTone(card: string, printed: Facts | undefined): string {
  if (printed?.kind === "faction") return lookOf(card).colour;
  if (printed?.kind === "hero") return "var(--hero)";
  if (printed?.kind === "equipment") return "var(--equipment)";
  if (printed?.kind === "mission") return "var(--mission)";
  if (printed?.kind === "threat") return "var(--bad)";
  if (printed?.kind === "law") return "var(--law)";
  if (printed?.kind === "caravan") return "var(--caravan)";
  if (printed?.kind === "combat_card") return COMBAT[printed.type ?? ""] ?? "var(--manoeuvre)";
  if (printed?.kind === "resource") return classTone(printed.type ?? "");
  if (printed?.kind === "station") return lineTone(printed.faction);
  return "var(--plain-card)";
}

export interface Corner {
  icon: IconName;
  tone: string;
}
const CORNERS: Record<string, IconName> = {
  attack: "battle",
  defence: "shield",
  neutral: "round",
  weapon: "battle",
  law: "law",
  mission: "lock",
};

/** Returns the small squares at the top right. */
export function cornersOf(printed: Facts | undefined, frame: string): Corner[] {
  if (printed?.symbols && printed.kind === "threat")
    return printed.symbols.map((name) => ({ icon: name as IconName, tone: toneOf(name) }));
  const own = typeof printed?.bonus === "string" && printed.kind === "station" ? printed.bonus : printed?.doubles;
  const name = own ?? printed?.type ?? printed?.tag ?? printed?.class ?? printed?.kind ?? "";
  if (own || printed?.kind === "resource") return [{ icon: name as IconName, tone: classTone(name) }];
  if (printed?.kind === "threat") return [{ icon: name as IconName, tone: toneOf(name) }];
  if (printed?.kind === "caravan")
    return [{ icon: "resource", tone: name === "military" ? "var(--military)" : "var(--peaceful)" }];
  const icon = CORNERS[name] ?? (name in ICONS ? (name as IconName) : undefined);
  return icon && printed?.kind !== "faction" && printed?.kind !== "hero" ? [{ icon, tone: frame }] : [];
}

/** Returns the kind as shown under the name. */
export const kindOf = (sayer: Sayer, printed: Facts | undefined): string =>
  printed ? sayer.words.say(uiOf(sayer.game).kind(printed), { stage: printed.stage ?? 0 }) : "";

/** Returns the short line of a card, or an empty string. */
export function lineOf(sayer: Sayer, id: string): string {
  return sayer.words.has(`face-${id}`) ? sayer.words.say(`face-${id}`) : "";
}

export const signed = (n: number) => `${n < 0 ? "−" : "+"}${Math.abs(n)}`;
const amount = (effect: Effect) => (typeof effect.n === "number" ? effect.n : 0);

export interface Figure {
  text: string;
  tone: string;
  icon: IconName | "";
}

/** Returns the large numbers of equipment, laws and single uses: strength, speed, votes, prices. */
export function figuresOf(effects: Effect[]): Figure[] {
  const all = effects.flatMap((effect) => (effect.verb === "discard_for" ? (effect.do ?? []) : [effect]));
  const base = all.find((effect) => effect.verb === "strength" && !effect.if);
  const figures = all.flatMap((effect): Figure[] => {
    const n = amount(effect);
    const type = effect.if?.threat_type;
    const plus = effect.if && base ? amount(base) : 0; // a card prints the total for its special case
    const tone = type ? toneOf(type) : effect.if?.role ? toneOf(effect.if.role) : "var(--ink-1)";
    if (effect.verb === "strength") return [{ text: signed(n + plus), tone, icon: (type ?? "") as IconName | "" }];
    if (effect.verb === "speed") return [{ text: signed(n), tone: n < 0 ? "var(--bad)" : tone, icon: "speed" }];
    if (effect.verb === "votes")
      return [{ text: effect.op === "add" ? signed(n) : String(n), tone: "var(--ink-1)", icon: "vote" }];
    if (effect.verb === "cost" && typeof effect.change === "object")
      return Object.entries(effect.change).map(([thing, change]) => ({
        text: signed(change),
        tone: "var(--good)",
        icon: thing as IconName,
      }));
    if (effect.verb === "on")
      return gainsOf(effect.do ?? []).map((gain) => ({ text: `+${gain.n}`, tone: gain.tone, icon: gain.icon }));
    return [];
  });
  return figures.filter(
    (figure, index) => figures.findIndex((other) => other.text === figure.text && other.icon === figure.icon) === index,
  );
}

const THREAT_LINES: Record<string, string> = {
  ignore_equipment: "weapons",
  on: "loses",
  win_draws: "draws",
};

/** Returns what a threat changes in a battle: a number, if it has one, and the key of its condition. */
export function modifierOf(effect: Effect): { text: string; key: string } {
  const key = THREAT_LINES[effect.verb] ?? effect.if?.at ?? effect.if?.piece ?? "";
  return { text: effect.verb === "strength" ? signed(amount(effect)) : "", key: `face-threat-${key}` };
}

const GAINS: Record<string, IconName> = { army: "army", draw_equipment: "equipment", draw_mission: "mission" };

/** Returns the gains of an effect, as icons with numbers. */
export function gainsOf(effects: Effect[]): { icon: IconName; n: number; tone: string }[] {
  return effects.flatMap((effect) => {
    if (effect.verb === "gain")
      return Object.entries(effect.res ?? {}).map(([thing, n]) => ({
        icon: (thing === "choice" ? "resource" : thing) as IconName,
        n,
        tone: thing === "ammo" ? "var(--ammo)" : thing === "choice" ? "var(--ink-1)" : toneOf(thing),
      }));
    const icon = GAINS[effect.verb];
    return icon ? [{ icon, n: amount(effect) || 1, tone: "var(--ink-1)" }] : [];
  });
}

/** Returns the icon before the short line of a card. */
export const lineIcon = ({ game }: Sayer, card: string): IconName => uiOf(game).lineIcons[card] ?? iconOf(game, card);

const LONG = /\p{L}{13,}/gu; // words that may be too wide for a card
const SYLLABLE =
  /([aeiouyäöüąęóаеёиоуыэюя]|([lmnprstfb])(?=\2))(?=[^aeiouyäöüąęóаеёиоуыэюяьъ\P{L}][aeiouyäöüąęóаеёиоуыэюя])/giu;
/** Inserts soft hyphens into long words: before a single consonant between two vowels, and within a double one. */
export const soften = (name: string): string =>
  name.replace(LONG, (word) =>
    word.replace(SYLLABLE, (end: string, _, __, at: number) => (at > 2 ? `${end}\u00ad` : end)),
  );
