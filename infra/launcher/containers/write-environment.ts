import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVICES } from '@forecourt/contracts';
import { Failure } from '../failure.ts';
import { root } from '../paths.ts';
import { NATS_USERS } from '../servers/store-permissions.ts';
import { makeKeyPair, makePassword } from '../system/secrets.ts';
import { passwordVariable } from './store-configs.ts';

/** `env`: writes the `.env` for docker-compose.yml, with new secrets. Never overwrites an existing file. */
export async function writeEnvironment(): Promise<number> {
  const file = join(root, '.env');
  if (existsSync(file)) throw new Failure('.env is there already and is left as it is.');
  await writeFile(file, await renderEnvironment(), { mode: 0o600 });
  console.log('.env was written: docker compose up --build starts everything.');
  return 0;
}

export async function renderEnvironment(): Promise<string> {
  const [token, registry] = [await makeKeyPair('ES256'), await makeKeyPair('EdDSA')];
  const oneLine = (pem: string) => `"${pem.trim().replaceAll('\n', '\\n')}"`;
  const variables: [string, string][] = [
    ['PUBLIC_URL', 'http://localhost:8080'],
    ['ADMIN_PASSWORD', makePassword()],
    ['POSTGRES_PASSWORD', makePassword()],
    ...SERVICES.map((service): [string, string] => [`${service.toUpperCase()}_DATABASE_PASSWORD`, makePassword()]),
    ...NATS_USERS.map((user): [string, string] => [passwordVariable(user), makePassword()]),
    ['MINIO_ROOT_PASSWORD', makePassword()],
    ['GRAFANA_PASSWORD', makePassword()],
    ['UPLOAD_SECRET', makePassword()],
    ['FORM_TOKEN_SECRET', makePassword()],
    ['SECOND_FACTOR_SECRET', makePassword()],
    ['JWT_PUBLIC_KEY', oneLine(token.publicKey)],
    ['JWT_PRIVATE_KEY', oneLine(token.privateKey)],
    ['REGISTRY_PUBLIC_KEY', oneLine(registry.publicKey)],
    ['REGISTRY_PRIVATE_KEY', oneLine(registry.privateKey)],
  ];
  return variables.map(([name, value]) => `${name}=${value}\n`).join('');
}
