import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../paths.ts';
import { MANAGED, type ManagedName } from '../system/parts.ts';

/** What of a zod schema says whether a value may be left out. */
export interface Field {
  readonly def: { readonly type: string; readonly defaultValue?: unknown; readonly innerType?: Field; readonly in?: Field };
}

/** Where each part's settings are: a settings file exports them as `settings`. */
export const SETTINGS_FILES: readonly (readonly [part: ManagedName, file: string])[] = MANAGED.map((part) => [
  part,
  part === 'shell' ? 'shell/src/server/settings.ts' : `services/${part}/src/settings.ts`,
]);

/** The settings of a part by name, with their schemas. */
export async function settingsOf(part: ManagedName): Promise<Readonly<Record<string, Field>>> {
  const [, file = ''] = SETTINGS_FILES.find(([name]) => name === part) ?? [];
  const folder = join(root, 'node_modules/.cache/forecourt');
  const outfile = join(folder, `settings-${part}-${process.pid}.mjs`);
  await mkdir(folder, { recursive: true });
  try {
    await build({
      entryPoints: [join(root, file)],
      outfile,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
    });
    const { settings } = (await import(pathToFileURL(outfile).href)) as {
      settings: { schema: { shape: Record<string, Field> } };
    };
    return settings.schema.shape;
  } finally {
    await rm(outfile, { force: true });
  }
}

/** "required", "none" for an optional one, or its default value. */
export function standardOf({ def }: Field): string {
  if (def.type === 'optional') return 'none';
  if (def.type === 'default') return def.defaultValue === '' ? 'none' : `\`${String(def.defaultValue)}\``;
  const inner = def.innerType ?? def.in;
  return inner === undefined ? 'required' : standardOf(inner);
}
