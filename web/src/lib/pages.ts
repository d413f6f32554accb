// The pages by name, each fetched when it is first opened.
import type { Component } from "svelte";
import type { Route } from "./router.svelte";
import { withPages } from "./words.svelte";

interface Props {
  id: string; // of a room
  room: string;
  invite: string;
  league: string;
  topic: string;
  chapter: string; // of a lesson
  puzzle: string;
}

const PAGES: Record<Route["page"], () => Promise<unknown>> = {
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

export async function pageOf(name: Route["page"]): Promise<{ name: Route["page"]; Page: Component<Props> }> {
  const { default: Page } = (await PAGES[name]()) as { default: Component<Props> };
  return { name, Page };
}

let told: Props = { id: "", room: "", invite: "", league: "", topic: "", chapter: "", puzzle: "" };

/** What a page is told about its address; each takes what it needs. A page that is being left keeps what it was told. */
export function propsOf(name: Route["page"], where: Route): Props {
  if (where.page !== name) return told;
  const { room = "", invite = "", league = "", topic = "", chapter = "", puzzle = "" } = { ...where } as Partial<Props>;
  return (told = { id: room, room, invite, league, topic, chapter, puzzle });
}
