/** Reports how a page does in this browser. A script of its own, named only in pages of sites with a release under trial. */
import type { AreaFailure, PageReport } from '@forecourt/contracts';
import { onINP } from 'web-vitals/onINP.js';
import { onLCP } from 'web-vitals/onLCP.js';
import { PAGE_AWAKE, PAGE_FAILED } from '../../app/page-start.ts';

/** What comes together is sent together. */
const PAUSE_MS = 1_000;

const { path = '', releases = '[]' } = document.currentScript?.dataset ?? {};
const compared: PageReport['releases'] = JSON.parse(releases);

let boundaryErrors = new Set<string>();
let hydrationErrors = new Set<string>();
let others: Partial<Pick<PageReport, 'awake' | 'enquiryBegun' | 'lcp' | 'inp'>> = {};
let timer: number | undefined;

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const report: PageReport = {
    releases: compared.filter(({ name }) => document.querySelector(`[data-boundary="${name}"]`)),
    awake: false,
    enquiryBegun: false,
    lcp: null,
    inp: null,
    ...others,
    boundaryErrors: [...boundaryErrors],
    hydrationErrors: [...hydrationErrors],
  };
  boundaryErrors = new Set();
  hydrationErrors = new Set();
  others = {};
  navigator.sendBeacon(path, new Blob([JSON.stringify(report)], { type: 'application/json' }));
}

/** A page that has been left has no other time. */
function sendSoon(): void {
  if (document.visibilityState === 'hidden') send();
  else timer ??= window.setTimeout(send, PAUSE_MS);
}

/** A page says each thing once, even if the browser brings it back after it was left. */
const said = new Set<string>();
function say(what: typeof others): void {
  const [name = ''] = Object.keys(what);
  if (said.has(name)) return;
  said.add(name);
  others = { ...others, ...what };
  sendSoon();
}

function failed({ owner, at }: AreaFailure): void {
  if (said.has(owner + at)) return;
  said.add(owner + at);
  (at === 'boundary' ? boundaryErrors : hydrationErrors).add(owner);
  sendSoon();
}

addEventListener('area:failed', (event) => failed((event as CustomEvent<AreaFailure>).detail));
addEventListener(PAGE_FAILED, () => {
  const owner = document.querySelector<HTMLElement>('[data-boundary]')?.dataset['boundary'];
  if (owner && navigator.onLine) failed({ owner, at: 'hydration' });
});
addEventListener(PAGE_AWAKE, () => say({ awake: true }));
addEventListener('enquiry:requested', () => say({ enquiryBegun: true }));
onLCP(({ value }) => say({ lcp: Math.round(value) }));
onINP(({ value }) => say({ inp: Math.round(value) }));
document.addEventListener('visibilitychange', () => timer !== undefined && send());
