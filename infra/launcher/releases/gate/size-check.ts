import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MfeManifest } from '@forecourt/contracts';
import { root } from '../../paths.ts';
import type { ReleaseFiles } from './release-files.ts';

/** What a page loads of each part, against the budget in the micro-frontend's `federation.config.js`. */
export async function sizeCheck({ folder, manifest }: ReleaseFiles): Promise<string[]> {
  const { name, version, routes, widgets } = manifest;
  const budget = await budgetOf(name);
  const parts = [
    ...routes.map(({ id, ...files }) => ({ part: `route-${id}`, ...files })),
    ...widgets.map(({ name: widget, ...files }) => ({ part: `widget-${widget}`, ...files })),
  ];
  const sizes = parts.map(async ({ part, js, css }) => ({
    part,
    kilobytes: await sent(folder, [manifest.entry, ...js, ...css]),
  }));
  return (await Promise.all(sizes))
    .filter(({ kilobytes }) => kilobytes > budget)
    .map(
      ({ part, kilobytes }) =>
        `A page with ${part} loads ${kilobytes} kB of ${name} ${version}, and its budget is ${budget} kB: leave something out or load it later, or raise the budget in ${name}/federation.config.js.`,
    );
}

async function budgetOf(name: string): Promise<number> {
  const { default: config } = (await import(pathToFileURL(join(root, name, 'federation.config.js')).href)) as {
    default: { budgetKilobytes: number };
  };
  return config.budgetKilobytes;
}

/** In kB, compressed where the build has compressed, as the host of releases sends it. */
async function sent(folder: string, files: MfeManifest['scripts']): Promise<number> {
  const paths = new Set(files.map(({ path }) => join(folder, path)));
  const sizes = [...paths].map(async (path) => (await stat(`${path}.br`).catch(() => stat(path))).size);
  return Math.ceil((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1_000);
}
