/** One chunk: who sees the banner may open the choices. */
export { CookieBanner } from './cookie-banner.tsx';
export { CookieChoices } from './cookie-choices.tsx';
