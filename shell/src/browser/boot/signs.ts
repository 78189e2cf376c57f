import { isChatKept } from '../../app/chat/kept-chat.ts';
import { afterPaint, hasFailed, pageStart, wake } from './wake.ts';

/** Somebody is about to use the page, and does not mind a little work in the background. */
const QUIET_SIGNS = ['pointermove', 'scroll'];
/** Somebody is using it now. The end of a press and not its beginning, so that the scripts do not hold it up. */
const SIGNS = ['pointerup', 'keyup', 'focusin'];

const whenIdle = (act: () => void): void => {
  // Safari before 26 has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 500 });
  else setTimeout(act, 50);
};

/** Once something is on the screen: a frame gets there later than what was scheduled for after it. */
function whenShown(act: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    act();
  });
  observer.observe({ type: 'paint', buffered: true });
}

/** Once the page has loaded, is on the screen and has come to rest: what is fetched before delays its largest text or picture. */
export const whenSettled = (act: () => void): void => {
  window.addEventListener('load', () => whenShown(() => afterPaint(() => whenIdle(act))));
};

/** Scripts that a press would need are fetched, not run, one after the other while the browser is idle. */
function fetchAhead([href, ...rest]: readonly string[]): void {
  if (href === undefined) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'prefetch', as: 'script', crossOrigin: 'anonymous', href });
  document.head.append(link);
  whenIdle(() => fetchAhead(rest));
}

/** Staff who are signed in here find the way back to the back office on a van's page. Storage may be disabled. */
function isStaff(): boolean {
  try {
    return localStorage.getItem('adminToken') !== null;
  } catch {
    return false;
  }
}

/** Browsers report a pointer that lies still after the page has moved beneath it, and give the focus to the body themselves. */
const isOfPerson = (event: Event): boolean =>
  event instanceof PointerEvent && event.type === 'pointermove'
    ? event.movementX !== 0 || event.movementY !== 0
    : event.target !== document.body;

/** Wakes the page at the first sign of a person, unless it is only read; see {@link PageStart}. */
export function heedSigns(): void {
  const { when, scripts, next } = pageStart();
  // The router leaves a key in the history entry: the page was awake when it was left, and looks as it did then.
  if (when === 'now' || history.state?.key || isChatKept() || isStaff()) wake();
  let isDue = false;
  const wakeSoon = () => {
    if (!isDue) whenIdle(() => hasFailed() || wake());
    isDue = true;
  };
  const inView = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && wakeSoon());
  // What the page's code has to complete, such as a map.
  for (const part of document.querySelectorAll('[data-wake]')) inView.observe(part);
  if (when !== 'sign') return;
  const events = { capture: true, passive: true };
  const onQuietSign = (event: Event) => isOfPerson(event) && wakeSoon();
  const onSign = (event: Event) => isOfPerson(event) && wake();
  for (const sign of QUIET_SIGNS) window.addEventListener(sign, onQuietSign, events);
  for (const sign of SIGNS) window.addEventListener(sign, onSign, events);
  // A picture that cannot be loaded is replaced by the page's code.
  window.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && wakeSoon(), true);
  whenSettled(() => fetchAhead([...scripts.map(({ href }) => href), ...next]));
}
