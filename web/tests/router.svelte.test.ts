// The router: addresses with a hash, the history, and where the reader is put on a page that is still growing.
import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { arrived, follow, go, note, query, route, splitPage, visits } from "../src/ui/router.svelte";

let grow: (() => void)[] = [];
const shown: string[] = [];

beforeEach(() => {
  document.body.innerHTML = "";
  grow = [];
  shown.length = 0;
  vi.stubGlobal("ResizeObserver", FakeObserver);
  vi.stubGlobal("scrollTo", (_: number, to: number) => {
    vi.stubGlobal("scrollY", Math.min(to, longest));
  });
  vi.stubGlobal("scrollY", 0);
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this.id);
  };
  longest = 10_000;
});
let longest = 0; // how far the page can be scrolled

class FakeObserver {
  constructor(private readonly told: () => void) {}
  observe(): void {
    grow.push(this.told);
  }
  disconnect(): void {
    grow = grow.filter((one) => one !== this.told);
  }
}

const scroll = (to: number) => vi.stubGlobal("scrollY", to);
const back = () =>
  new Promise<void>((done) => {
    addEventListener("popstate", () => done(), { once: true });
    history.back();
  });

test("a link keeps its hash, and leads to the element as soon as it is there", () => {
  document.body.innerHTML = `<a href="/learn/board-cards#eq_akm"><b>#</b></a>`;
  const click = new MouseEvent("click", { cancelable: true });
  Object.defineProperty(click, "target", { value: document.querySelector("b") });
  follow(click);
  expect(click.defaultPrevented).toBe(true);
  expect(location.pathname + location.hash).toBe("/learn/board-cards#eq_akm");
  expect(route()).toMatchObject({ page: "learn", parts: { topic: "board-cards" } });
  arrived();
  expect(shown).toEqual([]);
  document.body.innerHTML = `<p id="eq_akm" tabindex="-1"></p>`;
  grow.forEach((told) => told());
  expect(shown).toEqual(["eq_akm"]);
  expect(document.activeElement?.id).toBe("eq_akm");
  expect(document.querySelector("[data-named]")?.id).toBe("eq_akm");
  expect(grow).toEqual([]); // found: nothing is waited for
});

test("a link to another element of the same page does not wait for a page", () => {
  go("/learn/board-cards");
  document.body.innerHTML = `<p id="eq_akm"></p><p id="eq_vest"></p>`;
  const before = visits();
  go("#eq_vest");
  expect(location.pathname + location.hash).toBe("/learn/board-cards#eq_vest");
  expect(shown).toEqual(["eq_vest"]);
  expect(visits()).toBe(before);
});

test("another page begins at its top, and going back restores how far the reader was", async () => {
  go("/learn/board");
  arrived();
  scroll(1234);
  go("/settings");
  arrived();
  expect(scrollY).toBe(0);
  scroll(50);
  longest = 200; // the page that is being fetched is short at first
  await back();
  expect(route()).toMatchObject({ page: "learn", parts: { topic: "board" } });
  scroll(0); // the browser clamps while pages change: that is not the reader
  arrived();
  expect(scrollY).toBe(200);
  longest = 10_000;
  grow.forEach((told) => told());
  expect(scrollY).toBe(1234);
});

test("a reader who scrolls meanwhile is left alone", async () => {
  go("/learn/board");
  arrived();
  scroll(900);
  go("/about");
  arrived();
  longest = 100;
  await back();
  arrived();
  dispatchEvent(new Event("wheel"));
  longest = 10_000;
  grow.forEach((told) => told());
  expect(scrollY).toBe(100);
});

test("a corrected address is not a new entry of the history", async () => {
  go("/about");
  go("/rooms/x/review?seat=0");
  note("/rooms/x/review?seat=0&at=12");
  expect(query().get("at")).toBe("12");
  await back();
  expect(route().page).toBe("about");
});

test("a page that is being left does not lead the reader back", () => {
  go("/rooms/x");
  go("/about");
  note("/rooms/x#invited"); // the room has changed meanwhile
  expect(location.pathname).toBe("/about");
});

test("an effect that corrects the address does not run again when the reader leaves", () => {
  go("/rooms/x");
  const stop = $effect.root(() => {
    $effect(() => note("/rooms/x#invited"));
  });
  flushSync();
  expect(location.hash).toBe("#invited");
  go("/about");
  flushSync();
  expect(location.pathname).toBe("/about");
  stop();
});

test.each([
  ["/", "home", {}],
  ["/learn/board/lesson/attack", "lesson", { topic: "board", chapter: "attack" }],
  ["/learn/board/lesson", "lesson", { topic: "board", chapter: "" }],
  ["/rooms/abc/", "room", { room: "abc" }],
  ["/rooms/abc/review", "review", { room: "abc" }],
  ["/leagues/new", "leagues", { league: "new", invite: "" }],
  ["/leagues/abc/join/secret", "leagues", { league: "abc", invite: "secret" }],
  ["/nowhere", "unknown", {}],
])("%s is an address of the page %s", (address, page, parts) => {
  go(address);
  expect(route()).toMatchObject({ page, parts });
});

test("an address on a server splits into the path below which the server is, and its page", () => {
  expect(splitPage("/")).toEqual({ before: "", page: "" });
  expect(splitPage("/metro/")).toEqual({ before: "/metro", page: "" });
  expect(splitPage("/join/a/b")).toEqual({ before: "", page: "join/a/b" });
  expect(splitPage("/club/metro/rooms/a")).toEqual({ before: "/club/metro", page: "rooms/a" });
});
