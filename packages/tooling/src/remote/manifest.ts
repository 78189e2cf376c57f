import type { MfeManifest } from '@forecourt/contracts';
import type { Compilation } from 'webpack';
import { integrityOf } from '../release/hashes.ts';
import { CONTAINER } from './browser-config.ts';
import { exposesOf } from './exposes.ts';
import type { Remote } from './federation-config.ts';
import { SERVER_BUNDLE } from './server-config.ts';

type File = MfeManifest['entry'];

/** @param path below the release's folder. */
type ReadFile = (path: string) => Promise<Buffer>;

/** The development server removes what it sent to replace a module. */
const isReleased = (path: string): boolean => !path.includes('.hot-update.');

/** `mfe.json`: what the shell must know about a release, with hashes of all files that run in browsers or the shell. */
export async function manifestOf(remote: Remote, version: string, read: ReadFile, browser: Compilation): Promise<MfeManifest> {
  const hashed = async (path: string): Promise<File> => ({ path, integrity: integrityOf(await read(path)) });
  const chunks = new Map(exposesOf(remote).map(({ key, chunk }) => [key, chunk]));
  const filesOf = async (key: string) => {
    const files = (browser.namedChunkGroups.get(chunks.get(key) ?? '')?.getFiles() ?? []).filter(isReleased);
    const ending = (suffix: string) => Promise.all(files.filter((file) => file.endsWith(suffix)).map(hashed));
    return { js: await ending('.js'), css: await ending('.css') };
  };
  const scripts = browser.getAssets().flatMap(({ name }) => (name.endsWith('.js') && isReleased(name) ? [name] : []));
  return {
    name: remote.name,
    version,
    entry: await hashed(CONTAINER),
    server: await hashed(SERVER_BUNDLE),
    scripts: await Promise.all(scripts.sort().map(hashed)),
    routes: await Promise.all(
      remote.routes.map(async ({ module: _module, ...route }) => ({ ...route, ...(await filesOf(`./route-${route.id}`)) })),
    ),
    widgets: await Promise.all(remote.widgets.map(async ({ name }) => ({ name, ...(await filesOf(`./widget-${name}`)) }))),
  };
}
