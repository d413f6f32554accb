// Overrides printed cards and texts with those of packs: for rooms that use packs, and for the preview of the workshop.
// Imports only types, so that it stays in a separate chunk, which tables without packs never load.
import type { Facts } from "../text/content";
import type { PackCard } from "../net/types/wire";
import type { GameName } from "../text/words.svelte";

/** The target of overrides. */
export interface Ground {
  layCards: (game: GameName, cards: Record<string, Facts>) => unknown;
  isPlain: (game: GameName) => boolean; // whether faces draw the fields of cards as printed
  layTexts: (game: GameName, texts: Record<string, string>) => void;
}

export type Texts = Record<string, Record<string, Record<string, string>>>;
type Fields = Record<string, unknown>;

/** Overrides cards and texts of a game, in place of earlier overrides. */
export function layOver(ground: Ground, game: GameName, cards: Record<string, PackCard>, texts: Texts): void {
  ground.layCards(
    game,
    Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, factsOf(card, cards, ground.isPlain(game))])),
  );
  const messages = Object.entries(texts).map(([language, said]) => [language, fluent(said, cards)] as const);
  ground.layTexts(game, Object.fromEntries(messages));
}

/** Returns a card in the format for faces, as plugins/data.ts produces it for printed cards. */
export function factsOf(card: PackCard, others: Record<string, PackCard>, plain: boolean): Facts {
  const all: Fields = Object.fromEntries(Object.entries(card.fields).filter(([, value]) => value !== "none"));
  if (plain) return { kind: card.kind, ...all };
  const { ability, effect, property, reward, bonus, goal, windows, ...facts } = all;
  const own = { kind: card.kind, ...facts };
  if (card.kind === "mission") {
    const wanted = others[String(goal)]?.fields.goal as Fields | undefined;
    return { ...own, effects: ability, goal: { id: goal, ...wanted } } as Facts;
  }
  if (card.kind === "threat") return { ...own, effects: property, rewards: reward } as Facts;
  if (card.kind === "faction") return { ...own, rewards: bonus } as Facts;
  return { ...own, effects: effect, bonus } as Facts;
}

const quoted = (text: string) => `{ "${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}" }`;

/** Formats texts of cards as Fluent messages. If the text of a card is new, it is also the short line on its face. */
function fluent(said: Record<string, Record<string, string>>, cards: Record<string, PackCard>): string {
  const messages = Object.entries(said).map(([card, { name = card, ...forms }]) => {
    const attributes = Object.entries(forms).map(([form, text]) => `\n    .${form} = ${quoted(text)}`);
    const line = forms.ability ?? forms.text;
    const short = line && cards[card]?.kind !== "threat" ? `face-${card} = ${quoted(line.replace(/\.$/, ""))}\n` : "";
    return `${card} = ${quoted(name)}${attributes.join("")}\n${short}`;
  });
  return `${messages.join("")}face-threat- = { "" }\nface-threat-near_hero = { "" }\n`;
}
