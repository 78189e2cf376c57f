import { join } from 'node:path';
import { erasuresFile } from '../backup/erasure-list.ts';
import { root } from '../paths.ts';
import type { ServerUrls } from '../servers/start-servers.ts';
import type { Settings } from '../settings.ts';
import { PARTS, type PartName, type PortName } from './parts.ts';
import type { Secrets } from './secrets.ts';

export interface SystemContext {
  settings: Settings;
  secrets: Secrets;
  servers: ServerUrls;
  /** URL of each service's own database. */
  databases: Record<string, string>;
  ports: Ports;
}

export type Ports = Readonly<Record<PortName, number>>;

/**
 * Makes glibc return the memory of a decoded picture at once: by default each decoding thread keeps its own (20 uploads of 40
 * megapixels: 570 MB). Read only when the process starts.
 */
const PICTURE_MEMORY = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' };

/** The environment of a part: what the user set (keys of external services, for example), and what the launcher assigns. */
export function partEnvironment(name: PartName, context: SystemContext): NodeJS.ProcessEnv {
  const { ADMIN_PASSWORD: _, ...inherited } = process.env;
  return { NODE_ENV: 'production', LOG_LEVEL: 'info', ...inherited, ...assigned(name, context) };
}

function assigned(name: PartName, context: SystemContext): NodeJS.ProcessEnv {
  const { settings, secrets, servers, databases, ports } = context;
  const { dataDir } = settings;
  const address = { HOST: '127.0.0.1', PORT: String(ports[name]) };
  if (name === 'remotes') return { ...address, REMOTES_DIR: join(dataDir, 'remotes') };
  const everywhere = {
    ...address,
    MANAGEMENT_PORT: String(ports[`${name}-management`]),
    NATS_URL: servers.natsUrl(name),
    PUBLIC_URL: settings.publicUrl,
    DEALERSHIP_FILE: process.env['DEALERSHIP_FILE'] ?? join(root, 'infra/dealership.json'),
  };
  if (name === 'shell') {
    return {
      ...everywhere,
      HOST: settings.host,
      TRUSTED_PROXIES: settings.trustedProxies,
      STATE_DIR: join(dataDir, 'shell'),
      REGISTRY_PUBLIC_KEY: secrets.registryPublicKey,
      EDGE_ROUTES_FILE: join(root, 'infra/edge/routes.json'),
      ...upstreams(ports),
    };
  }
  return {
    ...everywhere,
    DATABASE_URL: databases[name],
    // The shell is the edge here.
    TRUSTED_PROXIES: '127.0.0.1',
    REDIS_URL: servers.redisUrl(name),
    JWT_PUBLIC_KEY: secrets.tokenPublicKey,
    ...(name === 'media' && { ...PICTURE_MEMORY, OBJECTS_DIR: join(dataDir, 'objects'), UPLOAD_SECRET: secrets.uploadSecret }),
    ...(name === 'social' && { SOCIAL_DIR: socialFolder(settings) }),
    ...(name === 'enquiries' && {
      MAIL_DIR: mailFolder(settings),
      ERASURES_FILE: erasuresFile(dataDir),
      FORM_TOKEN_SECRET: secrets.formTokenSecret,
    }),
    ...(name === 'releases' && { REGISTRY_PRIVATE_KEY: secrets.registryPrivateKey, REMOTES_URL: partUrl(ports, 'remotes') }),
    ...(name === 'identity' && {
      JWT_PRIVATE_KEY: secrets.tokenPrivateKey,
      SECOND_FACTOR_SECRET: secrets.secondFactorSecret,
      ADMIN_PASSWORD: settings.adminPassword ?? secrets.adminPassword,
    }),
  };
}

/** What the shell starts from: the last known registry. */
export function registrySnapshot({ dataDir }: Settings): string {
  return join(dataDir, 'shell/releases.json');
}

/** Where mails are written while no mail server is configured. */
export function mailFolder({ dataDir }: Settings): string {
  return join(dataDir, 'mail');
}

/** Where posts are written for platforms without an account. */
export function socialFolder({ dataDir }: Settings): string {
  return join(dataDir, 'social');
}

/** INVENTORY_URL, … : the upstreams of the edge's route table. */
function upstreams(ports: Ports): NodeJS.ProcessEnv {
  const names = PARTS.filter((name) => name !== 'shell');
  return Object.fromEntries(names.map((name) => [`${name.toUpperCase()}_URL`, partUrl(ports, name)]));
}

export function partUrl(ports: Ports, name: PortName): string {
  return `http://127.0.0.1:${ports[name]}`;
}

/** Answers 200 once a part can work. The shell is not asked for a page: one that fails before that would be told as a failure. */
export function readyUrl(ports: Ports, name: PartName): string {
  return name === 'remotes' ? `${partUrl(ports, name)}/health/live` : `${partUrl(ports, `${name}-management`)}/health/ready`;
}
