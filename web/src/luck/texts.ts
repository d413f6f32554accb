// The texts about luck, fetched where they are used.
import { subjectTexts } from "../lib/subject-texts.svelte";

export const {
  speak: speakLuck,
  spoken,
  say: l,
} = subjectTexts({
  en: () => import("package:texts/en-shared-luck"),
  pl: () => import("package:texts/pl-shared-luck"),
  ru: () => import("package:texts/ru-shared-luck"),
});
