// The texts of the page: fetched by part and language, with the texts of subjects added and those of content packs laid over them.
import { FluentResource } from "@fluent/bundle";
import { untrack } from "svelte";
import { Words, type Args } from "./bundle";
import type { Language } from "../net/types/languages";

export type Loaders = Record<Language, () => Promise<{ default: string }>>;
const NO_RULES: Args = {}; // texts tell the printed rules

/**
 * Each part (the page's own texts, or those of a game) is one `Words`, which is replaced whenever a text is added to it or laid
 * over it, or the language changes: whatever reads it is rendered again.
 */
export class Texts<Part extends string> {
  private spoken = $state<Partial<Record<Part, Words>>>({});
  private rules = $state.raw<Partial<Record<Part, Args>>>({});
  private language: Language | null = null; // of what is spoken
  private readonly wanted = new Map<Part, Set<Loaders>>(); // everything that a part has needed so far, the oldest first
  private readonly fetched = new Map<() => Promise<{ default: string }>, FluentResource>();
  private readonly laid = new Map<Part, Partial<Record<Language, FluentResource>>>();

  /** Every part is spoken together with the texts of the part `shared`. */
  constructor(
    private readonly parts: Record<Part, Loaders>,
    private readonly shared: Part,
    private readonly reader: () => Language,
  ) {}

  /** Speak a language: every text that has been needed so far is fetched in it first. */
  async speak(language: Language): Promise<void> {
    this.want(this.shared);
    const needed = [...this.wanted.values()].flatMap((sources) => [...sources]);
    await Promise.all(needed.map((source) => this.fetch(source[language])));
    if (this.reader() !== language) return;
    this.language = language;
    for (const part of this.wanted.keys()) this.compose(part);
  }

  /** Fetch a part, in this and in every later language. */
  async load(part: Part): Promise<void> {
    await this.add(this.parts[part], part);
  }

  /** Add the texts of a subject to a part, in this and in every later language. */
  async add(subject: Loaders, part: Part): Promise<void> {
    const language = untrack(this.reader);
    this.want(part).add(subject);
    await Promise.all([this.parts[part], this.parts[this.shared], subject].map((one) => this.fetch(one[language])));
    if (this.language === language) this.compose(part);
  }

  /** Lay texts over those of a part, by language, in place of what lay there; without any, take them away. */
  lay(part: Part, texts: Partial<Record<Language, string>>): void {
    const parsed = Object.entries(texts).map(([language, text]) => [language, new FluentResource(text)]);
    this.laid.set(part, Object.fromEntries(parsed) as Partial<Record<Language, FluentResource>>);
    if (this.wanted.has(part)) this.compose(part);
  }

  /** Say what the rules of a table say from now on; texts name their flags, as `$survival1`. */
  obey(part: Part, rules: Args): void {
    if (JSON.stringify(rules) === JSON.stringify(untrack(() => this.rulesOf(part)))) return;
    this.rules = { ...untrack(() => this.rules), [part]: rules };
    if (this.wanted.has(part)) this.compose(part);
  }

  /** The flags that the texts of a part may name. */
  rulesOf(part: Part): Args {
    return this.rules[part] ?? NO_RULES;
  }

  /** Whether the texts of a subject are spoken. */
  has(subject: Loaders, part: Part): boolean {
    const words = this.spoken[part];
    const text = words && this.fetched.get(subject[words.language]);
    return text !== undefined && words!.texts.includes(text);
  }

  /** The texts of a part; the shared ones until its own have been fetched. */
  words(part: Part): Words {
    const found = this.spoken[part] ?? this.spoken[this.shared];
    if (!found) throw new Error("no language is loaded yet");
    return found;
  }

  private want(part: Part): Set<Loaders> {
    const sources = this.wanted.get(part) ?? new Set([this.parts[part]]);
    this.wanted.set(part, sources);
    return sources;
  }

  private async fetch(load: () => Promise<{ default: string }>): Promise<void> {
    if (this.fetched.has(load)) return;
    const { default: text } = await load(); // fetched once: modules are cached
    if (!this.fetched.has(load)) this.fetched.set(load, new FluentResource(text));
  }

  private compose(part: Part): void {
    const { language } = this;
    if (!language || !this.fetched.has(this.parts[part][language])) return;
    const sources = new Set([this.parts[this.shared], ...this.want(part)]);
    const found = [...sources].map((source) => this.fetched.get(source[language]));
    const texts = [...found, this.laid.get(part)?.[language]].filter((text) => text !== undefined);
    const rules = untrack(() => this.rulesOf(part));
    const before = untrack(() => this.spoken[part]);
    const same = before?.texts.length === texts.length && texts.every((text, index) => text === before.texts[index]);
    if (!same || before.rules !== rules) this.spoken[part] = new Words(language, texts, rules);
  }
}
