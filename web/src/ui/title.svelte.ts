// The title of the page that is shown: in the browser's tab, and spoken when a page has been opened.
import { t } from "../text/words.svelte";

let named = $state("");
let marked = $state("");

/** Give the page a name, and a mark that the tab shows in front of it; to be set up by the component of the page. */
export function titled(name: () => string, mark: () => string = () => ""): void {
  $effect(() => {
    named = name();
    return () => (named = "");
  });
  $effect(() => {
    marked = mark();
    return () => (marked = "");
  });
}

/** The name of the page, with that of the game. */
export const title = (): string => (named ? `${named} · ${t("page-title")}` : t("page-title"));

/** What the tab shows. */
export const tab = (): string => (marked ? `${marked} ${title()}` : title());
