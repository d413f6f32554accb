// The pages by name, each fetched when it is first opened.
import type { Component } from "svelte";
import type { Route } from "./router.svelte";

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
  home: () => import("../pages/Home.svelte"),
  new: () => import("../pages/NewRoom.svelte"),
  leagues: () => import("../leagues/parts"),
  join: () => import("../pages/Join.svelte"),
  room: () => import("../pages/Room.svelte"),
  replay: () => import("../pages/Replay.svelte"),
  review: () => import("../review/Review.svelte"),
  learn: () => import("../pages/Learn.svelte"),
  lesson: () => import("../practice/LessonPage.svelte"),
  puzzles: () => import("../puzzles/PuzzlePage.svelte"),
  settings: () => import("../pages/Settings.svelte"),
  about: () => import("../pages/About.svelte"),
  workshop: () => import("../workshop/parts"),
  leaderboards: async () => ({ default: (await import("../profiles/parts")).Leaderboards }),
  people: () => import("../profiles/parts"),
  reset: () => import("../pages/Settings.svelte"),
  confirm: () => import("../pages/Settings.svelte"),
  unknown: () => import("../pages/NotFound.svelte"),
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
