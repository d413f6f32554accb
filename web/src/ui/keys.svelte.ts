// Keyboard handling: one listener for the whole window. Components register in layers; a blocking layer hides the layers below it.
import { settings } from "../text/settings.svelte";

const LAYERS = ["table", "stage", "panel", "dialog"] as const; // bottom to top
export type Layer = (typeof LAYERS)[number];

/** Handles a key, named by `nameOf`; returns whether it used the key. */
export type Take = (key: string, event: KeyboardEvent) => boolean;

interface Scope {
  layer: Layer;
  take: Take;
  blocks: boolean; // layers below receive no keys
}
const scopes: Scope[] = [];

const FIELD = "input, select, textarea, [contenteditable]";
const TEXT = "input:not([type=checkbox], [type=radio], [type=range]), textarea, [contenteditable]";
const PRESSABLE = "button, a[href], summary, label, [role=button], [role=tab], [role=radio]";

/** Returns the name of a key: "Escape", "h", "1", " ", or "Mod+z" with Ctrl or Command. On other layouts, letters are named by their Latin key. */
export function nameOf(event: KeyboardEvent): string {
  const { key, code, shiftKey } = event;
  const latin = /^\P{ASCII}$/u.test(key) ? (/^Key([A-Z])$/.exec(code)?.[1] ?? key) : key;
  const name = latin.length === 1 ? latin.toLowerCase() : latin;
  if (event.ctrlKey || event.metaKey) return `Mod+${shiftKey ? "Shift+" : ""}${name}`;
  return name;
}

const isCharacter = (name: string) => [...name].length === 1;

/** Returns whether the focused element handles the key itself: as text input, or as a press. */
function isElsewhere(event: KeyboardEvent, name: string): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (!target || name === "Escape") return false;
  if (target.closest(name.startsWith("Mod+") ? TEXT : FIELD)) return true;
  return (name === " " || name === "Enter") && target.closest(PRESSABLE) !== null;
}

function dispatch(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.altKey) return;
  const name = nameOf(event);
  if (isElsewhere(event, name) || (isCharacter(name) && (event.repeat || !settings.keys))) return;
  for (const layer of [...LAYERS].reverse()) {
    const here = scopes.filter((scope) => scope.layer === layer);
    if (here.reverse().some((scope) => scope.take(name, event))) {
      event.preventDefault();
      return;
    }
    if (here.some((scope) => scope.blocks)) return;
  }
}

/** Registers a key handler; the returned function removes it. Within a layer, the newest handler comes first. */
export function listen(layer: Layer, take: Take, blocks = false): () => void {
  const scope = { layer, take, blocks };
  if (!scopes.length) addEventListener("keydown", dispatch);
  scopes.push(scope);
  return () => {
    scopes.splice(scopes.indexOf(scope), 1);
    if (!scopes.length) removeEventListener("keydown", dispatch);
  };
}

/** Registers a key handler while the calling component is mounted and `when` is true. Call it during the component's initialisation. */
export function takeKeys(
  layer: Layer,
  take: Take,
  { when = () => true, blocks = () => false }: { when?: () => boolean; blocks?: () => boolean } = {},
): void {
  $effect(() => (when() ? listen(layer, take, blocks()) : undefined));
}

/** Returns a single-key shortcut for `aria-keyshortcuts` and for a button's label; undefined while single keys are switched off. */
export const shortcut = (key: string): string | undefined => (key && settings.keys ? key : undefined);
