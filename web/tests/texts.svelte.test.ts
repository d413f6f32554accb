// The loader of texts: languages, subjects that are added, and packs that are laid over a game.
import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { LANGUAGES, type Language } from "../src/net/types/languages";
import { settings } from "../src/text/settings.svelte";
import { Texts, type Loaders } from "../src/text/texts.svelte";
import { speak, Subject, t } from "../src/text/words.svelte";

const said = (text: string): Loaders =>
  Object.fromEntries(
    LANGUAGES.map((one) => [one, () => Promise.resolve({ default: text.replaceAll("@", one) })]),
  ) as Loaders;

function texts() {
  let language: Language = "en";
  const parts = {
    shared: said("greeting = hello @"),
    board: said("faction = Reich @\nhero = Artyom @"),
    cards: said("faction = Hanza @"),
  };
  const made = new Texts<keyof typeof parts>(parts, "shared", () => language);
  const speakIn = (wanted: Language) => {
    language = wanted;
    return made.speak(wanted);
  };
  return { made, speakIn };
}

test("the texts of a game survive packs that were laid over them and taken away", async () => {
  const { made, speakIn } = texts();
  await speakIn("en");
  await made.load("board");
  made.lay("board", { en: "faction = Anna’s Reich", pl: "faction = Rzesza Anny" });
  expect(made.words("board").say("faction")).toBe("Anna’s Reich");
  expect(made.words("board").say("hero")).toBe("Artyom en");
  expect(made.words("board").say("greeting")).toBe("hello en");
  await speakIn("pl");
  expect(made.words("board").say("faction")).toBe("Rzesza Anny");
  await speakIn("ru"); // the pack says nothing in this language
  expect(made.words("board").say("faction")).toBe("Reich ru");
  made.lay("board", {});
  await speakIn("en");
  expect(made.words("board").say("faction")).toBe("Reich en");
});

test("texts that are added to the shared ones are there in every game, too", async () => {
  const { made, speakIn } = texts();
  await speakIn("en");
  await made.load("board");
  await made.add(said("won = Won @"), "shared");
  expect(made.words("board").say("won")).toBe("Won en");
  await made.load("cards");
  await speakIn("pl");
  expect(made.words("cards").say("won")).toBe("Won pl");
});

test("packs that are laid before a game is first loaded are there with it", async () => {
  const { made, speakIn } = texts();
  await speakIn("en");
  made.lay("cards", { en: "faction = Anna’s Hanza" });
  expect(made.words("cards").say("greeting")).toBe("hello en"); // the shared texts until then
  await made.load("cards");
  expect(made.words("cards").say("faction")).toBe("Anna’s Hanza");
});

test("the texts of a subject are there in every later language, and over packs that change", async () => {
  const { made, speakIn } = texts();
  const lesson = said("step = Look @");
  await speakIn("en");
  expect(made.has(lesson, "board")).toBe(false);
  await made.add(lesson, "board");
  expect(made.has(lesson, "board")).toBe(true);
  expect(made.words("board").say("hero")).toBe("Artyom en"); // the game is loaded with its subject
  await speakIn("ru");
  made.lay("board", { ru: "hero = Anna" });
  expect(made.words("board").say("step")).toBe("Look ru");
  expect(made.words("board").say("hero")).toBe("Anna");
});

test("a language that comes late speaks no more over the one that was chosen after it", async () => {
  const { made, speakIn } = texts();
  await speakIn("en");
  const [slow, last] = [speakIn("pl"), speakIn("ru")];
  await Promise.all([slow, last]);
  expect(made.words("shared").say("greeting")).toBe("hello ru");
});

test("a subject that could not be fetched is fetched again when it is asked for again", async () => {
  const { made, speakIn } = texts();
  await speakIn("en");
  const load = vi.fn().mockRejectedValueOnce(new TypeError("away")).mockResolvedValue({ default: "step = Look" });
  const lesson = Object.fromEntries(LANGUAGES.map((one) => [one, load])) as unknown as Loaders;
  await expect(made.add(lesson, "board")).rejects.toThrow("away");
  await made.add(lesson, "board");
  expect(made.words("board").say("step")).toBe("Look");
});

test("what is on the page is rendered again when texts come, change and go", async () => {
  const { made, speakIn } = texts();
  await speakIn("en");
  const shown: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => void shown.push(made.words("board").say("faction")));
  });
  flushSync();
  await made.load("board");
  flushSync();
  made.lay("board", { en: "faction = Anna’s Reich" });
  flushSync();
  await made.load("board"); // nothing new: nothing is rendered
  flushSync();
  made.lay("board", {});
  flushSync();
  stop();
  expect(shown).toEqual(["faction", "Reich en", "Anna’s Reich", "Reich en"]);
});

test("a subject of the page says that it is ready, and is fetched because it was asked", async () => {
  settings.language = "en";
  await speak("en");
  const subject = new Subject(said("subject-of-a-test = Ready @"));
  const shown: (string | boolean)[] = [];
  const stop = $effect.root(() => {
    $effect(() => void shown.push(subject.ready && t("subject-of-a-test")));
  });
  flushSync();
  await vi.waitFor(() => {
    flushSync();
    expect(shown).toEqual([false, "Ready en"]);
  });
  settings.language = "ru";
  await speak("ru");
  flushSync();
  stop();
  expect(shown.at(-1)).toBe("Ready ru");
});
