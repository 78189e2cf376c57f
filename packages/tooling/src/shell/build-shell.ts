import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compilation } from 'webpack';
import type { Mode } from '../compiler/mode.ts';
import { runWebpack } from '../compiler/run-webpack.ts';
import { compress } from '../release/compress.ts';
import { integrityOf } from '../release/hashes.ts';
import { replaceFolder, workFolder } from '../release/replace-folder.ts';
import { shellBrowserConfig } from './browser-config.ts';
import { shellServerConfig } from './server-config.ts';

/** `assets.json`: what the server writes into the head of every page. */
async function listAssets(folder: string, browser: Compilation) {
  const initial = browser.entrypoints.get('shell')?.getFiles() ?? [];
  const hashed = (suffix: string) =>
    Promise.all(
      initial
        .filter((path) => path.endsWith(suffix))
        .map(async (path) => ({ path, integrity: integrityOf(await readFile(join(folder, path))) })),
    );
  const fonts = browser.getAssets().flatMap(({ name }) => (name.endsWith('.woff2') ? [name] : []));
  return { scripts: await hashed('.js'), styles: await hashed('.css'), fonts };
}

/** Builds the shell: `dist/server.js`, `dist/assets/` and `dist/assets.json`. */
export async function buildShell(room: string, mode: Mode): Promise<void> {
  const dist = workFolder(room);
  const assets = join(dist, 'assets');
  await rm(dist, { recursive: true, force: true });
  const { stats } = await runWebpack([shellBrowserConfig(room, assets, mode), shellServerConfig(room, dist, mode)]);
  const browser = stats[0]?.compilation;
  if (!browser) throw new Error('The browser build gave no result');
  await writeFile(join(dist, 'assets.json'), JSON.stringify(await listAssets(assets, browser)));
  await cp(join(room, 'public'), assets, { recursive: true });
  await compress((await readdir(assets)).map((name) => join(assets, name)));
  await replaceFolder(dist, join(room, 'dist'));
}
