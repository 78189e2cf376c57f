import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FrozenPart, frozenPartSchema, type PartContract } from '@forecourt/contracts';

/** One file for each version of a part: `mfe-finance.widget-calculator.v1.json`. */
const FIXTURES = fileURLToPath(new URL('../src/parts/fixtures/', import.meta.resolve('@forecourt/contracts')));
const FILE = /^([\w-]+)\.([\w-]+)\.v(\d+)\.json$/;

interface NewestPart extends FrozenPart {
  readonly owner: string;
  readonly part: string;
}

async function newestParts(): Promise<NewestPart[]> {
  const newest = new Map<string, { readonly file: string; readonly version: number }>();
  for (const file of await readdir(FIXTURES)) {
    const [, owner, part, digits] = FILE.exec(file) ?? [];
    const version = Number(digits);
    const key = `${owner}.${part}`;
    if (owner && version > (newest.get(key)?.version ?? 0)) newest.set(key, { file, version });
  }
  return Promise.all(
    [...newest].map(async ([key, { file }]) => {
      const [owner = '', part = ''] = key.split('.');
      return { owner, part, ...frozenPartSchema.parse(JSON.parse(await readFile(join(FIXTURES, file), 'utf8'))) };
    }),
  );
}

/**
 * What the newest fixtures say of one owner: its parts, and what it passes to others. A part without a fixture is left out; the
 * checks before a release refuse it.
 * @param paths of the pages by part, so that one whose path has changed is not taken for the one that others link to.
 */
export async function partContract(owner: string, paths: ReadonlyMap<string, string | undefined>): Promise<PartContract> {
  const parts = await newestParts();
  const offers = parts.flatMap(({ owner: own, part, schema }) => {
    if (own !== owner || !paths.has(part)) return [];
    const path = paths.get(part);
    return [[part, path === undefined ? schema : withPath(schema, path)] as const];
  });
  const uses = parts.flatMap(({ owner: other, part, uses: { [owner]: use } }) =>
    use && other !== owner ? [[`${other}.${part}`, use] as const] : [],
  );
  return { offers: Object.fromEntries(offers), uses: Object.fromEntries(uses) };
}

const withPath = (schema: FrozenPart['schema'], path: string) => ({
  ...schema,
  properties: { ...(schema['properties'] as object), path: { const: path } },
});
