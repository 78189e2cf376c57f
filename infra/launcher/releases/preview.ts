import { join } from 'node:path';
import { buildWorkspaces } from '../build/build.ts';
import type { Settings } from '../settings.ts';
import { readAddresses } from '../system/data-directory.ts';
import { moment } from './describe-release.ts';
import { readReleaseCommand } from './release-command.ts';
import { latestBuild, type RemoteName, storeRelease } from './release-folders.ts';

/**
 * `preview mfe-catalog`: builds a micro-frontend and prints a link to the site with this build, which nobody else gets.
 * `preview mfe-catalog 0.1.0-211f617d57` shows a version that has been released.
 */
export async function preview(words: string[], settings: Settings): Promise<number> {
  const version = words[1]?.startsWith('-') ? undefined : words[1];
  const { name, client } = await readReleaseCommand(version === undefined ? words : words.toSpliced(1, 1), [], settings);
  const { publicUrl } = await readAddresses(settings.dataDir);
  const release = version === undefined ? await newBuild(name, settings) : { version };
  const { path, until } = await client.preview(name, release);
  console.log(`${name} ${release.version}, for whoever has this link, until ${moment(until)}:\n${publicUrl}${path}`);
  return 0;
}

async function newBuild(name: RemoteName, { dataDir }: Settings): Promise<{ version: string; manifest: string }> {
  await buildWorkspaces([name]);
  const build = await latestBuild(name);
  await storeRelease(build, join(dataDir, 'remotes'));
  return { version: build.version, manifest: build.manifest };
}
