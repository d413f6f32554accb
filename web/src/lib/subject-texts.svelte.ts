// Texts of one subject, fetched in the reader's language where they are used.
import { language, type Language } from "./settings.svelte";
import { speakOf, words, Words, type Args, type GameName } from "./words.svelte";

export type Loaders = Record<Language, () => Promise<{ default: string }>>;

/** The texts of a subject by themselves; nothing is said until they are there. */
export function subjectTexts(loaders: Loaders) {
  let loaded: Partial<Record<Language, Words>> = $state.raw({});
  return {
    speak: async (): Promise<void> => {
      const wanted = language();
      if (loaded[wanted]) return;
      const { default: text } = await loaders[wanted]();
      loaded = { ...loaded, [wanted]: new Words(wanted, text) };
    },
    spoken: (): boolean => Boolean(loaded[language()]),
    say: (key: string, args?: Args): string => loaded[language()]?.say(key, args) ?? "",
  };
}

/** Adds the texts of a subject to the page's own, or to a game's, unless they already have a message that the subject defines. */
export async function addTexts(loaders: Loaders, message: string, game?: GameName): Promise<Language> {
  const wanted = language();
  const [{ default: text }] = await Promise.all([loaders[wanted](), game && speakOf(game)]);
  if (!words(game).has(message)) words(game).add(text);
  return wanted;
}
