import type { VISITS_PATH, VisitKind } from '@forecourt/contracts';

/** Only its type is imported: this script is part of every page. */
const PATH: typeof VISITS_PATH = '/visits';

/** In view for so long, a part of the page has been looked at. In milliseconds. */
const LOOKED_AT_MS = 1_000;

const [, id] = /^\/vehicles?\/([1-9]\d*)\/?$/.exec(location.pathname) ?? [];

/** What this page has said: the server counts a visitor once a day, so that once is enough. */
const said = new Set<VisitKind>();

function say(kind: VisitKind): void {
  if (said.has(kind)) return;
  said.add(kind);
  const visit = JSON.stringify({ vehicleId: Number(id), kind });
  navigator.sendBeacon(PATH, new Blob([visit], { type: 'application/json' }));
}

/** The server has counted the page itself when it sent it, unless the browser had fetched it ahead. */
function sayIfFetchedAhead(): void {
  const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & { deliveryType?: string })[];
  if (visit?.deliveryType === 'navigational-prefetch') say('views');
}

/** Says once the load space has been in view for a moment. */
function watchFit(): void {
  const fit = document.getElementById('fit-heading')?.parentElement;
  if (!fit) return;
  let timer: number | undefined;
  const sight = new IntersectionObserver(
    (changes) => {
      clearTimeout(timer);
      if (!changes.at(-1)?.isIntersecting) return;
      timer = window.setTimeout(() => {
        sight.disconnect();
        say('fit');
      }, LOOKED_AT_MS);
    },
    { threshold: 0.5 },
  );
  sight.observe(fit);
}

/** Tells our own server what is done on a van's page, which can't see it (ADR 052). Nothing is stored, and nothing waits for it. */
export function tellVisits(): void {
  if (id === undefined) return;
  sayIfFetchedAhead();
  document.addEventListener('DOMContentLoaded', watchFit);
  addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('[data-visit="gallery"]') && say('gallery'),
    true,
  );
  addEventListener('finance:quote-saved', (event) => {
    if (String((event as CustomEvent<{ vehicleId: number | null }>).detail.vehicleId) === id) say('saved');
  });
}
