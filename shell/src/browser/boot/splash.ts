import { PAGE_ROOT_ID } from '../../app/page-start.ts';
import { respondAgain } from './respond-again.ts';

const FLAG = 'forecourt:splash';
const SHOWN_MS = 2_000;
const FADE_MS = 300;
const CRAWLER = /bot\b|crawl|spider|slurp|preview|facebookexternalhit/i;

const { documentElement } = document;
const { dataset } = documentElement;

/** The page without the splash. */
const parts = () => document.querySelectorAll<HTMLElement>(`#${PAGE_ROOT_ID} > *`);

/** Its elements arrive one by one. */
const arrivals = new MutationObserver(() => {
  for (const part of parts()) part.inert = true;
});

function leave(): void {
  sessionStorage.setItem(FLAG, 'shown');
  dataset['splash'] = 'leaving';
  arrivals.disconnect();
  respondAgain([...parts()]);
  setTimeout(() => delete dataset['splash'], matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : FADE_MS);
}

function isFirstVisit(): boolean {
  // A link that was opened in a new tab goes on with the visit.
  if (document.referrer.startsWith(`${location.origin}/`)) return false;
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
