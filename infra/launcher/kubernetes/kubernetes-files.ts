import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { readRoutes } from '../edge/edge-files.ts';
import { root } from '../paths.ts';
import { renderManifests } from './manifests.ts';

export const KUBERNETES = join(root, 'infra/kubernetes');
const HEADER = '# Written by "node infra/start.mjs kubernetes"; a test keeps the two the same.\n';

/** The text of each generated file of infra/kubernetes, by name. */
export async function kubernetesFiles(): Promise<Record<string, string>> {
  const files = Object.entries(renderManifests(await readRoutes()));
  const text = (manifests: object[]) =>
    HEADER + manifests.map((manifest) => stringify(manifest, { aliasDuplicateObjects: false, lineWidth: 130 })).join('---\n');
  return Object.fromEntries(files.map(([name, manifests]) => [name, text(manifests)]));
}

/** `kubernetes`: writes them anew. */
export async function writeKubernetesFiles(): Promise<number> {
  for (const [name, text] of Object.entries(await kubernetesFiles())) await writeFile(join(KUBERNETES, name), text);
  return 0;
}
