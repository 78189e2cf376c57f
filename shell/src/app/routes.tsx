import type { RouteModule } from '@forecourt/web-kit';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { Layout, OWN_FRAME } from './layout/layout.tsx';
import { NotFound } from './not-found.tsx';
import type { PageRemote } from './page-data.ts';
import { SHELL, withShellPages } from './page-modules.ts';
import { PageUnavailable } from './page-unavailable.tsx';
import { SHELL_PAGES } from './pages.ts';
import { RemoteRoute } from './remote-route.tsx';
import { RemoteRouteError } from './remote-route-error.tsx';
import type { RouteModules } from './route-modules.ts';

export const NOT_FOUND_ROUTE = 'not-found';

/** Ids are explicit, because the server's hydration data refers to them. */
export const routeKey = (owner: string, routeId: string): string => `${owner}/${routeId}`;

/** Inverse of {@link routeKey}; null for routes without an owner. */
export function ownerOf(key: string | undefined): { readonly owner: string; readonly routeId: string } | null {
  const [owner, routeId] = key?.split('/') ?? [];
  return owner !== undefined && routeId !== undefined ? { owner, routeId } : null;
}

export interface RoutesOptions {
  readonly remotes: readonly Pick<PageRemote, 'name' | 'routes'>[];
  readonly modules: RouteModules;
  readonly visitOf: (args: LoaderFunctionArgs) => Visit;
}

/** The context of one page: a request on the server, a navigation in the browser. */
export interface Visit {
  readonly queryClient: QueryClient;
  /** Aborted when the page is no longer wanted or has taken too long. */
  readonly signal: AbortSignal;
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const give = () => reject(signal.reason);
    if (signal.aborted) give();
    else signal.addEventListener('abort', give, { once: true });
  });

/** Aborts a loader that hangs, even if it ignores its signal. */
async function runLoader(module: RouteModule, { params, request }: LoaderFunctionArgs, { queryClient, signal }: Visit) {
  const { loader } = module;
  if (loader) await Promise.race([loader({ params, url: new URL(request.url), queryClient, signal }), aborted(signal)]);
  return null;
}

/**
 * The route table of the shell's own pages and the live releases. Code is fetched in the loader rather than with `lazy`, because
 * a failed `lazy` would show its error in the layout instead of the route's own area.
 */
export function buildRoutes({ remotes, modules: remoteModules, visitOf }: RoutesOptions): RouteObject[] {
  const modules = withShellPages(remoteModules);
  const owners: RoutesOptions['remotes'] = [{ name: SHELL, routes: SHELL_PAGES }, ...remotes];
  const owned = owners.flatMap(({ name, routes }) =>
    routes.map(({ id, path, frame }): RouteObject => {
      const place = { remote: name, routeId: id, modules };
      return {
        id: routeKey(name, id),
        path,
        loader: async (args) => runLoader(await modules.load(name, id), args, visitOf(args)),
        element: <RemoteRoute {...place} />,
        errorElement: <RemoteRouteError {...place} ownFrame={frame === 'own'} />,
        ...(frame && { handle: OWN_FRAME }),
      };
    }),
  );
  const notFound: RouteObject = { id: NOT_FOUND_ROUTE, path: '*', element: <NotFound /> };
  return [{ id: 'layout', element: <Layout />, errorElement: <PageUnavailable />, children: [...owned, notFound] }];
}
