import type { EdgeRoute } from '@forecourt/contracts';
import type { Settings } from '../settings.ts';

/** Whether a path is the route's or below it: "/api/vehicles/7", but not "/api/vehicles-old". */
const isBelow = (path: string, route: string): boolean =>
  path === route || path.startsWith(`${route}/`) || path.startsWith(`${route}?`);

/** The upstream of a path: the longest match of the route table. */
export function upstreamOf(routes: readonly EdgeRoute[], path: string): EdgeRoute['upstream'] | undefined {
  let found: EdgeRoute | undefined;
  for (const route of routes) {
    if (isBelow(path, route.path) && route.path.length > (found?.path.length ?? 0)) found = route;
  }
  return found?.upstream;
}

/** Resolves the API paths that pages request to the services' own addresses: the server does not call through the edge. */
export function resolveUpstream({ EDGE_ROUTES_FILE: routes, upstreams }: Settings): (path: string) => string {
  return (path) => {
    const upstream = upstreamOf(routes, path);
    if (!upstream) throw new Error(`The edge has no route for ${path}`);
    return upstreams[upstream] + path;
  };
}
