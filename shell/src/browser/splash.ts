/**
 * A script of its own, run in the head before anything is painted: on the first visit of a session it lays the splash
 * over the page (D28). It waits for nothing, so the splash also goes when the rest of the scripts do not come.
 */
const FLAG = 'forecourt:splash';
const SHOWN_MS = 2_000;
const FADE_MS = 300;
const CRAWLER = /bot\b|crawl|spider|slurp|preview|facebookexternalhit/i;

const { dataset } = document.documentElement;

function leave(): void {
  sessionStorage.setItem(FLAG, 'shown');
  dataset['splash'] = 'leaving';
  setTimeout(() => delete dataset['splash'], matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : FADE_MS);
}

function isFirstVisit(): boolean {
  try {
    return sessionStorage.getItem(FLAG) === null;
  } catch {
    // Where nothing can be remembered, every page would begin with the splash.
    return false;
  }
}

if (isFirstVisit() && !CRAWLER.test(navigator.userAgent)) {
  dataset['splash'] = 'shown';
  setTimeout(leave, SHOWN_MS);
}
