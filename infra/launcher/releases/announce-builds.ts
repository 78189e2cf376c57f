import { withRegistry } from './registry.ts';
import { hasRelease, lastBuild, latestBuild, noteLastBuild, type RemoteName, storeRelease } from './release-folders.ts';

/**
 * Releases every build that differs from the one at the last start, even one that has been released before: reverted code is live
 * again after a restart. A rollback survives restarts until then; a registry that was lost with NATS's data, or names a missing release, is
 * repaired.
 */
export async function announceBuilds(natsUrl: string, remotesDir: string, names: readonly RemoteName[]): Promise<void> {
  await withRegistry(natsUrl, async (registry) => {
    for (const name of names) {
      const build = await latestBuild(name);
      await storeRelease(build, remotesDir);
      const isNew = (await lastBuild(remotesDir, name)) !== build.version;
      const live = await registry.live(name);
      if (isNew || !live || !hasRelease(live, remotesDir)) await registry.announce(build);
      await noteLastBuild(remotesDir, build);
    }
  });
}
