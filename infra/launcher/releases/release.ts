import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Build } from '@forecourt/contracts';
import { buildWorkspaces } from '../build/build.ts';
import { Failure } from '../failure.ts';
import type { Settings } from '../settings.ts';
import { readAddresses } from '../system/data-directory.ts';
import { withRegistry } from './registry.ts';
import { checkRelease, latestBuild, REMOTES, type RemoteName, storeRelease } from './release-folders.ts';

/**
 * `release mfe-catalog`: builds a micro-frontend and makes it the live release of the running system.
 * `release mfe-catalog --version <v>`: makes an earlier release live again.
 */
export async function release(words: string[], settings: Settings): Promise<number> {
  const { positionals, values } = parseArgs({ args: words, allowPositionals: true, options: { version: { type: 'string' } } });
  const name = REMOTES.find((remote) => remote === positionals[0]);
  if (!name) throw new Failure(`Say which micro-frontend to release: ${REMOTES.join(', ')}.`);
  const { natsUrl } = await readAddresses(settings.dataDir);
  const remotesDir = join(settings.dataDir, 'remotes');
  const entry = values.version === undefined ? await buildRelease(name, remotesDir) : { name, version: values.version };
  await checkRelease(entry, remotesDir);
  await withRegistry(natsUrl, (registry) => registry.announce(entry));
  console.log(`${entry.name} ${entry.version} is live.`);
  return 0;
}

async function buildRelease(name: RemoteName, remotesDir: string): Promise<Build> {
  await buildWorkspaces([name]);
  const build = await latestBuild(name);
  await storeRelease(build, remotesDir);
  return build;
}
