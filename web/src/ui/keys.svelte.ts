// The keyboard: one listener for the whole window. Components take keys in layers; a layer that blocks hides those below it.
import { settings } from "../text/settings.svelte";

const LAYERS = ["table", "stage", "panel", "dialog"] as const; // the last lies on top
export type Layer = (typeof LAYERS)[number];

/** Takes a key, named as `nameOf` does; whether it had a use for it. */
export type Take = (key: string, event: KeyboardEvent) => boolean;

interface Scope {
  layer: Layer;
  take: Take;
  blocks: boolean; // nothing below its layer hears a key
}
const scopes: Scope[] = [];

const FIELD = "input, select, textarea, [contenteditable]";
const TEXT = "input:not([type=checkbox], [type=radio], [type=range]), textarea, [contenteditable]";
const PRESSABLE = "button, a[href], summary, label, [role=button], [role=tab], [role=radio]";

/** The name of a key: "Escape", "h", "1", " ", or "Mod+z" with Ctrl or Command. Letters are those of the Latin layout. */
export function nameOf(event: KeyboardEvent): string {
  const { key, code, shiftKey } = event;
  const latin = /^\P{ASCII}$/u.test(key) ? (/^Key([A-Z])$/.exec(code)?.[1] ?? key) : key;
  const name = latin.length === 1 ? latin.toLowerCase() : latin;
  if (event.ctrlKey || event.metaKey) return `Mod+${shiftKey ? "Shift+" : ""}${name}`;
  return name;
}

const isCharacter = (name: string) => [...name].length === 1;

/** Whether a key belongs to the element that has the focus: it is typed there, or presses it. */
function isElsewhere(event: KeyboardEvent, name: string): boolean {
  const at = event.target instanceof Element ? event.target : null;
  if (!at || name === "Escape") return false;
  if (at.closest(name.startsWith("Mod+") ? TEXT : FIELD)) return true;
  return (name === " " || name === "Enter") && at.closest(PRESSABLE) !== null;
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

/** Hear keys until the returned function is called. In a layer the newest scope is asked first. */
export function listen(layer: Layer, take: Take, blocks = false): () => void {
  const scope = { layer, take, blocks };
  if (!scopes.length) addEventListener("keydown", dispatch);
  scopes.push(scope);
  return () => {
    scopes.splice(scopes.indexOf(scope), 1);
    if (!scopes.length) removeEventListener("keydown", dispatch);
  };
}

/** Hear keys while a component is there and, if `when` is given, as long as that holds; to be set up by the component. */
export function takeKeys(
  layer: Layer,
  take: Take,
  { when = () => true, blocks = () => false }: { when?: () => boolean; blocks?: () => boolean } = {},
): void {
  $effect(() => (when() ? listen(layer, take, blocks()) : undefined));
}

/** What `aria-keyshortcuts` says of a single key, and what a button shows: nothing where single keys are switched off. */
export const shortcut = (key: string): string | undefined => (key && settings.keys ? key : undefined);
