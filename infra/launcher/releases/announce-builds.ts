import { Failure } from '../failure.ts';
import { hasRelease, lastBuild, latestBuild, noteLastBuild, type RemoteName, storeRelease } from './release-folders.ts';
import type { ReleasesClient } from './releases-client.ts';
import { removeOldReleases } from './remove-old-releases.ts';

/**
 * Releases every build that differs from the last one that was released from here, even one that has been released before:
 * reverted code is live again after a restart. A rollback, and the end of a trial, survive restarts until then; what is live and has
 * lost its files is repaired. What the service refuses, because it is locked for example, is said and stays as it is.
 */
export async function announceBuilds(
  client: ReleasesClient,
  remotesDir: string,
  names: readonly RemoteName[],
  say: (line: string) => void,
): Promise<void> {
  const states = await client.states();
  for (const name of names) {
    const build = await latestBuild(name);
    await storeRelease(build, remotesDir);
    const state = states.find((known) => known.name === name);
    const isLost = !state || !hasRelease({ name, version: state.stable.version }, remotesDir);
    if ((isLost || (await isNewBuild(remotesDir, name))) && state?.stable.version !== build.version) {
      const reason = state ? 'A new build, at the start of the system' : 'First release, at the start of the system';
      const live = await client.release(build, state?.serial ?? 0, { reason }).catch((error) => {
        if (!(error instanceof Failure) || isLost) throw error;
        say(`${name} ${build.version} was built and not released: ${error.message}`);
      });
      if (live && state) say(`${name} ${build.version} is live now`);
    }
    await noteLastBuild(remotesDir, build);
    await removeOldReleases(client, remotesDir, name);
  }
}

/** Whether the newest build is not the last one that was released from here. */
export async function isNewBuild(remotesDir: string, name: RemoteName): Promise<boolean> {
  return (await lastBuild(remotesDir, name)) !== (await latestBuild(name)).version;
}
