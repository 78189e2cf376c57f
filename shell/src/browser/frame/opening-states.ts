import { type OpeningTimes, openingState } from '@forecourt/rules';

const MINUTE = 60_000;

/** Created when it is needed, because that takes milliseconds. */
let clock: Intl.DateTimeFormat | undefined;

function say(place: HTMLElement): void {
  // In Sweden dates are written as in ISO 8601: "2026-11-27 09:05".
  clock ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short', timeStyle: 'short' });
  const [date = '', time = ''] = clock.format().split(' ');
  const { openingTimes } = place.dataset;
  if (openingTimes) place.textContent = openingState(JSON.parse(openingTimes) as OpeningTimes, date, time);
}

/** Says "Open now, until 5.30pm" beside opening hours in view, by the visitor's clock, because pages are cached. */
export function showOpeningStates(): void {
  const inView = new Set<HTMLElement>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) inView.delete(target as HTMLElement);
      else inView.add(target as HTMLElement);
    }
    inView.forEach(say);
  });
  for (const place of document.querySelectorAll('[data-opening-times]')) observer.observe(place);
  setInterval(() => inView.forEach(say), MINUTE);
}
