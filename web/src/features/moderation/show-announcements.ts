// Mounts the announcements above the page.
import { mount } from "svelte";
import type { Announcements } from "../../net/types/wire";
import Announced from "./Announced.svelte";

/** Returns a function that takes the server's latest response. */
export function showAnnouncements(): (announced: Announcements) => void {
  const target = document.body.appendChild(document.createElement("div"));
  return (mount(Announced, { target }) as { take: (announced: Announcements) => void }).take;
}
