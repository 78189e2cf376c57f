/** One chunk, because the banner leads to the choices. */
export { CookieBanner } from './cookie-banner.tsx';
export { CookieChoices } from './cookie-choices.tsx';
