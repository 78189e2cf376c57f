import { readFile } from 'node:fs/promises';
import { compactVerify, importSPKI } from 'jose';
import type { Settings } from '../settings.ts';
import { registrySnapshot } from './part-environment.ts';
import type { Secrets } from './secrets.ts';

/** Whether the shell can start from the registry that it has kept: not the first time, and not with a new key of releases. */
export async function isRegistryKnown(settings: Settings, { registryPublicKey }: Secrets): Promise<boolean> {
  try {
    const key = await importSPKI(registryPublicKey, 'EdDSA');
    const kept = JSON.parse(await readFile(registrySnapshot(settings), 'utf8')) as { readonly entry: string }[];
    for (const { entry } of kept) await compactVerify(entry, key);
    return kept.length > 0;
  } catch {
    return false;
  }
}
