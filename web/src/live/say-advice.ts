// Formats advice as sentences.
import type { Sayer } from "../text/sayer";
import { language } from "../text/settings.svelte";
import type { AdviceView, Caution, ChoiceView, Odds, OptionView, Strength } from "../net/types/wire";
import { t } from "../text/words.svelte";
import { uiOf } from "../games";

/** Formats a chance in whole per cent; the only place where chances are rounded. Only what is certain reads 0 % or 100 %. */
export function percent(share: number): string {
  const format = new Intl.NumberFormat(language(), { style: "percent" });
  const whole = Math.round(100 * share);
  if (whole === 0 && share > 0) return `<${format.format(0.01)}`;
  if (whole === 100 && share < 1) return `>${format.format(0.99)}`;
  return format.format(whole / 100);
}

/** Rounds the chances of a fight to whole per cent so that they add up. Only a sure fight is won in 100 %. */
export function sharesOf({ chance, draw, sure = false }: { chance: number; draw: number; sure?: boolean }): {
  win: number;
  draw: number;
  lose: number;
} {
  const win = sure ? 100 : Math.min(99, Math.round(100 * chance));
  const notLost = sure ? 100 : Math.max(win, Math.min(99, Math.round(100 * (chance + draw))));
  return { win, draw: notLost - win, lose: 100 - notLost };
}

function strength(side: Strength, sayer: Sayer): string {
  const total = String(side.total ?? "?");
  return side.terms.length > 1 ? t("advice-strength", { total, terms: sayer.terms(side.terms) }) : total;
}

function sayOdds(odds: Odds, sayer: Sayer): string {
  const { win, draw } = sharesOf(odds);
  const args = { own: strength(odds.own, sayer), other: strength(odds.other, sayer), chance: percent(win / 100) };
  const said = t(odds.other.total === null ? "advice-odds-threat" : "advice-odds", args);
  return draw ? `${said}, ${t("advice-draw", { chance: percent(draw / 100) })}` : said;
}

/** Names the abilities by which others can make a fight worse than expected, except those that the choice itself names. */
export function sayUnless(option: Pick<OptionView, "outlook">, odds: Odds, sayer: Sayer): string {
  const named = (option.outlook?.notes ?? []).flatMap((note) => Object.values(note.args ?? {}));
  const cards = (odds.unless ?? []).filter((card) => !named.includes(card));
  return cards.length ? t("advice-unless", { cards: sayer.words.list(cards.map((card) => sayer.card(card))) }) : "";
}

const MOVES = ["move", "stay"];

/** Returns the odds of the fight that a choice begins; undefined for a move, which may lead to one. */
export const fightOf = (choice: { id: string; verb: string }, odds: Map<string, Odds> | undefined): Odds | undefined =>
  MOVES.includes(choice.verb) ? undefined : odds?.get(choice.id);

/** Formats the odds of an option; those of a move are those of an attack after it. */
export function sayOddsOf(option: Pick<OptionView, "verb" | "outlook">, odds: Odds, sayer: Sayer): string {
  const said = [sayOdds(odds, sayer), sayUnless(option, odds, sayer)].filter(Boolean).join(", ");
  return MOVES.includes(option.verb) ? t("advice-after-move", { odds: said }) : said;
}

export function sayCaution(caution: Caution): string {
  const args = { ...caution.args };
  if (typeof args.chance === "number") args.chance = percent(args.chance);
  return t(`caution-${caution.key}`, args);
}

const MOST_TERMS = 3;
const EVEN = 0.5;
const DECIDED = 0.005; // a chance to win that would read as 0 %

export const sayTerms = (names: string[], sayer: Sayer): string =>
  sayer.words.list(names.slice(0, MOST_TERMS).map((name) => sayer.words.say(`weight-${name}`)));

/** Returns whether every choice comes to the same for a reader: the game is lost, or won. */
export function decidedOf({ reasons }: AdviceView): "" | "lost" | "won" {
  if (reasons.every(({ chance }) => chance < DECIDED)) return "lost";
  return reasons.every(({ chance }) => chance > 1 - DECIDED) ? "won" : "";
}

/** Formats the advice: the chance of winning the game, and why this choice is better than the second best, or which are as good. */
export function sayAdvice(
  view: AdviceView,
  odds: Map<string, Odds> | undefined,
  sayer: Sayer,
  name: (choice: ChoiceView) => string,
): string {
  const [best, second] = view.reasons;
  if (!best) return "";
  const decided = decidedOf(view);
  if (decided) return t(`advice-${decided}`);
  const fight = uiOf(sayer.game).blind.includes(view.prompt) ? undefined : fightOf(best.choice, odds);
  const gains = second?.worse ?? []; // the terms in which the second best is worse
  const even = view.reasons.slice(1).filter((reason) => reason.even);
  const args = {
    chance: percent(best.chance),
    others: sayer.words.list(even.map(({ choice }) => name(choice))),
    next: percent(second?.chance ?? best.chance),
    fight: percent(fight?.chance ?? 1),
    terms: sayTerms(gains, sayer),
  };
  if (fight && fight.chance < EVEN) return t(gains.length ? "advice-although" : "advice-although-plain", args);
  if (!second) return t("advice-advises", args);
  if (even.length) return t("advice-even", args);
  return t(gains.length ? "advice-because" : "advice-gap", args);
}
