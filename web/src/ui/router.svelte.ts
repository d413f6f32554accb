// The router: the addresses of the page, how far the reader had scrolled at each of them, and the element that an address names.
import { untrack } from "svelte";
import { isSettling, settle } from "./settle";
import { isDevice } from "package:transport";
import { download } from "../net/download";
import { PLACES } from "../net/types/places";

type Parts<Address> = Address extends `${string}{${infer Part}}${infer Rest}` ? Part | Parts<Rest> : never;
type Named = keyof typeof PLACES;
export type PageName = Named | "unknown";
/** What the addresses of a page tell it; a part that an address leaves out is empty. */
export type PartsOf<Page extends PageName> = Page extends Named
  ? Record<Parts<(typeof PLACES)[Page][number]>, string>
  : object;
/** The parts of all addresses, of which each page takes its own. */
export type AllParts = Record<Parts<(typeof PLACES)[Named][number]>, string>;
export interface Route {
  page: PageName;
  parts: AllParts;
}

const NOTHING: AllParts = { room: "", invite: "", league: "", topic: "", chapter: "", puzzle: "" };
const split = (address: string) => address.split("/").filter(Boolean);
const ADDRESSES = (Object.keys(PLACES) as Named[]).flatMap((page) =>
  PLACES[page].map((address) => ({ page, wanted: split(address) })),
);
const KEPT = "metro2033-scrolled";
let path = $state(place().pathname);
let search = $state(place().search);
let visited = $state(0); // pages opened from within

/** The address of the page. Without a server it stands behind a hash sign, because a static host knows only files. */
export function place(): { pathname: string; search: string; hash: string; href: string } {
  return isDevice ? new URL(location.hash.startsWith("#/") ? location.hash.slice(1) : "/", location.origin) : location;
}

/** An address of the page as links have it. */
export function hrefOf(to: string): string {
  if (!isDevice) return to;
  const { pathname, search, hash } = new URL(to, place().href);
  return `#${pathname}${search}${hash}`;
}

/** How many pages were opened since the first one came from the server. */
export const visits = (): number => visited;

/** What follows the question mark of the address. */
export const query = (): URLSearchParams => new URLSearchParams(search);

export function route(): Route {
  const given = split(path);
  const fits = (wanted: string[]) =>
    wanted.length === given.length && wanted.every((part, at) => part.startsWith("{") || part === given[at]);
  const found = ADDRESSES.find(({ wanted }) => fits(wanted));
  if (!found) return { page: "unknown", parts: NOTHING };
  const told = found.wanted.flatMap((part, at) => (part.startsWith("{") ? [[part.slice(1, -1), given[at]]] : []));
  return { page: found.page, parts: { ...NOTHING, ...Object.fromEntries(told) } };
}

/** Read the address; whether it is that of another page. An effect that corrects an address does not depend on it. */
function read(): boolean {
  return untrack(() => {
    const { pathname, search: asked } = place();
    const moved = path !== pathname;
    path = pathname;
    search = asked;
    if (moved) visited += 1;
    return moved;
  });
}

/** Open an address of the page. */
export function go(to: string, replace = false): void {
  remember();
  if (!replace) number += 1;
  scrolled.delete(number);
  history[replace ? "replaceState" : "pushState"]({ number }, "", hrefOf(to));
  putAt(place().hash ? named() : top, read());
}

/** Correct the address of what is shown already; going back leads past it. A page that is being left corrects nothing. */
export function note(to: string): void {
  if (new URL(to, place().href).pathname !== place().pathname) return;
  history.replaceState({ number }, "", hrefOf(to));
  read();
}

// Where the reader is put on a page. The browser could not do it: the page is still being fetched when it would.

type Place = () => boolean; // whether it could be reached
let pending: Place | null = null; // for the page that is being opened
const scrolled = new Map(kept()); // how far, by the number of an entry in the history
let number = numberOf(history.state) ?? 0;

function numberOf(state: unknown): number | undefined {
  return (state as { number?: number } | null)?.number;
}

const top: Place = () => {
  scrollTo(0, 0);
  return true;
};
const at =
  (height: number): Place =>
  () => {
    scrollTo(0, height);
    return Math.abs(scrollY - height) < 2;
  };
/** At the element that the address names. */
function named(): Place {
  const id = decodeURIComponent(place().hash.slice(1));
  return () => {
    const element = document.getElementById(id);
    document.querySelector("[data-named]")?.removeAttribute("data-named");
    element?.setAttribute("data-named", "");
    element?.scrollIntoView();
    if (element?.hasAttribute("tabindex")) element.focus({ preventScroll: true });
    return element !== null;
  };
}

/** Put the reader again at the element that the address names, after its texts have changed. */
export function showNamed(): void {
  if (place().hash) settle(named());
}

function putAt(place: Place, elsewhere: boolean): void {
  pending = place;
  if (!elsewhere) arrived();
}

/** The page of the address is there. */
export function arrived(): void {
  const place = pending;
  pending = null;
  if (place) settle(place);
}

/** The history has moved, or a link has led to a place on the same page. */
function traverse(state: unknown): void {
  const before = numberOf(state);
  remember();
  number = before ?? number + 1;
  if (before === undefined) history.replaceState({ number }, "");
  const height = scrolled.get(number);
  putAt(height !== undefined ? at(height) : place().hash ? named() : top, read());
}

function kept(): [number, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "[]") as [number, number][];
  } catch {
    return [];
  }
}

/** Note how far the reader is, unless the page is not there yet. */
function remember(): void {
  if (!pending && !isSettling()) scrolled.set(number, scrollY);
}

function keep(): void {
  remember();
  try {
    sessionStorage.setItem(KEPT, JSON.stringify([...scrolled]));
  } catch {
    // works without storage, too
  }
}

history.scrollRestoration = "manual";
history.replaceState({ number }, "");
pending = scrolled.has(number) ? at(scrolled.get(number)!) : place().hash ? named() : null;
addEventListener("popstate", (event) => traverse(event.state));
addEventListener("pagehide", keep);

/** Handle links inside the page, unless the reader opens a new tab. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || link.target) return;
  if (isDevice) followHashed(event, link.getAttribute("href")!, link.hasAttribute("download"));
  if (isDevice || link.hasAttribute("download")) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#"))
    return;
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
}

/** The same where addresses stand behind a hash sign: "#/learn" leads to a page, "#B-1" to an element, "#/api/…" to a file. */
function followHashed(event: MouseEvent, href: string, isFile: boolean): void {
  if (!href.startsWith("#")) return;
  event.preventDefault();
  if (isFile) void download(href.slice(1));
  else go(href.startsWith("#/") ? href.slice(1) : href);
}
