// The words of the page and of the games, in the reader's language.
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

/** Switch the language; all texts on the page are rendered again. The texts of a game are loaded when it is first named here. */
export async function speak(wanted: Language, ...games: GameName[]): Promise<void> {
  await Promise.all([texts.speak(wanted), ...games.map((game) => texts.load(game))]);
  if (language() === wanted) document.documentElement.lang = wanted;
}

/** A game by its name, the first one where there is none. */
export const gameNamed = (name: string | null | undefined): GameName => GAMES.find((one) => one === name) ?? GAMES[0];

export const ofEachGame = <Value>(make: (game: GameName) => Value): Record<GameName, Value> =>
  Object.fromEntries(GAMES.map((game) => [game, make(game)])) as Record<GameName, Value>;

/** Load the texts of a game in the reader's language. */
export const speakOf = (game: GameName): Promise<void> => texts.load(game);

export async function switchTo(wanted: Language): Promise<void> {
  settings.language = wanted;
  await speak(wanted);
}

/** Put the texts of a room's packs over those of the game, by language, or take them away. */
export const layTexts = (game: GameName, laid: Record<string, string>): void => texts.lay(game, laid);

/** Tell the rules of a table from now on, or the printed ones again. */
export const layRules = (game: GameName, rules: Args = {}): void => texts.obey(game, rules);

/** The flags of the rules of the table that is shown; without them texts tell the printed rules. */
export const rulesOf = (game: GameName): Args => texts.rulesOf(game);

/** The texts of a game; those that both games share until the game's own have been loaded. */
export const words = (part: Part = "shared"): Words => texts.words(part);

/** A sentence of the page itself. */
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

  /** Whether the texts are there; they are fetched when this is first asked. */
  get ready(): boolean {
    const there = texts.has(this.loaders, this.part);
    if (!there) this.load().catch(() => undefined); // the page tells that the server is away
    return there;
  }
}

/** The texts that a table does without. */
export const pageTexts = new Subject(pages);

/** Fetch a part of the page together with the texts that a table does without; plugins/named.ts looks for this name. */
export async function withPages<Fetched>(part: Promise<Fetched>): Promise<Fetched> {
  const [fetched] = await Promise.all([part, pageTexts.load()]);
  return fetched;
}
