// The pages by name, each fetched when it is first opened.
import type { Component } from "svelte";
import { route, type AllParts, type PageName, type PartsOf, type Route } from "./router.svelte";
import { withPages } from "./words.svelte";

const PAGES: { [Name in PageName]: () => Promise<{ default: Component<PartsOf<Name>> }> } = {
  home: () => withPages(import("../pages/Home.svelte")),
  new: () => withPages(import("../pages/NewRoom.svelte")),
  leagues: () => withPages(import("../leagues/parts")),
  join: () => withPages(import("../pages/Join.svelte")),
  room: () => import("../pages/Room.svelte"),
  replay: () => withPages(import("../pages/Replay.svelte")),
  review: () => withPages(import("../review/Review.svelte")),
  learn: () => withPages(import("../pages/Learn.svelte")),
  lesson: () => withPages(import("../practice/LessonPage.svelte")),
  puzzles: () => withPages(import("../puzzles/PuzzlePage.svelte")),
  settings: () => withPages(import("../pages/Settings.svelte")),
  about: () => withPages(import("../pages/About.svelte")),
  workshop: () => withPages(import("../workshop/parts")),
  leaderboards: async () => ({ default: (await withPages(import("../profiles/parts"))).Leaderboards }),
  people: () => withPages(import("../profiles/parts")),
  reset: () => withPages(import("../pages/Settings.svelte")),
  confirm: () => withPages(import("../pages/Settings.svelte")),
  unknown: () => withPages(import("../pages/NotFound.svelte")),
};

export async function pageOf(name: PageName): Promise<{ name: PageName; Page: Component<AllParts> }> {
  const { default: Page }: { default: Component<AllParts> } = await PAGES[name]();
  return { name, Page };
}

let told = route().parts;

/** What a page is told about its address. A page that is being left keeps what it was told. */
export function propsOf(name: PageName, where: Route): AllParts {
  if (where.page === name) told = where.parts;
  return told;
}
