// The reader's preferences, stored in this browser.
import { isDevice, prefix } from "package:transport";
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
  soundOffered: false, // whether the reader has been asked
  pace: "normal" as Pace,
  stopAtMine: true, // events that concern the reader wait for "Continue", at every pace
  roundEnd: true, // show a summary at the end of each round
  flavour: true, // lines of mood beside the facts
  warnings: true,
  keys: true, // single-key shortcuts: 1 to 9, H, C, L, space
  oneClick: false, // a click on a target acts at once
  notices: false,
  game: "", // the last game started from the home page
  opponents: 2, // their number and level in a game from the home page
  level: "regular",
  primed: [] as string[], // games whose primer has been read
  help: true, // explain questions that appear for the first time
  met: [] as string[], // questions that have appeared
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

/** Returns whether animations are allowed: by the reader's setting, otherwise by the system's. */
export const moves = (): boolean => (settings.motion === "system" ? systemMoves : settings.motion === "on");

/** Stores the settings and applies them. */
export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // storage may be unavailable; the page works without it
  }
  const root = document.documentElement;
  root.dataset.text = settings.textSize;
  root.dataset.motion = moves() ? "on" : "off"; // ui/page.css stops all motion for "off"
  if (!isDevice) document.cookie = `lang=${language()}; path=${prefix}/; max-age=31536000; samesite=lax`;
}
