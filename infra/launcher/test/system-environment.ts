import { join } from 'node:path';
import { mailFolder, partUrl, socialFolder } from '../system/part-environment.ts';
import { SERVICES } from '../system/parts.ts';
import type { System } from '../system/start-system.ts';

/**
 * How tests and measurements find a running system: BASE_URL, STAFF_TOKEN, ADMIN_PASSWORD, NATS_URL, REDIS_URL, DATABASE_URL (superuser's),
 * REMOTES_DIR, MAIL_DIR, SOCIAL_DIR, and for each service its <NAME>_URL and <NAME>_DATABASE_URL.
 */
export function systemEnvironment({ surroundings, staffToken }: System): NodeJS.ProcessEnv {
  const { settings, secrets, servers, databases, ports } = surroundings;
  const services = SERVICES.flatMap((name) => [
    [`${name.toUpperCase()}_URL`, partUrl(ports, name)],
    [`${name.toUpperCase()}_DATABASE_URL`, databases[name]],
  ]);
  return {
    BASE_URL: settings.publicUrl,
    STAFF_TOKEN: staffToken,
    ADMIN_PASSWORD: settings.adminPassword ?? secrets.adminPassword,
    NATS_URL: servers.natsUrl,
    REDIS_URL: servers.redisUrl,
    DATABASE_URL: servers.databaseUrl,
    REMOTES_DIR: join(settings.dataDir, 'remotes'),
    REMOTES_URL: partUrl(ports, 'remotes'),
    MAIL_DIR: mailFolder(settings),
    SOCIAL_DIR: socialFolder(settings),
    ...Object.fromEntries(services),
  };
}
