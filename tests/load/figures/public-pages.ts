/** A public page with its limits. */
export interface PublicPage {
  readonly path: string;
  /** Visited before it in the same session when Lighthouse measures it. */
  readonly first: string;
  /** Requests before anything is scrolled. */
  readonly requests: number;
  /** Milliseconds to the largest contentful paint. */
  readonly paint: number;
  /** The most important pages are measured three times; the others again only if they first miss a limit. */
  readonly runs: 1 | 3;
  /** Whether visitors only read it (web-kit's `RouteModule`). */
  readonly isOnlyRead: boolean;
  /** Whether the shell caches it; otherwise it is rendered for each request, because its form has a unique token. */
  readonly kept: boolean;
}

const ordinary = (path: string): PublicPage => ({
  path,
  first: '/',
  requests: 20,
  paint: 1_800,
  runs: 1,
  isOnlyRead: false,
  kept: true,
});

/** Every public page with its limits. */
export const publicPages = (vehicleId: number): readonly PublicPage[] => [
  { ...ordinary('/'), first: '/vehicles', runs: 3 },
  { ...ordinary('/vehicles'), runs: 3 },
  { ...ordinary(`/vehicle/${vehicleId}`), requests: 15, paint: 1_400, runs: 3 },
  ordinary('/finance'),
  ...['/warranty', '/services', '/about', '/privacy-policy', '/terms-conditions', '/cookie-policy'].map((path) => ({
    ...ordinary(path),
    isOnlyRead: true,
  })),
  { ...ordinary('/contact'), kept: false },
  { ...ordinary('/data-subject-rights'), kept: false },
];
