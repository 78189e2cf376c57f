import { onConsent, readConsent, saveConsent } from '../../app/consent/consent.ts';
import { COOKIE_BANNER_ID } from '../../app/consent/cookie-banner-id.ts';
import { openCookieChoices } from '../../app/consent/cookie-settings-event.ts';
import { whenAwake } from './wake.ts';

/** Delay of the banner after the page has loaded (product §9). */
const DELAY_MS = 2_000;

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
  // A focus in the banner moves to the page's content, not to the top of the document.
  if (!shown && banner.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true });
  banner.hidden = !shown;
}

function onPress(event: MouseEvent): void {
  const { target } = event;
  const asked = target instanceof Element ? target.closest<HTMLElement>('[data-cookies]')?.dataset['cookies'] : undefined;
  if (asked === undefined) return;
  if (asked === 'choose') {
    event.preventDefault();
    whenAwake(openCookieChoices);
  } else saveConsent({ analytics: asked === 'accept', marketing: asked === 'accept' });
}

/** Asks once for cookies that are not essential, and opens the choices from whatever has `data-cookies="choose"` (D29). */
export function askForCookies(): void {
  const banner = document.getElementById(COOKIE_BANNER_ID);
  if (!banner) return;
  let due = false;
  const update = () => show(banner, due && readConsent() === null);
  heightObserver.observe(banner);
  document.addEventListener('click', onPress);
  onConsent(update);
  setTimeout(() => {
    due = true;
    update();
  }, DELAY_MS);
}
