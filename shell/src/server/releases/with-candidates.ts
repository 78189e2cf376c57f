import type { MfeManifest } from '@forecourt/contracts';
import { RemoteUnavailable } from '../../app/remote-unavailable-error.ts';
import type { RouteModules } from '../../app/route-modules.ts';
import type { LoadedRelease } from './load-release.ts';

/** One release of every micro-frontend, from which a site is made. */
export interface ReleaseSet extends RouteModules {
  readonly manifests: readonly MfeManifest[];
  /** Whether the routes of a registered micro-frontend are unknown. */
  readonly incomplete: boolean;
}

/** The same releases, with these in place of others. */
export function withCandidates(releases: ReleaseSet, candidates: readonly LoadedRelease[]): ReleaseSet {
  if (candidates.length === 0) return releases;
  const byName = new Map(candidates.map((candidate) => [candidate.manifest.name, candidate]));
  const loaded: RouteModules['loaded'] = (remote, id) => {
    const candidate = byName.get(remote);
    return candidate ? candidate.routes[id] : releases.loaded(remote, id);
  };
  return {
    get incomplete() {
      return releases.incomplete;
    },
    manifests: releases.manifests.map((manifest) => byName.get(manifest.name)?.manifest ?? manifest),
    loaded,
    load: async (remote, id) => {
      const module = loaded(remote, id);
      if (!module) throw new RemoteUnavailable(remote);
      return module;
    },
  };
}
