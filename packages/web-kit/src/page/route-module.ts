import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** The path parameters: `{ id: '7' }` on /vehicle/7. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

export interface RouteLoaderArgs {
  readonly params: RouteParams;
  /** The page's URL, including its query. */
  readonly url: URL;
  /** The loader fills it, and the component reads from it, on the server and in the browser. */
  readonly queryClient: QueryClient;
  /** Aborted when the page has taken too long. */
  readonly signal: AbortSignal;
}

/**
 * What the module of a route exposes (`src/exposes/…` named in `federation.config.js`).
 *
 * The loader runs on the server. It awaits everything that search engines and visitors without scripts need
 * (`await queryClient.ensureQueryData(vehicleQuery(id))`); what it returns is not used. It may throw a `Response` whose
 * status becomes that of the page (`throw new Response(null, { status: 404 })`); `ErrorBoundary` then renders.
 * Served under a policy without inline styles: no `style` attribute in what is rendered on the server.
 */
export interface RouteModule {
  readonly loader?: (args: RouteLoaderArgs) => Promise<unknown>;
  readonly Component: ComponentType;
  /**
   * Visitors only read this page, apart from links and forms that need no scripts: its scripts run only for a control of the
   * frame that needs them, such as the chat. Enquiry links and plain buttons still work, because pressing one runs the scripts.
   */
  readonly isOnlyRead?: boolean;
  /** Shown if the loader or the component throws. */
  readonly ErrorBoundary?: ComponentType;
  /**
   * Cache tags of what the page shows, whose changes drop the cached page: `vehicles` (any vehicle), `vehicle:7`.
   * Without `tags` the page is rendered for each request and never cached.
   */
  readonly tags?: (params: RouteParams) => readonly string[];
  /** The query keys that the page reads; others are ignored in its cache key. */
  readonly queryKeys?: readonly string[];
}
