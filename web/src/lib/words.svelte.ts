// A thin wrapper around Fluent: the messages of one language and one game, from the same files as in the terminal.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { language, settings, type Language } from "./settings.svelte";
import { typeset } from "./typeset";

export type Args = Record<string, string | number>;
export type GameName = "board" | "breakthrough";

const LOADERS: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import("package:texts/en"),
  pl: () => import("package:texts/pl"),
  ru: () => import("package:texts/ru"),
};
const LOCALES: Record<Language, string> = { en: "en-GB", pl: "pl", ru: "ru" };

export class Words {
  private bundle: FluentBundle;

  constructor(
    readonly language: Language,
    ...texts: string[]
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say(key: string, args?: Args): string {
    const message = this.bundle.getMessage(key);
    if (!message?.value) return key;
    return typeset(this.bundle.formatPattern(message.value, args, []), this.language);
  }

  /** All attributes of a message: case forms, number, help text. */
  forms(key: string, args?: Args): Record<string, string> {
    const message = this.bundle.getMessage(key);
    const found: Record<string, string> = {};
    for (const [name, pattern] of Object.entries(message?.attributes ?? {})) {
      found[name] = typeset(this.bundle.formatPattern(pattern, args, []), this.language);
    }
    return found;
  }

  list(items: string[]): string {
    if (!items.length) return this.say("list-empty");
    return new Intl.ListFormat(LOCALES[this.language], { type: "conjunction" }).format(items);
  }
}

type Spoken = Record<"shared" | GameName, Words>;
const loaded = new Map<Language, Spoken>();
let spoken: Spoken | undefined = $state.raw();

/** Switch the language; all texts on the page are rendered again. */
export async function speak(wanted: Language): Promise<void> {
  let words = loaded.get(wanted);
  if (!words) {
    const texts = (await LOADERS[wanted]()).default;
    words = {
      shared: new Words(wanted, texts.shared),
      board: new Words(wanted, texts.shared, texts.board),
      breakthrough: new Words(wanted, texts.shared, texts.breakthrough),
    };
    loaded.set(wanted, words);
  }
  if (language() !== wanted) return;
  spoken = words;
  document.documentElement.lang = wanted;
}

export async function switchTo(wanted: Language): Promise<void> {
  settings.language = wanted;
  await speak(wanted);
}

export function words(game: GameName | "shared" = "shared"): Words {
  if (!spoken) throw new Error("no language is loaded yet");
  return spoken[game];
}

/** A sentence of the page itself. */
export function t(key: string, args?: Args): string {
  return words().say(key, args);
}
