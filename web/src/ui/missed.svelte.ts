// Reports a part of the page that failed to load: the server is unreachable, or has a newer page without that part.
import { isDevice, prefix } from "package:transport";

let told = $state("");

/** Returns the message for the reader; empty if nothing is missing. */
export const missed = (): string => told;

/** Watches for parts that fail to load, and asks the server whether it is reachable. */
export function watchParts(): () => void {
  const tell = (answers: boolean) => (told = answers ? "web-updated" : "web-no-server");
  const look = () =>
    void fetch(isDevice ? "./" : `${prefix}/`, { cache: "no-store" }).then(
      (answer) => tell(answer.ok),
      () => tell(false),
    );
  addEventListener("vite:preloadError", look);
  return () => removeEventListener("vite:preloadError", look);
}
