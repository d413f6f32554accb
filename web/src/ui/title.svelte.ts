// The title of the current page: shown in the browser's tab, and announced when a page is opened.
import { t } from "../text/words.svelte";

let named = $state("");
let marked = $state("");

/** Sets the name of the page, and a mark shown before it in the tab. Call it during the initialisation of the page's component. */
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

/** Returns the name of the page, followed by that of the site. */
export const title = (): string => (named ? `${named} · ${t("page-title")}` : t("page-title"));

/** Returns the text of the tab. */
export const tab = (): string => (marked ? `${marked} ${title()}` : title());
