// Puts the announcements over the page, whatever it shows.
import { mount } from "svelte";
import type { Announcements } from "../../net/types/wire";
import Announced from "./Announced.svelte";

/** Returns what takes the latest answer of the server. */
export function showAnnouncements(): (told: Announcements) => void {
  const target = document.body.appendChild(document.createElement("div"));
  return (mount(Announced, { target }) as { take: (told: Announcements) => void }).take;
}
