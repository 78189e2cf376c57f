import type { FrontendDiscovery } from '@forecourt/contracts';
import { releaseBase } from '@forecourt/server-kit';
import type { ServedRelease } from '../releases/releases.ts';

/** What visitors get of each micro-frontend, in the words of Frontend Discovery. */
export function discoveredVersions(served: readonly ServedRelease[]): FrontendDiscovery['microFrontends'] {
  const found: FrontendDiscovery['microFrontends'] = {};
  for (const { name, version, entry, percent, isStable } of served) {
    found[name] ??= [];
    found[name].push({
      url: `${releaseBase({ name, version })}${entry.path}`,
      metadata: { integrity: entry.integrity, version },
      deployment: { traffic: isStable ? 100 - percent : percent, default: isStable },
    });
  }
  return found;
}
