import { join } from 'node:path';
import { SERVICES } from '@forecourt/contracts';
import { serverEnvironment } from '../servers/temporary-servers.ts';
import { mailFolder, partUrl, socialFolder } from '../system/part-environment.ts';
import type { System } from '../system/start-system.ts';

/**
 * How tests and measurements reach a running system: BASE_URL, STAFF_TOKEN (an owner's), JWT_PRIVATE_KEY, ADMIN_PASSWORD, NATS_URL, REDIS_URL, DATABASE_URL
 * (superuser's), NATS_DIR, SHELL_MANAGEMENT_URL, REGISTRY_PUBLIC_KEY, REMOTES_DIR, MAIL_DIR, SOCIAL_DIR, and for each service its <NAME>_URL,
 * <NAME>_MANAGEMENT_URL and <NAME>_DATABASE_URL.
 */
export function systemEnvironment({ context, staffToken }: System): NodeJS.ProcessEnv {
  const { settings, secrets, servers, databases, ports } = context;
  const services = SERVICES.flatMap((name) => [
    [`${name.toUpperCase()}_URL`, partUrl(ports, name)],
    [`${name.toUpperCase()}_MANAGEMENT_URL`, partUrl(ports, `${name}-management`)],
    [`${name.toUpperCase()}_DATABASE_URL`, databases[name]],
  ]);
  return {
    BASE_URL: settings.publicUrl,
    STAFF_TOKEN: staffToken,
    JWT_PRIVATE_KEY: secrets.tokenPrivateKey,
    ADMIN_PASSWORD: settings.adminPassword ?? secrets.adminPassword,
    ...serverEnvironment(servers),
    NATS_DIR: join(settings.dataDir, 'nats'),
    SHELL_MANAGEMENT_URL: partUrl(ports, 'shell-management'),
    REGISTRY_PUBLIC_KEY: secrets.registryPublicKey,
    REMOTES_DIR: join(settings.dataDir, 'remotes'),
    REMOTES_URL: partUrl(ports, 'remotes'),
    MAIL_DIR: mailFolder(settings),
    SOCIAL_DIR: socialFolder(settings),
    ...Object.fromEntries(services),
  };
}
