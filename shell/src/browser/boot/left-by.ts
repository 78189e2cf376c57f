/** The content link by which a page was left, how far it was scrolled and how high its content was. Kept in its history entry. */
export interface LeftBy {
  readonly href: string;
  readonly y: number;
  readonly height: number;
}

function noteClick({ target }: Event): void {
  const href = target instanceof Element && target.closest('#main a')?.getAttribute('href');
  if (!href) return;
  const height = document.getElementById('main')?.offsetHeight ?? 0;
  const leftBy: LeftBy = { href, y: Math.round(scrollY), height };
  history.replaceState({ ...history.state, leftBy }, '');
}

/**
 * Makes room for the later parts of a list, which come after the scripts: otherwise the browser would scroll a visitor who comes back
 * to the end of the first part, and what they tap would be the footer. The frame gives the room back.
 */
function keepRoom(): void {
  const leftBy: LeftBy | undefined = history.state?.leftBy;
  const main = document.getElementById('main');
  const [visit] = performance.getEntriesByType('navigation');
  const isBack = (visit as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
  if (leftBy && main && isBack) main.style.minHeight = `${leftBy.height}px`;
}

/** Notes the link that is clicked, for whoever comes back (the frame's `return-to-link.ts`). */
export function noteLeaving(): void {
  // Before the presses are held: a held one may still lead away.
  window.addEventListener('click', noteClick, true);
  document.addEventListener('DOMContentLoaded', keepRoom);
}
