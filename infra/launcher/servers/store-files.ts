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
  /** Of a cluster: the hosts of all its servers. Each has its own name in the environment. */
  readonly peers?: readonly string[];
}

/**
 * The configuration of NATS: JetStream, and what each user may publish and subscribe to.
 *
 * @param password how the configuration refers to a user's password.
 */
export function natsConfig({ listen, store, monitor, peers }: NatsPlace, password: (user: NatsUser) => string): string {
  const users = NATS_USERS.map((user) => {
    const permissions = permissionsOf(user);
    const rights = permissions ? `, permissions: ${JSON.stringify(permissions, null, 1).replaceAll('\n', '\n      ')}` : '';
    return `    { user: ${user}, password: ${password(user)}${rights} }\n`;
  });
  return `listen: ${JSON.stringify(listen)}
${monitor === undefined ? '' : `http: ${JSON.stringify(monitor)}\n`}jetstream { store_dir: ${JSON.stringify(store)} }
${peers === undefined ? '' : clusterOf(peers, store)}authorization {
  users: [
${users.join('')}  ]
}
`;
}

/** The file with its process id lets a server be told to hand over what it leads before it stops. */
const clusterOf = (peers: readonly string[], store: string): string => `server_name: $SERVER_NAME
pid_file: ${JSON.stringify(`${store}/nats.pid`)}
cluster {
  name: forecourt
  listen: "0.0.0.0:6222"
  routes: ${JSON.stringify(peers.map((peer) => `nats://${peer}:6222`))}
}
`;

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
