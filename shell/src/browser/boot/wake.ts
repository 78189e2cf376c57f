import { PAGE_AWAKE, PAGE_FAILED, PAGE_START_ID, type PageScript, type PageStart } from '../../app/page-start.ts';

/** `failed`: its scripts could not be loaded, and the next press tries again. */
let state: 'asleep' | 'waking' | 'awake' | 'failed' = 'asleep';

export const isAwake = (): boolean => state === 'awake';
export const hasFailed = (): boolean => state === 'failed';

/** What the page's head says about its scripts. */
export const pageStart = (): PageStart => JSON.parse(document.getElementById(PAGE_START_ID)?.textContent ?? '');

const become = (next: 'awake' | 'failed') => () => {
  state = next;
};
// The first listeners of these events, so that all others find the new state.
window.addEventListener(PAGE_AWAKE, become('awake'));
window.addEventListener(PAGE_FAILED, become('failed'));

/** Those that have come or are still coming. */
const requested = new Set<string>();

/** Scripts run in the order in which they are started. */
export function startScript({ href, integrity }: PageScript): HTMLScriptElement {
  const script = document.createElement('script');
  Object.assign(script, { src: href, integrity, crossOrigin: 'anonymous', async: false });
  document.head.append(script);
  return script;
}

/** Resolves to whether the script has run. */
const run = (part: PageScript): Promise<boolean> =>
  new Promise((resolve) => {
    requested.add(part.href);
    const script = startScript(part);
    script.onload = () => resolve(true);
    script.onerror = () => resolve(!requested.delete(part.href));
  });

/** After the next frame. A press that wakes the page is painted first, because evaluating the scripts takes longer than that. */
export const afterPaint = (act: () => void): void => {
  requestAnimationFrame(() => setTimeout(act));
};

async function start(): Promise<void> {
  const isOnline = navigator.onLine;
  const { scripts } = pageStart();
  const missing = scripts.filter(({ href }) => !requested.has(href));
  // Whatever has come waits for the rest, and must not run twice; if nothing is missing, the page itself failed.
  const results = await Promise.all((missing.length > 0 ? missing : scripts).map(run));
  if (results.every(Boolean)) return;
  // The connection came back while they failed for want of it.
  if (!isOnline && navigator.onLine) await start();
  else window.dispatchEvent(new Event(PAGE_FAILED));
}

/** Starts the page's scripts, once; they dispatch {@link PAGE_AWAKE} when the page responds. */
export function wake(): void {
  if (state === 'waking' || state === 'awake') return;
  state = 'waking';
  // They read the whole document.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else afterPaint(start);
}
