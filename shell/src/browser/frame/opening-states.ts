import { type OpeningLine, openingState } from '@forecourt/rules';

const MINUTE = 60_000;

/** Created when it is needed, because that takes milliseconds. */
let clock: Intl.DateTimeFormat | undefined;

function say(place: HTMLElement): void {
  clock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const part = Object.fromEntries(clock.formatToParts().map(({ type, value }) => [type, value]));
  const hours: readonly OpeningLine[] = JSON.parse(place.dataset['openingHours'] ?? '[]');
  place.textContent = openingState(hours, part['weekday'] ?? '', `${part['hour']}:${part['minute']}`);
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
  for (const place of document.querySelectorAll('[data-opening-hours]')) observer.observe(place);
  setInterval(() => inView.forEach(say), MINUTE);
}
