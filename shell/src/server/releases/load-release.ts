import { fetchPinned, type ReleasedManifest } from '@forecourt/server-kit';
import type { RouteModule } from '@forecourt/web-kit';
import { evaluateBundle } from './evaluate-bundle.ts';

export interface LoadedRelease extends ReleasedManifest {
  readonly routes: Readonly<Record<string, RouteModule>>;
}

/**
 * Fetches a release's server bundle and evaluates it.
 * @throws {Error} if it is not what was built, throws, or lacks a route that the manifest names.
 */
export async function loadBundle(remotesUrl: string, released: ReleasedManifest): Promise<LoadedRelease> {
  const { manifest } = released;
  const { name, version, server } = manifest;
  const routes = evaluateBundle(await fetchPinned(remotesUrl, manifest, server), `${name}@${version}/${server.path}`);
  for (const { id } of manifest.routes) {
    if (!routes[id]) throw new Error(`The manifest names a route '${id}' that the bundle does not have`);
  }
  return { ...released, routes };
}
