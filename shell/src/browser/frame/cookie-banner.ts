import { opensElsewhere } from '@forecourt/web-kit';
import { onConsent, readConsent, saveConsent } from '../../app/consent/consent.ts';
import { COOKIE_BANNER_ID } from '../../app/consent/cookie-banner-id.ts';
import { openCookieChoices } from '../../app/consent/cookie-settings-event.ts';

/** Delay of the banner after the page has loaded (product §9), for whoever has just come to the site. */
const DELAY_MS = document.referrer.startsWith(`${location.origin}/`) ? 0 : 2_000;

/** Its height is published, so that focused elements are scrolled clear of it (ui's base.css), and the one that has the focus now. */
const heightObserver = new ResizeObserver(([entry]) => {
  const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
  const { style } = document.documentElement;
  if (height === 0) style.removeProperty('--banner-bottom');
  else style.setProperty('--banner-bottom', `${Math.ceil(height)}px`);
  const { activeElement } = document;
  if (height > 0 && activeElement?.matches('main *')) activeElement.scrollIntoView({ block: 'nearest' });
});

function show(banner: HTMLElement, shown: boolean): void {
  if (banner.hidden !== shown) return;
  const giveFocus = () => document.getElementById('main')?.focus({ preventScroll: true });
  if (!shown) {
    // A focus in the banner moves to the page's content, not to the top of the document.
    if (banner.contains(document.activeElement)) giveFocus();
    // The choices were opened from the banner, which can no longer take the focus back.
    const choices = document.querySelector('dialog:modal');
    choices?.addEventListener('close', () => document.activeElement === document.body && giveFocus(), { once: true });
  }
  banner.hidden = !shown;
}

/** A press this soon after an answer and this close to it is the second of a double press: it would hit what was beneath the banner. */
const AGAIN_MS = 600;
const AGAIN_PX = 32;
let answer: MouseEvent | null = null;

const isAgain = ({ timeStamp, clientX, clientY, detail }: MouseEvent): boolean =>
  answer !== null &&
  detail > 0 &&
  timeStamp - answer.timeStamp < AGAIN_MS &&
  Math.hypot(clientX - answer.clientX, clientY - answer.clientY) < AGAIN_PX;

function onPress(event: MouseEvent): void {
  const { target } = event;
  if (isAgain(event)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  const control = target instanceof Element ? target.closest<HTMLElement>('[data-consent]') : null;
  const asked = control?.dataset['consent'];
  if (asked === undefined || opensElsewhere(event)) return;
  const allowed = asked === 'accept';
  if (asked !== 'choose') {
    answer = event;
    saveConsent({ analytics: allowed, marketing: allowed });
  } else {
    event.preventDefault();
    openCookieChoices();
  }
}

/** The back office sets none that would need consent, and whoever works there has a form to fill in. */
const isOffice = location.pathname === '/admin' || location.pathname.startsWith('/admin/');

/** Asks once for cookies that are not essential, and opens the choices from whatever has `data-consent="choose"` (D29). */
export function askForCookies(): void {
  const banner = document.getElementById(COOKIE_BANNER_ID);
  if (!banner) return;
  let due = false;
  const update = () => show(banner, due && !isOffice && readConsent() === null);
  heightObserver.observe(banner);
  // Before the boot script, which keeps presses to itself until the page is awake.
  addEventListener('click', onPress, true);
  onConsent(update);
  setTimeout(() => {
    due = true;
    update();
  }, DELAY_MS);
}
