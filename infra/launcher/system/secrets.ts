import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportPKCS8, exportSPKI, generateKeyPair } from 'jose';
import { writePrivateFile } from '../servers/private-files.ts';
import type { StorePasswords } from '../servers/store-files.ts';
import { NATS_USERS } from '../servers/store-permissions.ts';

export interface Secrets {
  /** Of PostgreSQL's superuser. */
  postgresPassword: string;
  /** Of each service's own role, by service. */
  servicePasswords: Record<string, string>;
  /** Of each user of NATS and Redis. */
  storePasswords: StorePasswords;
  adminPassword: string;
  /** Signs the addresses that staff upload pictures to. */
  uploadSecret: string;
  /** Signs when visitors open forms. */
  formTokenSecret: string;
  /** ES256 key pair of staff tokens, PEM. */
  tokenPrivateKey: string;
  tokenPublicKey: string;
}

export const makePassword = () => randomBytes(24).toString('base64url');

/** A password for each, those in `kept` unchanged. */
export function makePasswords<Name extends string>(
  names: readonly Name[],
  kept: Partial<Record<string, string>> = {},
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, kept[name] ?? makePassword()])) as Record<Name, string>;
}

/** The secrets of a data directory, in a file that its owner alone may read; what it lacks is made. */
export async function readSecrets(dataDir: string, services: readonly string[]): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  const kept = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Partial<Secrets>;
  const { tokenPrivateKey, tokenPublicKey } = kept;
  const keys = tokenPrivateKey && tokenPublicKey ? { tokenPrivateKey, tokenPublicKey } : await makeKeyPair();
  const secrets: Secrets = {
    ...keys,
    postgresPassword: kept.postgresPassword ?? makePassword(),
    adminPassword: kept.adminPassword ?? randomBytes(12).toString('base64url'),
    uploadSecret: kept.uploadSecret ?? makePassword(),
    formTokenSecret: kept.formTokenSecret ?? makePassword(),
    servicePasswords: makePasswords(services, kept.servicePasswords),
    storePasswords: makePasswords(NATS_USERS, kept.storePasswords),
  };
  await writePrivateFile(file, `${JSON.stringify(secrets, null, 2)}\n`);
  return secrets;
}

export async function makeKeyPair() {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  return { tokenPrivateKey: await exportPKCS8(privateKey), tokenPublicKey: await exportSPKI(publicKey) };
}
