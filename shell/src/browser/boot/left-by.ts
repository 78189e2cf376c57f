/** How far a page was scrolled when it was left and how high its content was. Kept in its history entry. */
export interface LeftBy {
  /** The content link by which it was left; null if it was left in another way. */
  readonly href: string | null;
  readonly y: number;
  readonly height: number;
}

function note(href: string | null): void {
  const height = document.getElementById('main')?.offsetHeight ?? 0;
  const leftBy: LeftBy = { href, y: Math.round(scrollY), height };
  history.replaceState({ ...history.state, leftBy }, '');
}

function noteClick({ target }: Event): void {
  const href = target instanceof Element && target.closest('#main a')?.getAttribute('href');
  if (href) note(href);
}

/** A list with later parts may be left by a reload or a link of the menu. The browser itself returns to where any other page was. */
function noteScroll(): void {
  const { parts, leftBy } = (history.state ?? {}) as { parts?: number; leftBy?: LeftBy };
  // Until the room is given back, the page is not yet where it was left.
  const isReturning = document.getElementById('main')?.style.minHeight;
  if (!isReturning && (leftBy ? Math.abs(leftBy.y - scrollY) > 1 : (parts ?? 1) > 1)) note(null);
}

/** Where the page was left, if somebody comes back to it or loads it again. */
export function leftPlace(): LeftBy | null {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const left: LeftBy | undefined = history.state?.leftBy;
  if (!left || visit?.type === 'navigate') return null;
  return visit?.type === 'reload' ? { ...left, href: null } : left;
}

/**
 * Makes room for the later parts of a list, which come after the scripts: otherwise the browser would scroll a visitor who comes back
 * to the end of the first part, and what they tap would be the footer. The frame gives the room back.
 */
function keepRoom(): void {
  const left = leftPlace();
  const main = document.getElementById('main');
  if (left && main) main.style.minHeight = `${left.height}px`;
}

/** Notes where a page is left, for whoever comes back (the frame's `return-to-link.ts`). */
export function noteLeaving(): void {
  // Before the presses are held: a held one may still lead away.
  window.addEventListener('click', noteClick, true);
  window.addEventListener('scrollend', noteScroll);
  document.addEventListener('DOMContentLoaded', keepRoom);
}
