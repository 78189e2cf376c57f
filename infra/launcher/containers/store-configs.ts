import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { natsConfig, redisUsers } from '../servers/store-files.ts';
import type { NatsUser } from '../servers/store-permissions.ts';

const INFRA = join(root, 'infra');

const HEADER =
  '# Written by "node infra/start.mjs stores" from infra/launcher/servers/store-permissions.ts; a test keeps the two the same.\n';

/** The variable in `.env` with a user's password for NATS and Redis. */
export const passwordVariable = (user: string): string => `${user.toUpperCase()}_STORE_PASSWORD`;

/** Configuration of NATS and Redis in containers, with passwords from the environment, by path below infra. */
export function storeConfigs(): Record<string, string> {
  const place = { listen: '0.0.0.0:4222', store: '/data' };
  const password = (user: NatsUser) => `$${passwordVariable(user)}`;
  const peers = [0, 1, 2].map((number) => `nats-${number}.nats-peers`);
  return {
    'stores/nats.generated.conf': HEADER + natsConfig({ ...place, monitor: '127.0.0.1:8222' }, password),
    'kubernetes/stores/nats.generated.conf': HEADER + natsConfig({ ...place, monitor: '0.0.0.0:8222', peers }, password),
    // The file format has no comments.
    'stores/redis-users.generated.acl': redisUsers((user) => `>\${${passwordVariable(user)}}`),
  };
}

/** `stores`: writes the files. */
export async function writeStoreConfigs(): Promise<number> {
  for (const [name, text] of Object.entries(storeConfigs())) await writeFile(join(INFRA, name), text);
  return 0;
}
