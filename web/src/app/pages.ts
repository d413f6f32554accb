// The pages by name, each loaded when it is first opened.
import type { Component } from "svelte";
import { isDevice } from "package:transport";
import { route, type AllParts, type PageName, type PartsOf, type Route } from "../ui/router.svelte";
import { withPages } from "../text/words.svelte";

const served = (): Promise<{ default: Component }> => withPages(import("../features/device/NeedsServer.svelte"));

const PAGES: { [Name in PageName]: () => Promise<{ default: Component<PartsOf<Name>> }> } = {
  home: () => withPages(import("../features/home/Home.svelte")),
  new: () => withPages(import("../features/rooms/NewRoom.svelte")),
  leagues: () => (isDevice ? served() : withPages(import("../features/leagues/parts"))),
  join: () => (isDevice ? served() : withPages(import("../features/rooms/Join.svelte"))),
  room: () => import("../features/play/Room.svelte"),
  replay: () => withPages(import("../features/replay/Replay.svelte")),
  review: () => withPages(import("../features/review/Review.svelte")),
  learn: () => withPages(import("../features/learn/Learn.svelte")),
  lesson: () => withPages(import("../features/practice/LessonPage.svelte")),
  daily: () => withPages(import("../features/daily/parts")),
  puzzles: () => withPages(import("../features/puzzles/PuzzlePage.svelte")),
  trainer: () => withPages(import("../features/trainer/TrainerPage.svelte")),
  settings: () => withPages(import("../features/settings/Settings.svelte")),
  about: () => withPages(import("../features/home/About.svelte")),
  workshop: () => withPages(import("../features/workshop/parts")),
  leaderboards: async () =>
    isDevice ? served() : { default: (await withPages(import("../features/profiles/parts"))).Leaderboards },
  people: () => (isDevice ? served() : withPages(import("../features/profiles/parts"))),
  reset: () => (isDevice ? served() : withPages(import("../features/settings/Settings.svelte"))),
  confirm: () => (isDevice ? served() : withPages(import("../features/settings/Settings.svelte"))),
  unknown: () => withPages(import("../features/home/NotFound.svelte")),
};

export async function pageOf(name: PageName): Promise<{ name: PageName; Page: Component<AllParts> }> {
  const { default: Page }: { default: Component<AllParts> } = await PAGES[name]();
  return { name, Page };
}

let parts = route().parts;

/** Returns the props of a page from its address. A page that is being left keeps its previous props. */
export function propsOf(name: PageName, where: Route): AllParts {
  if (where.page === name) parts = where.parts;
  return parts;
}
