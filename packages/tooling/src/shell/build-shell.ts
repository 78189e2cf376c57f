import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PartContract, platformOffer } from '@forecourt/contracts';
import type { Compilation } from 'webpack';
import type { Mode } from '../compiler/mode.ts';
import { PlatformNamesPlugin } from '../compiler/platform-names-plugin.ts';
import { runWebpack } from '../compiler/run-webpack.ts';
import { compress } from '../release/compress.ts';
import { integrityOf } from '../release/hashes.ts';
import { partContract } from '../release/part-contract.ts';
import { replaceFolder, workFolder } from '../release/replace-folder.ts';
import { shellBrowserConfig } from './browser-config.ts';
import { shellServerConfig } from './server-config.ts';

/** Chunks of the shell's own pages are named after them (shell/src/app/pages.ts). */
const PAGE_CHUNK = /^page-(.+)$/;

/** `assets.json`: the files in the head of every page, and of each of the shell's own pages. */
async function listAssets(folder: string, browser: Compilation) {
  const filesOf = (entry: string) => browser.entrypoints.get(entry)?.getFiles() ?? [];
  const initial = filesOf('shell');
  const hashed = (paths: readonly string[], suffix: string) =>
    Promise.all(
      paths
        .filter((path) => path.endsWith(suffix))
        .map(async (path) => ({ path, integrity: integrityOf(await readFile(join(folder, path))) })),
    );
  const list = async (paths: readonly string[]) => ({ scripts: await hashed(paths, '.js'), styles: await hashed(paths, '.css') });
  const pages: Record<string, Awaited<ReturnType<typeof list>>> = {};
  for (const [name, group] of browser.namedChunkGroups) {
    const id = PAGE_CHUNK.exec(name)?.[1];
    if (id) pages[id] = await list(group.getFiles().filter((path) => !initial.includes(path)));
  }
  const fonts = browser.getAssets().flatMap(({ name }) => (name.endsWith('.woff2') ? [name] : []));
  const inline = (entry: string) => takeInline(join(folder, filesOf(entry)[0] ?? ''));
  const { scripts: frame } = await list(filesOf('frame'));
  const { scripts: reports } = await list(filesOf('page-reports'));
  const { styles: preview } = await list(filesOf('preview-badge'));
  return {
    boot: await inline('boot'),
    map: await inline('map'),
    frame,
    reports,
    preview,
    ...(await list(initial)),
    fonts,
    pages,
  };
}

/** A script that is inlined because it is smaller than a request; the content policy allows it by its hash. */
async function takeInline(file: string) {
  const code = (await readFile(file, 'utf8')).trim();
  await rm(file);
  return { code, hash: integrityOf(Buffer.from(code)) };
}

/** The browser events that the shell hears. */
const EVENTS = ['event-chat-asked', 'event-enquiry-requested'];

/** Builds the shell: `server.js`, `assets/`, `assets.json` and `contract.json` in `dist`; for development in `.tmp/dev`, beside what may be running. */
export async function buildShell(workspace: string, mode: Mode): Promise<void> {
  const dist = workFolder(workspace);
  const assets = join(dist, 'assets');
  await rm(dist, { recursive: true, force: true });
  const platform = new PlatformNamesPlugin();
  const browserConfig = shellBrowserConfig(workspace, assets, mode);
  const { stats } = await runWebpack([
    { ...browserConfig, plugins: [...(browserConfig.plugins ?? []), platform] },
    shellServerConfig(workspace, dist, mode),
  ]);
  const browser = stats[0]?.compilation;
  if (!browser) throw new Error('The browser build gave no result');
  await writeFile(join(dist, 'assets.json'), JSON.stringify(await listAssets(assets, browser)));
  const { offers, uses } = await partContract('shell', new Map(EVENTS.map((part) => [part, undefined])));
  const contract: PartContract = { offers: { ...offers, ...platformOffer(platform.names) }, uses };
  await writeFile(join(dist, 'contract.json'), JSON.stringify(contract));
  await cp(join(workspace, 'public'), assets, { recursive: true });
  await compress((await readdir(assets)).map((name) => join(assets, name)));
  await replaceFolder(dist, join(workspace, mode === 'development' ? '.tmp/dev' : 'dist'));
}
