import { PAGE_FAILED } from '../../app/page-start.ts';
import { type LeftBy, leftPlace } from '../boot/left-by.ts';

/** Pixels by which the content may have become lower. */
const SLACK = 100;

/** Whether the content is as high as it was, without the room that is kept. */
const isWhole = (main: HTMLElement, height: number): boolean =>
  (main.lastElementChild?.getBoundingClientRect().bottom ?? 0) - main.getBoundingClientRect().top >= height - SLACK;

/**
 * Scrolls to where the page was left and gives the link its focus. Later parts of a list may be loaded first; if the visitor
 * moves on meanwhile, only the room that the boot script kept for them is given back.
 */
function returnTo({ href, y, height }: LeftBy, main: HTMLElement): void {
  const linkIn = () => (href === null ? null : main.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`));
  let hasMoved = false;
  const giveRoomBack = () => {
    main.style.minHeight = '';
  };
  const find = () => {
    const link = linkIn();
    const isThere = link !== null || (href === null && isWhole(main, height));
    if (isThere) giveRoomBack();
    if (!hasMoved && document.documentElement.scrollHeight - innerHeight >= y) scrollTo({ top: y, behavior: 'instant' });
    if (!hasMoved) link?.focus({ preventScroll: true });
    return isThere;
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

/** Leads a visitor who comes back to a page to where they left it, where the back/forward cache does not. */
export function returnToLink(): void {
  const left = leftPlace();
  const main = document.getElementById('main');
  if (left && main) returnTo(left, main);
}
