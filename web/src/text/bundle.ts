// A thin wrapper around Fluent: the messages of one language, from the same files as in the terminal.
import { FluentBundle, type FluentResource } from "@fluent/bundle";
import { ABOUT, type Language } from "../net/types/languages";
import { typeset } from "./typeset";

export type Args = Record<string, string | number>;

function remembered<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

export class Words {
  private bundle: FluentBundle;
  private said = new Map<string, string>(); // cache of messages without arguments
  private declined = new Map<string, Record<string, string>>();
  private lists: Intl.ListFormat;

  /** Later texts override earlier ones. */
  constructor(
    readonly language: Language,
    readonly texts: readonly FluentResource[],
    readonly rules: Args = {}, // the flags that texts may refer to
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.lists = new Intl.ListFormat(ABOUT[language].locale, { type: "conjunction" });
    for (const text of texts) this.bundle.addResource(text, { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say(key: string, args?: Args): string {
    if (args) return this.format(key, args);
    return remembered(this.said, key, () => this.format(key));
  }

  /** Returns all attributes of a message: case forms, number, help text. */
  forms(key: string, args?: Args): Record<string, string> {
    if (args) return this.formatForms(key, args);
    return remembered(this.declined, key, () => this.formatForms(key));
  }

  private format(key: string, args?: Args): string {
    const message = this.bundle.getMessage(key);
    if (!message?.value) return key;
    return typeset(this.bundle.formatPattern(message.value, { ...this.rules, ...args }, []), this.language);
  }

  private formatForms(key: string, args?: Args): Record<string, string> {
    const attributes: Record<string, string> = {};
    for (const [name, pattern] of Object.entries(this.bundle.getMessage(key)?.attributes ?? {})) {
      attributes[name] = typeset(this.bundle.formatPattern(pattern, { ...this.rules, ...args }, []), this.language);
    }
    return attributes;
  }

  list(items: string[]): string {
    if (!items.length) return this.say("list-empty");
    return this.lists.format(items);
  }
}
