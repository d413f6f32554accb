// A thin wrapper around Fluent: the messages of one language and one game, from the same files as in the terminal.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { language, settings, type Language } from "./settings.svelte";
import { typeset } from "./typeset";

export type Args = Record<string, string | number>;
export const GAMES = ["board", "breakthrough"] as const;
export type GameName = (typeof GAMES)[number];

type Part = "shared" | GameName;

const LOADERS: Record<Language, Record<Part, () => Promise<{ default: string }>>> = {
  en: {
    shared: () => import("package:texts/en-shared"),
    board: () => import("package:texts/en-board"),
    breakthrough: () => import("package:texts/en-breakthrough"),
  },
  pl: {
    shared: () => import("package:texts/pl-shared"),
    board: () => import("package:texts/pl-board"),
    breakthrough: () => import("package:texts/pl-breakthrough"),
  },
  ru: {
    shared: () => import("package:texts/ru-shared"),
    board: () => import("package:texts/ru-board"),
    breakthrough: () => import("package:texts/ru-breakthrough"),
  },
};
const LOCALES: Record<Language, string> = { en: "en-GB", pl: "pl", ru: "ru" };

function remembered<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

export class Words {
  private bundle: FluentBundle;
  private said = new Map<string, string>(); // what needs no arguments is formatted once
  private declined = new Map<string, Record<string, string>>();
  private lists: Intl.ListFormat;

  constructor(
    readonly language: Language,
    ...texts: string[]
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.lists = new Intl.ListFormat(LOCALES[language], { type: "conjunction" });
    for (const text of texts) this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  /** Add texts that only a part of the page needs. */
  add(text: string): void {
    this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say(key: string, args?: Args): string {
    if (args) return this.format(key, args);
    return remembered(this.said, key, () => this.format(key));
  }

  /** All attributes of a message: case forms, number, help text. */
  forms(key: string, args?: Args): Record<string, string> {
    if (args) return this.formatForms(key, args);
    return remembered(this.declined, key, () => this.formatForms(key));
  }

  private format(key: string, args?: Args): string {
    const message = this.bundle.getMessage(key);
    if (!message?.value) return key;
    return typeset(this.bundle.formatPattern(message.value, args, []), this.language);
  }

  private formatForms(key: string, args?: Args): Record<string, string> {
    const found: Record<string, string> = {};
    for (const [name, pattern] of Object.entries(this.bundle.getMessage(key)?.attributes ?? {})) {
      found[name] = typeset(this.bundle.formatPattern(pattern, args, []), this.language);
    }
    return found;
  }

  list(items: string[]): string {
    if (!items.length) return this.say("list-empty");
    return this.lists.format(items);
  }
}

type Spoken = Partial<Record<Part, Words>>;
const parts = new Set<Part>(["shared"]); // what this page has needed so far
const loaded = new Map<Language, Spoken>();
let spoken: Spoken = $state.raw({});

const loading = new Map<string, Promise<void>>(); // nothing is loaded twice: what was added to a text would be lost

function load(wanted: Language, part: Part): Promise<void> {
  return remembered(loading, `${wanted}-${part}`, () => fetchTexts(wanted, part));
}

async function fetchTexts(wanted: Language, part: Part): Promise<void> {
  const needed = part === "shared" ? [part] : (["shared", part] as const);
  const texts = await Promise.all(needed.map((one) => LOADERS[wanted][one]()));
  const all = [...texts.map((text) => text.default), laid[`${wanted}-${part}`] ?? ""];
  loaded.set(wanted, { ...loaded.get(wanted), [part]: new Words(wanted, ...all) });
}

let laid: Record<string, string> = {};

/** Put the texts of a room's packs over those of the game, by language and game, or take them away. */
export async function layTexts(game: GameName, texts: Record<string, string>): Promise<void> {
  laid = texts;
  for (const one of loaded.values()) delete one[game];
  await speakOf(game);
}

/** Switch the language; all texts on the page are rendered again. The texts of a game are loaded when it is first named here. */
export async function speak(wanted: Language, ...games: GameName[]): Promise<void> {
  for (const game of games) parts.add(game);
  await Promise.all([...parts].map((part) => load(wanted, part)));
  if (language() !== wanted) return;
  spoken = loaded.get(wanted) ?? {};
  document.documentElement.lang = wanted;
}

/** Load the texts of a game in the reader's language. */
export const speakOf = (game: GameName): Promise<void> => speak(language(), game);

export async function switchTo(wanted: Language): Promise<void> {
  settings.language = wanted;
  await speak(wanted);
}

/** The texts of a game; those that both games share until the game's own have been loaded. */
export function words(game: Part = "shared"): Words {
  const found = spoken[game] ?? spoken.shared;
  if (!found) throw new Error("no language is loaded yet");
  return found;
}

/** A sentence of the page itself. */
export function t(key: string, args?: Args): string {
  return words().say(key, args);
}
