// The texts of the page: loaded by part and language, extended by texts of subjects and overridden by those of content packs.
import { FluentResource } from "@fluent/bundle";
import { untrack } from "svelte";
import { Words, type Args } from "./bundle";
import type { Language } from "../net/types/languages";

export type Loaders = Record<Language, () => Promise<{ default: string }>>;
const NO_RULES: Args = {}; // texts describe the printed rules

/**
 * Each part (the page's own texts, or those of a game) is one `Words`, replaced whenever a text is added or overridden or the language
 * changes: everything that reads it is rendered again.
 */
export class Texts<Part extends string> {
  private spoken = $state<Partial<Record<Part, Words>>>({});
  private rules = $state.raw<Partial<Record<Part, Args>>>({});
  private language: Language | null = null; // the language of the current texts
  private readonly wanted = new Map<Part, Set<Loaders>>(); // all loaders that a part has needed so far, oldest first
  private readonly fetched = new Map<() => Promise<{ default: string }>, FluentResource>();
  private readonly laid = new Map<Part, Partial<Record<Language, FluentResource>>>();

  /** The texts of the part `shared` are added to every other part. */
  constructor(
    private readonly parts: Record<Part, Loaders>,
    private readonly shared: Part,
    private readonly reader: () => Language,
  ) {}

  /** Switches the language, after loading every text needed so far in it. */
  async speak(language: Language): Promise<void> {
    this.want(this.shared);
    const needed = [...this.wanted.values()].flatMap((sources) => [...sources]);
    await Promise.all(needed.map((source) => this.fetch(source[language])));
    if (this.reader() !== language) return;
    this.language = language;
    for (const part of this.wanted.keys()) this.compose(part);
  }

  /** Loads a part, in this and in every later language. */
  async load(part: Part): Promise<void> {
    await this.add(this.parts[part], part);
  }

  /** Adds the texts of a subject to a part, in this and in every later language. */
  async add(subject: Loaders, part: Part): Promise<void> {
    const language = untrack(this.reader);
    this.want(part).add(subject);
    await Promise.all(
      [this.parts[part], this.parts[this.shared], subject].map((sources) => this.fetch(sources[language])),
    );
    if (this.language !== language) return;
    for (const each of part === this.shared ? this.wanted.keys() : [part]) this.compose(each);
  }

  /** Overrides texts of a part, by language, in place of earlier overrides; an empty value removes them. */
  lay(part: Part, texts: Partial<Record<Language, string>>): void {
    const parsed = Object.entries(texts).map(([language, text]) => [language, new FluentResource(text)]);
    this.laid.set(part, Object.fromEntries(parsed) as Partial<Record<Language, FluentResource>>);
    if (this.wanted.has(part)) this.compose(part);
  }

  /** Sets the rules of a table; texts refer to their flags, as `$survival1`. */
  obey(part: Part, rules: Args): void {
    if (JSON.stringify(rules) === JSON.stringify(untrack(() => this.rulesOf(part)))) return;
    this.rules = { ...untrack(() => this.rules), [part]: rules };
    if (this.wanted.has(part)) this.compose(part);
  }

  /** Returns the flags that the texts of a part may refer to. */
  rulesOf(part: Part): Args {
    return this.rules[part] ?? NO_RULES;
  }

  /** Returns whether the texts of a subject are loaded. */
  has(subject: Loaders, part: Part): boolean {
    const words = this.spoken[part];
    const text = words && this.fetched.get(subject[words.language]);
    return text !== undefined && words!.texts.includes(text);
  }

  /** Returns the texts of a part; until they are loaded, the shared ones. */
  words(part: Part): Words {
    const spoken = this.spoken[part] ?? this.spoken[this.shared];
    if (!spoken) throw new Error("no language is loaded yet");
    return spoken;
  }

  private want(part: Part): Set<Loaders> {
    const sources = this.wanted.get(part) ?? new Set([this.parts[part]]);
    this.wanted.set(part, sources);
    return sources;
  }

  private async fetch(load: () => Promise<{ default: string }>): Promise<void> {
    if (this.fetched.has(load)) return;
    const { default: text } = await load(); // loaded once: modules are cached
    if (!this.fetched.has(load)) this.fetched.set(load, new FluentResource(text));
  }

  private compose(part: Part): void {
    const { language } = this;
    if (!language || !this.fetched.has(this.parts[part][language])) return;
    const sources = new Set([...this.want(this.shared), ...this.want(part)]);
    const fetched = [...sources].map((source) => this.fetched.get(source[language]));
    const texts = [...fetched, this.laid.get(part)?.[language]].filter((text) => text !== undefined);
    const rules = untrack(() => this.rulesOf(part));
    const before = untrack(() => this.spoken[part]);
    const same = before?.texts.length === texts.length && texts.every((text, index) => text === before.texts[index]);
    if (!same || before.rules !== rules) this.spoken[part] = new Words(language, texts, rules);
  }
}
