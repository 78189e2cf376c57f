import type { RouteModule } from '@forecourt/web-kit';

/** Where route modules come from: the evaluated bundle on the server, the federation container in the browser. */
export interface RouteModules {
  /** Rejects with {@link RemoteUnavailable}; the next call retries. */
  load(remote: string, routeId: string): Promise<RouteModule>;
  /** What `load` has already fetched. */
  loaded(remote: string, routeId: string): RouteModule | undefined;
}
