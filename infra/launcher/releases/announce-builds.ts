import { withRegistry } from './registry.ts';
import { hasRelease, latestBuild, type RemoteName, storeRelease } from './release-folders.ts';

/**
 * Releases every build that has not been released before. A rollback survives restarts until there is a newer build; a registry
 * that was lost with NATS's data, or names a missing release, is repaired.
 */
export async function announceBuilds(natsUrl: string, remotesDir: string, names: readonly RemoteName[]): Promise<void> {
  await withRegistry(natsUrl, async (registry) => {
    for (const name of names) {
      const build = await latestBuild(name);
      const isNew = await storeRelease(build, remotesDir);
      const live = await registry.live(name);
      if (isNew || !live || !hasRelease(live, remotesDir)) await registry.announce(build);
    }
  });
}
