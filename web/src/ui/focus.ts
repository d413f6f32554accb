// The keyboard's place: where it is taken from it is given back.

let greeted: Element | null = null; // what was given the keyboard when a page was opened

/** Whether nothing in particular has the keyboard: the page itself has it, or its heading since it was opened. */
export function isIdle(): boolean {
  const now = document.activeElement;
  return !now || now === document.body || now === greeted;
}

/** Remember what has the keyboard; the returned function gives it back, unless it has gone elsewhere since. */
export function keepFocus(from?: () => Element | undefined): () => void {
  const before = document.activeElement;
  return () => {
    const mine = isIdle() || Boolean(from?.()?.contains(document.activeElement));
    const focusable = before instanceof HTMLElement || before instanceof SVGElement; // a station of the map is drawn
    if (mine && focusable && before.isConnected) before.focus({ preventScroll: true });
  };
}

/** Give the keyboard to the heading of the page that was opened, unless the page has put it somewhere itself. */
export function focusPage(main: HTMLElement): void {
  const now = document.activeElement;
  if (now !== main && main.contains(now)) return;
  const heading = main.querySelector<HTMLElement>("h1") ?? main;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  greeted = heading;
}
