import { createHash } from 'node:crypto';
import { NATS_USERS, type NatsUser, permissionsOf, REDIS_USERS, type RedisUser, redisRules } from './store-permissions.ts';

/** By user: one password each, for both NATS and Redis. */
export type StorePasswords = Readonly<Record<NatsUser, string>>;

export interface NatsPlace {
  /** "127.0.0.1:4222" */
  readonly listen: string;
  readonly store: string;
  /** Address of its monitoring endpoint. */
  readonly monitor?: string;
}

/**
 * The configuration of NATS: JetStream, and what each user may publish and subscribe to.
 *
 * @param password how the configuration refers to a user's password.
 */
export function natsConfig({ listen, store, monitor }: NatsPlace, password: (user: NatsUser) => string): string {
  const users = NATS_USERS.map((user) => {
    const permissions = permissionsOf(user);
    const rights = permissions ? `, permissions: ${JSON.stringify(permissions, null, 1).replaceAll('\n', '\n      ')}` : '';
    return `    { user: ${user}, password: ${password(user)}${rights} }\n`;
  });
  return `listen: ${JSON.stringify(listen)}
${monitor === undefined ? '' : `http: ${JSON.stringify(monitor)}\n`}jetstream { store_dir: ${JSON.stringify(store)} }
authorization {
  users: [
${users.join('')}  ]
}
`;
}

/**
 * The users of Redis in the format of its `aclfile`; all need a password.
 *
 * @param password how the file refers to a user's password: `>` and the password, or `#` and its SHA-256.
 * @param version the server's major version.
 */
export function redisUsers(password: (user: RedisUser) => string, version?: number): string {
  const users = REDIS_USERS.map((user) => `user ${user} on ${password(user)} ${redisRules(user, version)}\n`);
  return `user default off\n${users.join('')}`;
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
