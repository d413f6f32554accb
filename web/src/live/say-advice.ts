// Formats advice as sentences.
import type { Sayer } from "../text/sayer";
import { language } from "../text/settings.svelte";
import type { AdviceView, Caution, Odds, Strength } from "../net/types/wire";
import { t } from "../text/words.svelte";
import { uiOf } from "../games";

/** Formats a chance in whole per cent; the only place where chances are rounded. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: "percent" }).format(Math.round(100 * share) / 100);
}

/** Rounds the chances of a fight to whole per cent so that they add up. */
export function sharesOf({ chance, draw }: { chance: number; draw: number }): {
  win: number;
  draw: number;
  lose: number;
} {
  const win = Math.round(100 * chance);
  const notLost = Math.round(100 * (chance + draw));
  return { win, draw: notLost - win, lose: 100 - notLost };
}

function strength(side: Strength, sayer: Sayer): string {
  const total = String(side.total ?? "?");
  return side.terms.length > 1 ? t("advice-strength", { total, terms: sayer.terms(side.terms) }) : total;
}

function sayOdds(odds: Odds, sayer: Sayer): string {
  const args = { own: strength(odds.own, sayer), other: strength(odds.other, sayer), chance: percent(odds.chance) };
  const said = t(odds.other.total === null ? "advice-odds-threat" : "advice-odds", args);
  const { draw } = sharesOf(odds);
  return draw ? `${said}, ${t("advice-draw", { chance: percent(draw / 100) })}` : said;
}

const MOVES = ["move", "stay"];

/** Returns the odds of the fight that a choice begins; undefined for a move, which may lead to one. */
export const fightOf = (choice: { id: string; verb: string }, odds: Map<string, Odds> | undefined): Odds | undefined =>
  MOVES.includes(choice.verb) ? undefined : odds?.get(choice.id);

/** Formats the odds of an option; those of a move are those of an attack after it. */
export function sayOddsOf(verb: string, odds: Odds, sayer: Sayer): string {
  const said = sayOdds(odds, sayer);
  return MOVES.includes(verb) ? t("advice-after-move", { odds: said }) : said;
}

export function sayCaution(caution: Caution): string {
  const args = { ...caution.args };
  if (typeof args.chance === "number") args.chance = percent(args.chance);
  return t(`caution-${caution.key}`, args);
}

const MOST_TERMS = 3;
const EVEN = 0.5;
const CLOSE = 0.02; // a negligible difference between chances of winning

export const sayTerms = (names: string[], sayer: Sayer): string =>
  sayer.words.list(names.slice(0, MOST_TERMS).map((name) => sayer.words.say(`weight-${name}`)));

/** Formats the advice: the chance of winning the game, and why this choice is better than the second best. */
export function sayAdvice(view: AdviceView, odds: Map<string, Odds> | undefined, sayer: Sayer): string {
  const [best, second] = view.reasons;
  if (!best) return t("advice-alike");
  const fight = uiOf(sayer.game).blind.includes(view.prompt) ? undefined : fightOf(best.choice, odds);
  const gains = second?.worse ?? []; // the terms in which the second best is worse
  const args = {
    chance: percent(best.chance),
    next: percent(second?.chance ?? best.chance),
    fight: percent(fight?.chance ?? 1),
    terms: sayTerms(gains, sayer),
  };
  if (fight && fight.chance < EVEN) return t(gains.length ? "advice-although" : "advice-although-plain", args);
  if (!second) return t("advice-advises", args);
  if (best.chance - second.chance < CLOSE) return t("advice-close", args);
  return t(gains.length ? "advice-because" : "advice-gap", args);
}
