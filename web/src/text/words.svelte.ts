// The texts of the page and of the games, in the reader's language.
import games from "package:loaders/games";
import shared from "package:loaders/shared";
import pages from "package:loaders/shared-pages";
import { GAMES, type GameName } from "../net/types/names";
import type { Args, Words } from "./bundle";
import type { Language } from "../net/types/languages";
import { language, settings } from "./settings.svelte";
import { Texts, type Loaders } from "./texts.svelte";

export type { Args, Words } from "./bundle";
export { GAMES, type GameName } from "../net/types/names";

type Part = "shared" | GameName;
const texts = new Texts<Part>({ shared, ...games }, "shared", language);

/** Switches the language and renders all texts again. Loads the texts of the games named here, if they are new. */
export async function speak(wanted: Language, ...games: GameName[]): Promise<void> {
  await Promise.all([texts.speak(wanted), ...games.map((game) => texts.load(game))]);
  if (language() === wanted) document.documentElement.lang = wanted;
}

/** Returns a game's name if it is known, else the first game. */
export const gameNamed = (name: string | null | undefined): GameName => GAMES.find((game) => game === name) ?? GAMES[0];

export const ofEachGame = <Value>(make: (game: GameName) => Value): Record<GameName, Value> =>
  Object.fromEntries(GAMES.map((game) => [game, make(game)])) as Record<GameName, Value>;

/** Loads the texts of a game in the reader's language. */
export const speakOf = (game: GameName): Promise<void> => texts.load(game);

export async function switchTo(wanted: Language): Promise<void> {
  settings.language = wanted;
  await speak(wanted);
}

/** Overrides the texts of a game with those of a room's packs, by language, or restores them. */
export const layTexts = (game: GameName, laid: Record<string, string>): void => texts.lay(game, laid);

/** Sets the rules of a table that texts describe, or restores the printed ones. */
export const layRules = (game: GameName, rules: Args = {}): void => texts.obey(game, rules);

/** Returns the flags of the table's rules; without them, texts describe the printed rules. */
export const rulesOf = (game: GameName): Args => texts.rulesOf(game);

/** Returns the texts of a game; until they are loaded, the shared ones. */
export const words = (part: Part = "shared"): Words => texts.words(part);

/** Formats a text of the page itself. */
export const t = (key: string, args?: Args): string => words().say(key, args);

/** Texts that only some components need; they become part of the page's own, or of a game's. */
export class Subject {
  constructor(
    private readonly loaders: Loaders,
    private readonly part: Part = "shared",
  ) {}

  load(): Promise<void> {
    return texts.add(this.loaders, this.part);
  }

  /** Returns whether the texts are loaded; the first call starts loading them. */
  get ready(): boolean {
    const there = texts.has(this.loaders, this.part);
    if (!there) this.load().catch(() => undefined); // the page reports that the server is unreachable
    return there;
  }
}

/** The texts that no table needs. */
export const pageTexts = new Subject(pages);

/** Loads a part of the page together with the texts that no table needs; plugins/named.ts looks for this name. */
export async function withPages<Fetched>(part: Promise<Fetched>): Promise<Fetched> {
  const [fetched] = await Promise.all([part, pageTexts.load()]);
  return fetched;
}
