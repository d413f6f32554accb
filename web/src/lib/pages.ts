// The pages by name, each fetched when it is first opened.
import type { Component } from "svelte";
import type { Route } from "./router.svelte";

interface Props {
  id: string; // of a room
  room: string;
  invite: string;
  topic: string;
}
type Page = Promise<{ default: Component<Props> }>;

const PAGES: Record<Route["page"], () => Promise<unknown>> = {
  home: () => import("../pages/Home.svelte"),
  new: () => import("../pages/NewRoom.svelte"),
  join: () => import("../pages/Join.svelte"),
  room: () => import("../pages/Room.svelte"),
  replay: () => import("../pages/Replay.svelte"),
  learn: () => import("../pages/Learn.svelte"),
  settings: () => import("../pages/Settings.svelte"),
  about: () => import("../pages/About.svelte"),
  unknown: () => import("../pages/NotFound.svelte"),
};

export const pageOf = (name: Route["page"]): Page => PAGES[name]() as Page;

/** What a page is told about its address; each takes what it needs. */
export function propsOf(where: Route): Props {
  const { room = "", invite = "", topic = "" } = { ...where } as Partial<Props>;
  return { id: room, room, invite, topic };
}
