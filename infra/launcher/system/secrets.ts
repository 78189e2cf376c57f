import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportPKCS8, exportSPKI, generateKeyPair } from 'jose';

export interface Secrets {
  /** Of PostgreSQL's superuser. */
  postgresPassword: string;
  /** Of each service's own role, by service. */
  servicePasswords: Record<string, string>;
  adminPassword: string;
  /** Signs the addresses that staff upload pictures to. */
  uploadSecret: string;
  /** Signs when visitors open forms. */
  formTokenSecret: string;
  /** ES256 key pair of staff tokens, PEM. */
  tokenPrivateKey: string;
  tokenPublicKey: string;
}

const generate = () => randomBytes(24).toString('base64url');

/** The secrets of a data directory, in a file that its owner alone may read; made at the first start. */
export async function readSecrets(dataDir: string, services: readonly string[]): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  const kept = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Partial<Secrets>;
  const { tokenPrivateKey, tokenPublicKey } = kept;
  const keys = tokenPrivateKey && tokenPublicKey ? { tokenPrivateKey, tokenPublicKey } : await makeKeyPair();
  const secrets: Secrets = {
    ...keys,
    postgresPassword: kept.postgresPassword ?? generate(),
    adminPassword: kept.adminPassword ?? randomBytes(12).toString('base64url'),
    uploadSecret: kept.uploadSecret ?? generate(),
    formTokenSecret: kept.formTokenSecret ?? generate(),
    servicePasswords: Object.fromEntries(services.map((service) => [service, kept.servicePasswords?.[service] ?? generate()])),
  };
  await writeFile(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}

export async function makeKeyPair() {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  return { tokenPrivateKey: await exportPKCS8(privateKey), tokenPublicKey: await exportSPKI(publicKey) };
}
