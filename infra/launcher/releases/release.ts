import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SERVICES } from '@forecourt/contracts';
import { buildWorkspaces } from '../build/build.ts';
import { Failure } from '../failure.ts';
import type { Settings } from '../settings.ts';
import { readAddresses } from '../system/data-directory.ts';
import { readSecrets } from '../system/secrets.ts';
import { latestBuild, REMOTES, storeRelease } from './release-folders.ts';
import { ReleasesClient } from './releases-client.ts';

/**
 * `release mfe-catalog`: builds a micro-frontend and makes it the live release of the running system.
 * `release mfe-catalog --version <v>`: makes an earlier release live again.
 */
export async function release(words: string[], settings: Settings): Promise<number> {
  const { positionals, values } = parseArgs({ args: words, allowPositionals: true, options: { version: { type: 'string' } } });
  const name = REMOTES.find((remote) => remote === positionals[0]);
  if (!name) throw new Failure(`Say which micro-frontend to release: ${REMOTES.join(', ')}.`);
  const { releasesUrl: url } = await readAddresses(settings.dataDir);
  const { tokenPrivateKey } = await readSecrets(settings.dataDir, SERVICES);
  const client = new ReleasesClient({ url, tokenPrivateKey, patience: 5 });
  const serialOf = async () => (await client.state(name))?.serial ?? 0;
  if (values.version !== undefined) {
    await client.rollBack(name, await serialOf(), values.version);
    console.log(`${name} ${values.version} is live.`);
    return 0;
  }
  await buildWorkspaces([name]);
  const build = await latestBuild(name);
  await storeRelease(build, join(settings.dataDir, 'remotes'));
  await client.release(build, await serialOf());
  console.log(`${name} ${build.version} is live.`);
  return 0;
}
