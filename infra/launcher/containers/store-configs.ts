import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { natsConfig, redisUsers } from '../servers/store-files.ts';

export const STORES = join(root, 'infra/stores');

const HEADER =
  '# Written by "node infra/start.mjs stores" from infra/launcher/servers/store-permissions.ts; a test keeps the two the same.\n';

/** The variable in `.env` with a user's password for NATS and Redis. */
export const passwordVariable = (user: string): string => `${user.toUpperCase()}_STORE_PASSWORD`;

/** The files of infra/stores by name: configuration of NATS and Redis in containers, with passwords from the environment. */
export function storeConfigs(): Record<string, string> {
  const place = { listen: '0.0.0.0:4222', store: '/data', monitor: '127.0.0.1:8222' };
  return {
    'nats.generated.conf': HEADER + natsConfig(place, (user) => `$${passwordVariable(user)}`),
    // The file format has no comments.
    'redis-users.generated.acl': redisUsers((user) => `>\${${passwordVariable(user)}}`),
  };
}

/** `stores`: writes the files. */
export async function writeStoreConfigs(): Promise<number> {
  for (const [name, text] of Object.entries(storeConfigs())) await writeFile(join(STORES, name), text);
  return 0;
}
