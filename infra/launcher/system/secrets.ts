import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportPKCS8, exportSPKI, generateKeyPair } from 'jose';
import { writePrivateFile } from '../servers/private-files.ts';
import type { StorePasswords } from '../servers/store-files.ts';
import { NATS_USERS } from '../servers/store-permissions.ts';

export interface Secrets {
  /** Password of PostgreSQL's superuser. */
  postgresPassword: string;
  /** Passwords of the services' roles, by service. */
  servicePasswords: Record<string, string>;
  /** Passwords of the users of NATS and Redis. */
  storePasswords: StorePasswords;
  adminPassword: string;
  /** Signs the addresses of staff's direct uploads. */
  uploadSecret: string;
  /** Signs the time at which a visitor opened a form. */
  formTokenSecret: string;
  /** Seals the secrets of staff's authenticator apps. */
  secondFactorSecret: string;
  /** ES256 key pair for staff tokens, PEM. */
  tokenPrivateKey: string;
  tokenPublicKey: string;
  /** Ed25519 key pair for the entries of the registry of releases, PEM. */
  registryPrivateKey: string;
  registryPublicKey: string;
}

export const makePassword = () => randomBytes(24).toString('base64url');

/** A password for each name; those in `kept` stay. */
export function makePasswords<Name extends string>(
  names: readonly Name[],
  kept: Partial<Record<string, string>> = {},
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, kept[name] ?? makePassword()])) as Record<Name, string>;
}

/** The secrets of a data directory, in a file that only its owner may read; missing ones are generated. */
export async function readSecrets(dataDir: string, services: readonly string[]): Promise<Secrets> {
  const kept = JSON.parse(await readFile(secretsFile(dataDir), 'utf8').catch(() => '{}')) as Partial<Secrets>;
  const token = keptPair(kept.tokenPrivateKey, kept.tokenPublicKey) ?? (await makeKeyPair('ES256'));
  const registry = keptPair(kept.registryPrivateKey, kept.registryPublicKey) ?? (await makeKeyPair('EdDSA'));
  const secrets: Secrets = {
    tokenPrivateKey: token.privateKey,
    tokenPublicKey: token.publicKey,
    registryPrivateKey: registry.privateKey,
    registryPublicKey: registry.publicKey,
    postgresPassword: kept.postgresPassword ?? makePassword(),
    adminPassword: kept.adminPassword ?? randomBytes(12).toString('base64url'),
    uploadSecret: kept.uploadSecret ?? makePassword(),
    formTokenSecret: kept.formTokenSecret ?? makePassword(),
    secondFactorSecret: kept.secondFactorSecret ?? makePassword(),
    servicePasswords: makePasswords(services, kept.servicePasswords),
    storePasswords: makePasswords(NATS_USERS, kept.storePasswords),
  };
  await writeSecrets(dataDir, secrets);
  return secrets;
}

/** Makes another key pair for staff tokens, so that none that was signed before is valid. */
export async function renewTokenKeys(dataDir: string, secrets: Secrets): Promise<void> {
  const { privateKey, publicKey } = await makeKeyPair('ES256');
  await writeSecrets(dataDir, { ...secrets, tokenPrivateKey: privateKey, tokenPublicKey: publicKey });
}

const secretsFile = (dataDir: string): string => join(dataDir, 'secrets.json');

const writeSecrets = (dataDir: string, secrets: Secrets): Promise<void> =>
  writePrivateFile(secretsFile(dataDir), `${JSON.stringify(secrets, null, 2)}\n`);

interface KeyPair {
  privateKey: string;
  publicKey: string;
}

const keptPair = (privateKey?: string, publicKey?: string): KeyPair | undefined =>
  privateKey && publicKey ? { privateKey, publicKey } : undefined;

/** @param algorithm ES256 for staff tokens, EdDSA (Ed25519) for the registry. */
export async function makeKeyPair(algorithm: 'ES256' | 'EdDSA'): Promise<KeyPair> {
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
  return { privateKey: await exportPKCS8(privateKey), publicKey: await exportSPKI(publicKey) };
}
