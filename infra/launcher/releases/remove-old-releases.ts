import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseChange, ReleaseState } from '@forecourt/contracts';
import type { RemoteName } from './release-folders.ts';
import type { ReleasesClient } from './releases-client.ts';

/** Open pages stay on the files they came with, so these are kept for a week after they were last live. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1_000;

/** Removes the folders of releases that nobody has got for a week. What is live, under trial or previous is kept. */
export async function removeOldReleases(client: ReleasesClient, remotesDir: string, name: RemoteName): Promise<void> {
  const state = await client.state(name);
  if (!state) return;
  const changes: ReleaseChange[] = [];
  for await (const change of client.history(name)) {
    if (Date.now() - Date.parse(change.at) > KEPT_MS) break;
    changes.push(change);
  }
  const entries = await readdir(join(remotesDir, name), { withFileTypes: true });
  for (const { name: version } of entries.filter((entry) => entry.isDirectory())) {
    const folder = join(remotesDir, name, version);
    if (isOld(version, state, changes, (await stat(folder)).mtimeMs)) await rm(folder, { recursive: true, force: true });
  }
}

/** @param storedAt When its folder was written, in milliseconds since 1970. */
export function isOld(
  version: string,
  { stable, candidate, previous }: ReleaseState,
  changes: readonly ReleaseChange[],
  storedAt: number,
  now = Date.now(),
): boolean {
  if ([stable, candidate, previous].some((release) => release?.version === version)) return false;
  // Every change that made it live, or ended that.
  const times = changes.filter(({ from, to }) => from === version || to === version).map(({ at }) => Date.parse(at));
  return now - Math.max(storedAt, ...times) > KEPT_MS;
}
