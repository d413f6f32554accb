// The router: the addresses of the page, the scroll position at each of them, and the element that an address names.
import { untrack } from "svelte";
import { isSettling, settle } from "./settle";
import { isDevice, prefix } from "package:transport";
import { download } from "../net/download";
import { PLACES } from "../net/types/places";

type Parts<Address> = Address extends `${string}{${infer Part}}${infer Rest}` ? Part | Parts<Rest> : never;
type Named = keyof typeof PLACES;
export type PageName = Named | "unknown";
/** The parameters of a page's addresses; one that an address lacks is empty. */
export type PartsOf<Page extends PageName> = Page extends Named
  ? Record<Parts<(typeof PLACES)[Page][number]>, string>
  : object;
/** The parameters of all addresses, of which each page takes its own. */
export type AllParts = Record<Parts<(typeof PLACES)[Named][number]>, string>;
export interface Route {
  page: PageName;
  parts: AllParts;
}

const NOTHING: AllParts = { room: "", invite: "", league: "", topic: "", chapter: "", puzzle: "", exercise: "" };
const split = (address: string) => address.split("/").filter(Boolean);
const ADDRESSES = (Object.keys(PLACES) as Named[]).flatMap((page) =>
  PLACES[page].map((address) => ({ page, wanted: split(address) })),
);
const PAGES = new Set(ADDRESSES.map(({ wanted }) => wanted[0]));
const KEPT = "metro2033-scrolled";
const OTHERS = ["/api/", "/device/"]; // addresses of the server that are no pages of this one
let path = $state(place().pathname);
let search = $state(place().search);
let visited = $state(0); // number of pages opened by links within the page

/** The address of the page, without the prefix. Without a server it stands behind a hash sign, because a static host knows only files. */
export function place(): URL {
  return isDevice
    ? new URL(location.hash.startsWith("#/") ? location.hash.slice(1) : "/", location.origin)
    : bare(new URL(location.href));
}

function bare(url: URL): URL {
  if (url.pathname.startsWith(`${prefix}/`)) url.pathname = url.pathname.slice(prefix.length);
  return url;
}

/** An address of the page as links have it. */
export function hrefOf(to: string): string {
  const { pathname, search, hash } = new URL(to, place().href);
  return prefix + pathname + search + hash;
}

/** Splits a path on a server, which may be below a path of its host, before the address of a page. */
export function splitPage(path: string): { before: string; page: string } {
  const parts = split(path);
  const at = parts.findIndex((part) => PAGES.has(part));
  const first = at < 0 ? parts.length : at;
  return {
    before: parts
      .slice(0, first)
      .map((part) => `/${part}`)
      .join(""),
    page: parts.slice(first).join("/"),
  };
}

/** The same with the host, to be shared. */
export const linkTo = (to: string): string => new URL(hrefOf(to), location.href).href;

/** Returns how many pages were opened after the first one, which came from the server. */
export const visits = (): number => visited;

/** Returns the query of the address. */
export const query = (): URLSearchParams => new URLSearchParams(search);

export function route(): Route {
  const given = split(path);
  const fits = (wanted: string[]) =>
    wanted.length === given.length && wanted.every((part, at) => part.startsWith("{") || part === given[at]);
  const match = ADDRESSES.find(({ wanted }) => fits(wanted));
  if (!match) return { page: "unknown", parts: NOTHING };
  const entries = match.wanted.flatMap((part, at) => (part.startsWith("{") ? [[part.slice(1, -1), given[at]]] : []));
  return { page: match.page, parts: { ...NOTHING, ...Object.fromEntries(entries) } };
}

/** Reads the address; returns whether it belongs to another page. Not tracked, so that an effect that corrects the address does not depend on it. */
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

/** Opens an address of the page. */
export function go(to: string, replace = false): void {
  remember();
  if (!replace) number += 1;
  scrolled.delete(number);
  history[replace ? "replaceState" : "pushState"]({ number }, "", hrefOf(to));
  putAt(place().hash ? named() : top, read());
}

/** Corrects the address of the current page without a new entry in the history. A page that is being left corrects nothing. */
export function note(to: string): void {
  if (new URL(to, place().href).pathname !== place().pathname) return;
  history.replaceState({ number }, "", hrefOf(to));
  read();
}

// Scroll positions. The browser cannot restore them itself: the page's parts are still being loaded when it tries.

type Place = () => boolean; // returns whether the position could be reached
let pending: Place | null = null; // for the page being opened
const scrolled = new Map(kept()); // positions, by the number of the entry in the history
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
/** Returns the place of the element that the address names. */
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

/** Scrolls to the element that the address names again, after its texts have changed. */
export function showNamed(): void {
  if (place().hash) settle(named());
}

function putAt(place: Place, elsewhere: boolean): void {
  pending = place;
  if (!elsewhere) arrived();
}

/** Called when the page of the address is rendered. */
export function arrived(): void {
  const place = pending;
  pending = null;
  if (place) settle(place);
}

/** Handles a move in the history, or a link to another place on the same page. */
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

/** Stores the reader's position, unless the page is still loading. */
function remember(): void {
  if (!pending && !isSettling()) scrolled.set(number, scrollY);
}

function keep(): void {
  remember();
  try {
    sessionStorage.setItem(KEPT, JSON.stringify([...scrolled]));
  } catch {
    // storage may be unavailable; the page works without it
  }
}

history.scrollRestoration = "manual";
history.replaceState({ number }, "");
pending = scrolled.has(number) ? at(scrolled.get(number)!) : place().hash ? named() : null;
addEventListener("popstate", (event) => traverse(event.state));
addEventListener("pagehide", keep);

/** Handles links inside the page, unless the reader opens a new tab. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || link.target) return;
  if (isDevice) followHashed(event, link.getAttribute("href")!, link.hasAttribute("download"));
  if (isDevice || link.hasAttribute("download")) return;
  const isOurs = link.href.startsWith(`${location.origin}${prefix}/`);
  const url = bare(new URL(link.href));
  if (!isOurs || OTHERS.some((other) => url.pathname.startsWith(other)) || link.getAttribute("href")?.startsWith("#"))
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
