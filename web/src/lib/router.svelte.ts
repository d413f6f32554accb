// The router: addresses of the page.
export type Route =
  | { page: "home" | "new" | "settings" | "about" | "reset" | "confirm" | "unknown" }
  | { page: "learn" | "workshop" | "leaderboards" | "people"; topic: string }
  | { page: "lesson"; topic: string; chapter: string }
  | { page: "puzzles"; puzzle: string }
  | { page: "join"; room: string; invite: string }
  | { page: "leagues"; league: string; invite: string }
  | { page: "room" | "replay" | "review"; room: string };

let path = $state(location.pathname);
addEventListener("popstate", () => (path = location.pathname));

export function route(): Route {
  const [first = "", second = "", third = "", fourth = ""] = path.split("/").filter(Boolean);
  switch (first) {
    case "":
      return { page: "home" };
    case "new":
    case "settings":
    case "about":
    case "reset":
    case "confirm":
      return { page: first };
    case "learn":
      return third === "lesson" ? { page: "lesson", topic: second, chapter: fourth } : { page: "learn", topic: second };
    case "workshop":
    case "leaderboards":
    case "people":
      return { page: first, topic: second };
    case "puzzles":
      return { page: "puzzles", puzzle: second };
    case "join":
      return { page: "join", room: second, invite: third };
    case "leagues":
      return { page: first, league: second, invite: third === "join" ? fourth : "" };
    case "rooms":
      return { page: third === "review" ? "review" : "room", room: second };
    case "replay":
      return { page: "replay", room: second };
    default:
      return { page: "unknown" };
  }
}

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Handle links inside the page, unless the reader opens a new tab. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.hasAttribute("download")) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#"))
    return;
  event.preventDefault();
  go(url.pathname + url.search);
}
