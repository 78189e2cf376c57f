import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** The values of the path's parameters: `{ id: '7' }` on /vehicle/7. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

export interface RouteLoaderArgs {
  readonly params: RouteParams;
  /** The address of the page, with its query. */
  readonly url: URL;
  /** Fill it: what the loader leaves here, the component finds here, on the server and in the browser. */
  readonly queryClient: QueryClient;
  /** Aborted when the visitor has left before the page was ready. */
  readonly signal: AbortSignal;
}

/**
 * What the module of a route exposes (`src/exposes/…` named in `federation.config.js`).
 *
 * The loader awaits everything that a reader without scripts or a search engine needs
 * (`await queryClient.ensureQueryData(vehicleQuery(id))`); what it returns is not used. It may throw a `Response` whose
 * status becomes that of the page (`throw new Response(null, { status: 404 })`); `ErrorBoundary` then renders.
 * Served under a policy without inline styles: no `style` attribute in what is rendered on the server.
 */
export interface RouteModule {
  readonly loader?: (args: RouteLoaderArgs) => Promise<unknown>;
  readonly Component: ComponentType;
  /** Shown instead when the loader or the component threw; `useRouteError()` says what. */
  readonly ErrorBoundary?: ComponentType;
  /**
   * What the page shows, so that a change of it drops the stored copy: `vehicles` (any of the stock), `vehicle:7`.
   * Without `tags` the page is rendered for each request and never stored.
   */
  readonly tags?: (params: RouteParams) => readonly string[];
  /** The query keys the page reads. Others do not make a page of their own in the cache. */
  readonly queryKeys?: readonly string[];
}
