const FLAG = 'forecourt:splash';
const SHOWN_MS = 2_000;
const FADE_MS = 300;
const CRAWLER = /bot\b|crawl|spider|slurp|preview|facebookexternalhit/i;

const { documentElement } = document;
const { dataset } = documentElement;

function setInert(inert: boolean): void {
  // The first element of the body is the splash.
  for (const part of document.querySelectorAll<HTMLElement>('body > * + *')) part.inert = inert;
}

/** The body's elements arrive one by one. */
const arrivals = new MutationObserver(() => setInert(true));

function leave(): void {
  sessionStorage.setItem(FLAG, 'shown');
  dataset['splash'] = 'leaving';
  arrivals.disconnect();
  setInert(false);
  setTimeout(() => delete dataset['splash'], matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : FADE_MS);
}

function isFirstVisit(): boolean {
  try {
    return sessionStorage.getItem(FLAG) === null;
  } catch {
    // Without storage every page would start with the splash.
    return false;
  }
}

/** Shows the splash over the page on the first visit of a session (D28). The page is painted beneath it, and inert. */
export function showSplash(): void {
  if (!isFirstVisit() || CRAWLER.test(navigator.userAgent)) return;
  dataset['splash'] = 'shown';
  arrivals.observe(documentElement, { childList: true, subtree: true });
  setTimeout(leave, SHOWN_MS);
}
