/**
 * A separate script in the head that runs before the first paint: on the first visit of a session it shows the splash over the
 * page (D28). It depends on nothing, so the splash also goes away if the other scripts fail to load.
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
    // Without storage every page would start with the splash.
    return false;
  }
}

if (isFirstVisit() && !CRAWLER.test(navigator.userAgent)) {
  dataset['splash'] = 'shown';
  setTimeout(leave, SHOWN_MS);
}
