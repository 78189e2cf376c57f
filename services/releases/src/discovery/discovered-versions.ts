import type { FrontendDiscovery } from '@forecourt/contracts';
import { releaseBase } from '@forecourt/server-kit';
import type { LiveRelease } from '../releases/releases.ts';

/** What is live of each micro-frontend, in the words of Frontend Discovery. */
export const discoveredVersions = (live: readonly LiveRelease[]): FrontendDiscovery['microFrontends'] =>
  Object.fromEntries(
    live.map(({ name, version, entry }) => [
      name,
      [
        {
          url: `${releaseBase({ name, version })}${entry.path}`,
          metadata: { integrity: entry.integrity, version },
          deployment: { traffic: 100, default: true },
        },
      ],
    ]),
  );
