// The reader's preferences, stored in this browser.
import { LANGUAGES, type Language } from "../net/types/languages";

export const PACES = ["slow", "normal", "fast", "instant"] as const;
export type Pace = (typeof PACES)[number];

const KEY = "metro2033";
const DEFAULTS = {
  language: "" as Language | "",
  name: "",
  textSize: "normal" as "normal" | "large" | "huge",
  motion: "system" as "system" | "on" | "off",
  patterns: true,
  sound: false,
  volume: 0.6,
  ambience: false,
  pace: "normal" as Pace,
  stopAtMine: true, // events that touch me wait for "Continue" at every pace
  roundEnd: true, // the round ends with a table of its own
  warnings: true,
  keys: true, // single keys act: 1 to 9, H, C, L, space
  oneClick: false, // a click on a target acts at once
  notices: false,
  level: "regular", // of the bots in a game from the home page
  primed: [] as string[], // games whose primer has been read
  help: true, // a question that comes up for the first time is explained
  met: [] as string[], // questions that have come up
};
type Settings = typeof DEFAULTS;

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

function browserLanguage(): Language {
  for (const wish of navigator.languages ?? [navigator.language]) {
    const code = wish.slice(0, 2).toLowerCase();
    if ((LANGUAGES as readonly string[]).includes(code)) return code as Language;
  }
  return "en";
}

export const settings: Settings = $state({ ...DEFAULTS, ...stored() });
if (!settings.language) settings.language = browserLanguage();

export function language(): Language {
  return settings.language || "en";
}

const reduced = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
let systemMoves = $state(!reduced?.matches);
reduced?.addEventListener?.("change", () => (systemMoves = !reduced.matches));

/** Whether things may move: as the reader has chosen, else as the system says. */
export const moves = (): boolean => (settings.motion === "system" ? systemMoves : settings.motion === "on");

/** Store the settings and apply them. */
export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // works without storage, too
  }
  const root = document.documentElement;
  root.dataset.text = settings.textSize;
  root.dataset.motion = moves() ? "on" : "off"; // ui/page.css stops everything for "off"
  document.cookie = `lang=${language()}; path=/; max-age=31536000; samesite=lax`;
}
