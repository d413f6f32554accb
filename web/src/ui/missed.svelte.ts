// A part of the page that could not be fetched: the server is away, or it serves a newer page without that part.
import { isDevice } from "package:transport";

let told = $state("");

/** What the reader is told about it; empty while nothing is missed. */
export const missed = (): string => told;

/** Asks the server, when a part is missed, whether it is there. */
export function watchParts(): () => void {
  const tell = (answers: boolean) => (told = answers ? "web-updated" : "web-no-server");
  const look = () =>
    void fetch(isDevice ? "./" : "/", { cache: "no-store" }).then(
      (answer) => tell(answer.ok),
      () => tell(false),
    );
  addEventListener("vite:preloadError", look);
  return () => removeEventListener("vite:preloadError", look);
}
