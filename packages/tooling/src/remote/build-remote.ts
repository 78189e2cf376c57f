import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Build } from '@forecourt/contracts';
import { PlatformNamesPlugin } from '../compiler/platform-names-plugin.ts';
import { runWebpack } from '../compiler/run-webpack.ts';
import { compress } from '../release/compress.ts';
import { contentHash, integrityOf } from '../release/hashes.ts';
import { replaceFolder, workFolder } from '../release/replace-folder.ts';
import { remoteBrowserConfig } from './browser-config.ts';
import { CONTRACT, contractOf } from './contract-of.ts';
import { readRemote } from './federation-config.ts';
import { manifestOf } from './manifest.ts';
import { remoteServerConfig, SERVER_BUNDLE } from './server-config.ts';

/**
 * Builds a micro-frontend's release: `dist/<version>/`, and `dist/latest.json`, which refers to it. The version is the package's
 * plus a hash of the contents, `mfe.json` included, so that an unchanged build is the same release.
 */
export async function buildRemote(workspace: string): Promise<Build> {
  const remote = await readRemote(workspace);
  const dist = workFolder(workspace);
  const browserOutput = join(dist, 'browser');
  const serverOutput = join(dist, 'server');
  await rm(dist, { recursive: true, force: true });

  const browserConfig = remoteBrowserConfig(remote, browserOutput, 'production');
  const platform = new PlatformNamesPlugin(remote.global);
  const { stats } = await runWebpack([
    { ...browserConfig, plugins: [...(browserConfig.plugins ?? []), platform] },
    await remoteServerConfig(remote, serverOutput, 'production'),
  ]);
  const browser = stats[0]?.compilation;
  if (!browser) throw new Error('The browser build gave no result');

  await cp(join(serverOutput, SERVER_BUNDLE), join(browserOutput, SERVER_BUNDLE));
  const contract = JSON.stringify(await contractOf(remote, platform.names));
  await writeFile(join(browserOutput, CONTRACT), contract);
  const files = (await readdir(browserOutput, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(browserOutput.length + 1));
  const manifest = {
    ...(await manifestOf(remote, '', (path) => readFile(join(browserOutput, path)), browser)),
    contract: { path: CONTRACT, integrity: integrityOf(contract) },
  };
  const version = `${remote.packageVersion}-${await contentHash(browserOutput, files, JSON.stringify(manifest))}`;
  const manifestText = JSON.stringify({ ...manifest, version });
  await writeFile(join(browserOutput, 'mfe.json'), manifestText);
  await compress([...files, 'mfe.json'].map((file) => join(browserOutput, file)));

  await rename(browserOutput, join(dist, version));
  await rm(serverOutput, { recursive: true });
  const latest = { name: remote.name, version, manifest: integrityOf(manifestText) };
  await writeFile(join(dist, 'latest.json'), JSON.stringify(latest));
  await replaceFolder(dist, join(workspace, 'dist'));
  return latest;
}
