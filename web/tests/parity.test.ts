// The page and the engine say the same: every event, prompt and choice of the golden records, in every language.
// tests/text/sentences.py writes the file; SENTENCES names it.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sayOutlook } from "../src/text/say-outlook";
import { Sayer } from "../src/text/sayer";
import type { OptionView, Outlook, Told } from "../src/net/types/wire";
import { speak, words, type GameName } from "../src/text/words.svelte";
import { LANGUAGES } from "../src/net/types/languages";
import { settings } from "../src/text/settings.svelte";

interface Sayable {
  game: GameName;
  players: (string | null)[];
  figures: (string | null)[];
  event?: Told;
  prompt?: string;
  about?: Record<string, string>;
  choice?: OptionView;
  outlook?: Outlook;
}

const GAMES: GameName[] = ["board", "breakthrough"];
const file = process.env.SENTENCES;

function say(sayer: Sayer, { event, prompt = "", about, choice, outlook, ...cast }: Sayable): string {
  if (event) return sayer.event(event, cast);
  if (choice && outlook) return sayOutlook(outlook, choice, sayer).join("; ");
  return choice ? sayer.choice(choice, prompt, cast) : sayer.prompt(prompt, about ?? {}, cast);
}

test.skipIf(!file)("every sentence of the golden records is the same in the page", async () => {
  const sayers = new Map<string, Sayer>();
  for (const language of LANGUAGES) {
    settings.language = language;
    await speak(language, ...GAMES);
    for (const game of GAMES) sayers.set(`${language} ${game}`, new Sayer(words(game), game));
  }
  const lines = readFileSync(file ?? "", "utf8").split("\n");
  const differences = lines.flatMap((line) => {
    const [sayable, said] = JSON.parse(line) as [Sayable, string[]];
    return LANGUAGES.flatMap((language, index) => {
      const ours = say(sayers.get(`${language} ${sayable.game}`)!, sayable);
      return ours === said[index] ? [] : [{ language, page: ours, engine: said[index], line }];
    });
  });
  expect(lines.length).toBeGreaterThan(1_000);
  expect(differences.slice(0, 10)).toEqual([]);
});
