// Formats the outlook of a choice as short phrases. The counterpart of text/outlook.py.
import type { Sayer } from "./sayer";
import type { Discount, Note, OptionView, Outlook, Progress } from "../net/types/wire";

export type Amounts = Record<string, number>;
const NAMES_ITS_CARD = "buy discard double keep lose pick remove remove_turned spend take".split(" ");
const DRAWS_ANYWAY = ["deck", "discard", "play", "swap", "turn"]; // every main action of the card game ends with a draw

const some = (amounts: Amounts | undefined): amounts is Amounts => Object.keys(amounts ?? {}).length > 0;

/** Returns all phrases about a choice beyond its own text. */
export function sayOutlook(outlook: Outlook, option: OptionView, sayer: Sayer): string[] {
  return [...sayPrice(outlook, sayer), ...sayEffects(outlook, option, sayer)];
}

/** Returns the phrases that a price in icons stands for. */
function sayPrice(outlook: Outlook, sayer: Sayer): string[] {
  const say = sayer.words.say.bind(sayer.words);
  const parts: string[] = [];
  const { cost = {}, then = {}, gain, later_cost, later_gain } = outlook;
  const left = Object.fromEntries(Object.entries(then).filter(([thing]) => thing in cost));
  if (some(cost) || (outlook.discounts?.length && !some(later_cost))) {
    const args = { things: things(cost, sayer) };
    const said = some(left)
      ? say("outlook-cost-left", { ...args, left: things(left, sayer) })
      : say("outlook-cost", args);
    parts.push(said + sayDiscounts(outlook, sayer));
  }
  if (some(gain)) parts.push(say("outlook-gain", { things: things(gain, sayer) }));
  if (some(later_cost))
    parts.push(say("outlook-later-cost", { things: things(later_cost, sayer) }) + sayDiscounts(outlook, sayer));
  if (some(later_gain)) parts.push(say("outlook-later-gain", { things: things(later_gain, sayer) }));
  return parts;
}

/** Returns the phrases about everything that is not an amount: cards, risks, goals. */
export function sayEffects(outlook: Outlook, option: OptionView, sayer: Sayer): string[] {
  const say = sayer.words.say.bind(sayer.words);
  const parts: string[] = [];
  for (const key of ["takes", "discards"] as const) {
    const cards = (outlook[key] ?? []).filter(
      (card) => card !== option.target || !NAMES_ITS_CARD.includes(option.verb),
    );
    const names = cards.map((card) => sayer.card(card));
    if (names.length) parts.push(say(`outlook-${key}`, { cards: sayer.words.list(names) }));
  }
  if (outlook.draws && !DRAWS_ANYWAY.includes(option.verb)) parts.push(say("outlook-draws", { n: outlook.draws }));
  parts.push(...(outlook.notes ?? []).map((note) => sayNote(note, sayer)));
  return [...parts, ...(outlook.progress ?? []).map((progress) => sayProgress(progress, sayer))];
}

/** Formats a list of amounts, zeros included. */
export function things(amounts: Amounts, sayer: Sayer): string {
  const { words } = sayer;
  return words.list(
    Object.entries(amounts).map(([thing, n]) =>
      words.has(`thing-${thing}`)
        ? words.say(`thing-${thing}`, { n })
        : (words.forms(`tokens-${thing}`, { n }).one ?? ""),
    ),
  );
}

/** Formats the progress of a goal: "Expansion: 3 of 4". */
export function sayProgress({ card, have, then, needed }: Progress, sayer: Sayer): string {
  const args = { card: sayer.card(card), have, needed };
  return then === have
    ? sayer.words.say("outlook-progress", args)
    : sayer.words.say("outlook-progress-moves", { ...args, then });
}

/** Formats the cards that change a price, each with its change: " [Peace −1 pig]". */
function sayDiscounts(outlook: Outlook, sayer: Sayer): string {
  const parts = (outlook.discounts ?? []).flatMap(({ card, change }: Discount) =>
    Object.entries(change).map(([thing, n]) =>
      sayer.words.say("outlook-discount", {
        card: sayer.card(card),
        change: `${n < 0 ? "−" : "+"}${things({ [thing]: Math.abs(n) }, sayer)}`,
      }),
    ),
  );
  return parts.length ? ` [${parts.join(", ")}]` : "";
}

function sayNote(note: Note, sayer: Sayer): string {
  const args = { ...note.args };
  if (typeof args.card === "string") args.card = sayer.card(args.card);
  if (note.key === "strength") args.n = `${Number(args.n) < 0 ? "−" : "+"}${Math.abs(Number(args.n))}`;
  return sayer.words.say(`outlook-${note.key}`, args);
}
