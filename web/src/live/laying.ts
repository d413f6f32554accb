// Lays cards and texts of packs over the printed ones: for a room that plays with them, and for the preview of the workshop.
// It imports nothing but types, so that its chunk stays its own: tables without packs never fetch it.
import type { Facts } from "../text/content";
import type { PackCard } from "../net/types/wire";
import type { GameName } from "../text/words.svelte";

/** Where cards and texts are laid. */
export interface Ground {
  layCards: (game: GameName, cards: Record<string, Facts>) => unknown;
  isPlain: (game: GameName) => boolean; // whether faces draw the fields of cards as they are printed
  layTexts: (game: GameName, texts: Record<string, string>) => void;
}

export type Texts = Record<string, Record<string, Record<string, string>>>;
type Fields = Record<string, unknown>;

/** Lay cards and texts over those of a game, in place of what lies there. */
export function layOver(ground: Ground, game: GameName, cards: Record<string, PackCard>, texts: Texts): void {
  ground.layCards(
    game,
    Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, factsOf(card, cards, ground.isPlain(game))])),
  );
  const messages = Object.entries(texts).map(([language, said]) => [language, fluent(said, cards)] as const);
  ground.layTexts(game, Object.fromEntries(messages));
}

/** A card as a face draws it: what plugins/data.ts makes of the printed ones. */
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

/** Texts of cards as messages; the short line on the face of a card whose text is new is that text. */
function fluent(said: Record<string, Record<string, string>>, cards: Record<string, PackCard>): string {
  const messages = Object.entries(said).map(([card, { name = card, ...forms }]) => {
    const attributes = Object.entries(forms).map(([form, text]) => `\n    .${form} = ${quoted(text)}`);
    const line = forms.ability ?? forms.text;
    const short = line && cards[card]?.kind !== "threat" ? `face-${card} = ${quoted(line.replace(/\.$/, ""))}\n` : "";
    return `${card} = ${quoted(name)}${attributes.join("")}\n${short}`;
  });
  return `${messages.join("")}face-threat- = { "" }\nface-threat-near_hero = { "" }\n`;
}
