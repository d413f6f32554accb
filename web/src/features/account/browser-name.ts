// The name of a browser, from its user agent.
import { t } from "../../text/words.svelte";

const FULL: Record<string, string> = { Edg: "Edge", OPR: "Opera", "Mac OS X": "macOS" };

/** Returns the names of the browser and its system. */
export function browserName(agent: string): string {
  const browser = /Edg|OPR|Firefox|Chrome|Safari/.exec(agent)?.[0] ?? "";
  const system = /Android|iPhone|iPad|Windows|Mac OS X|Linux/.exec(agent)?.[0] ?? "";
  const parts = [browser, system].flatMap((part) => (part ? [FULL[part] ?? part] : []));
  return parts.join(", ") || t("account-session-unknown");
}
