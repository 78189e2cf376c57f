import { PAGE_FAILED } from '../../app/page-start.ts';
import type { LeftBy } from '../boot/left-by.ts';

/**
 * Scrolls to where the page was left and gives the link its focus. Later parts of a list may be loaded first; if the visitor
 * moves on meanwhile, only the room that the boot script kept for them is given back.
 */
function returnTo({ href, y }: LeftBy, main: HTMLElement): void {
  const selector = `a[href="${CSS.escape(href)}"]`;
  let hasMoved = false;
  const giveRoomBack = () => {
    main.style.minHeight = '';
  };
  const find = () => {
    const link = main.querySelector<HTMLElement>(selector);
    if (link) giveRoomBack();
    if (!hasMoved && document.documentElement.scrollHeight - innerHeight >= y) scrollTo({ top: y, behavior: 'instant' });
    if (!hasMoved) link?.focus({ preventScroll: true });
    return link !== null;
  };
  if (find()) return;
  const stop = new AbortController();
  const observer = new MutationObserver(() => {
    if (!find()) return;
    observer.disconnect();
    stop.abort();
  });
  // Browsers give the focus to the body themselves.
  const onMoved = ({ type, target }: Event) => {
    if (type === 'focusin' && target === document.body) return;
    hasMoved = true;
    stop.abort();
  };
  for (const moved of ['keydown', 'pointerdown', 'wheel', 'focusin', 'popstate'])
    addEventListener(moved, onMoved, { signal: stop.signal, passive: true, capture: true });
  addEventListener(PAGE_FAILED, giveRoomBack);
  observer.observe(main, { childList: true, subtree: true });
}

/** Leads a visitor who comes back to a page to the link by which they left it, where the back/forward cache does not. */
export function returnToLink(): void {
  const leftBy: LeftBy | undefined = history.state?.leftBy;
  const [visit] = performance.getEntriesByType('navigation');
  const main = document.getElementById('main');
  if (leftBy && main && (visit as PerformanceNavigationTiming | undefined)?.type === 'back_forward') returnTo(leftBy, main);
}
