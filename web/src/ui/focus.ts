// Keyboard focus: components that take it return it afterwards.

let greeted: Element | null = null; // the heading that received the focus when the page was opened

/** Returns whether no control has the focus: it is on the page itself, or still on the heading. */
export function isIdle(): boolean {
  const now = document.activeElement;
  return !now || now === document.body || now === greeted;
}

/** Remembers the focused element; the returned function restores the focus, unless it has moved elsewhere since. */
export function keepFocus(from?: () => Element | undefined): () => void {
  const before = document.activeElement;
  return () => {
    const mine = isIdle() || Boolean(from?.()?.contains(document.activeElement));
    const focusable = before instanceof HTMLElement || before instanceof SVGElement; // stations of the map are SVG elements
    if (mine && focusable && before.isConnected) before.focus({ preventScroll: true });
  };
}

/** Focuses the heading of the page that was opened, unless the page has set the focus itself. */
export function focusPage(main: HTMLElement): void {
  const now = document.activeElement;
  if (now !== main && main.contains(now)) return;
  const heading = main.querySelector<HTMLElement>("h1") ?? main;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  greeted = heading;
}
