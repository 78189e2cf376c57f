/** The content link by which a page was left, and how far the page was scrolled then. Kept in the page's history entry. */
export interface LeftBy {
  readonly href: string;
  readonly y: number;
}

function noteClick({ target }: Event): void {
  const href = target instanceof Element && target.closest('#main a')?.getAttribute('href');
  if (!href) return;
  const leftBy: LeftBy = { href, y: Math.round(scrollY) };
  history.replaceState({ ...history.state, leftBy }, '');
}

/** Notes the link that is clicked, for whoever comes back (the frame's `return-to-link.ts`). */
export function noteLeaving(): void {
  // Before the presses are held: a held one may still lead away.
  window.addEventListener('click', noteClick, true);
}
