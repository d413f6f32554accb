// The pages by name, each loaded when it is first opened.
import type { Component } from "svelte";
import { route, type AllParts, type PageName, type PartsOf, type Route } from "../ui/router.svelte";
import { withPages } from "../text/words.svelte";

const PAGES: { [Name in PageName]: () => Promise<{ default: Component<PartsOf<Name>> }> } = {
  home: () => withPages(import("../features/home/Home.svelte")),
  new: () => withPages(import("../features/rooms/NewRoom.svelte")),
  leagues: () => withPages(import("../features/leagues/parts")),
  join: () => withPages(import("../features/rooms/Join.svelte")),
  room: () => import("../features/play/Room.svelte"),
  replay: () => withPages(import("../features/replay/Replay.svelte")),
  review: () => withPages(import("../features/review/Review.svelte")),
  learn: () => withPages(import("../features/learn/Learn.svelte")),
  lesson: () => withPages(import("../features/practice/LessonPage.svelte")),
  puzzles: () => withPages(import("../features/puzzles/PuzzlePage.svelte")),
  settings: () => withPages(import("../features/settings/Settings.svelte")),
  about: () => withPages(import("../features/home/About.svelte")),
  workshop: () => withPages(import("../features/workshop/parts")),
  leaderboards: async () => ({ default: (await withPages(import("../features/profiles/parts"))).Leaderboards }),
  people: () => withPages(import("../features/profiles/parts")),
  reset: () => withPages(import("../features/settings/Settings.svelte")),
  confirm: () => withPages(import("../features/settings/Settings.svelte")),
  unknown: () => withPages(import("../features/home/NotFound.svelte")),
};

export async function pageOf(name: PageName): Promise<{ name: PageName; Page: Component<AllParts> }> {
  const { default: Page }: { default: Component<AllParts> } = await PAGES[name]();
  return { name, Page };
}

let told = route().parts;

/** Returns the props of a page from its address. A page that is being left keeps its previous props. */
export function propsOf(name: PageName, where: Route): AllParts {
  if (where.page === name) told = where.parts;
  return told;
}
