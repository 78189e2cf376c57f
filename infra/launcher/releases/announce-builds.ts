import { withRegistry } from './registry.ts';
import { latestBuild, REMOTES, storeRelease } from './release-folders.ts';

/**
 * Releases every build that has not been released before. A release that was rolled back stays so from one start to the next,
 * until there is a newer build; a registry that was lost with NATS's data is filled again.
 */
export async function announceBuilds(natsUrl: string, remotesDir: string): Promise<void> {
  await withRegistry(natsUrl, async (registry) => {
    for (const name of REMOTES) {
      const build = await latestBuild(name);
      const isNew = await storeRelease(build, remotesDir);
      if (isNew || !(await registry.live(name))) await registry.announce(build);
    }
  });
}
