import { fileURLToPath } from 'node:url';
import { createStaffTokens, runService, type ServiceAnswer, ServiceProcess } from '@forecourt/service-kit/testing';
import { serverUrl } from '@forecourt/testing';

const MAIN = fileURLToPath(new URL('../../dist/bundle.js', import.meta.url));

const DEALERSHIP_FILE = fileURLToPath(new URL('../../../../tests/dealership.json', import.meta.url));

/** Signs tokens that every {@link InventoryProcess} accepts. */
export const staff = createStaffTokens();

/** The built service in its own process. */
export class InventoryProcess extends ServiceProcess {
  static async start(databaseUrl: string, settings: Record<string, string> = {}): Promise<InventoryProcess> {
    return new InventoryProcess(
      await runService(MAIN, {
        DATABASE_URL: databaseUrl,
        NATS_URL: serverUrl('NATS_URL'),
        REDIS_URL: serverUrl('REDIS_URL'),
        JWT_PUBLIC_KEY: staff.publicKey,
        DEALERSHIP_FILE,
        PUBLIC_URL: 'https://vans.example',
        ...settings,
      }),
    );
  }

  /** Writes as staff unless `headers` say otherwise. */
  async send<Body>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<ServiceAnswer<Body>> {
    return this.call<Body>(method, path, body, { authorization: `Bearer ${staff.sign()}`, ...headers });
  }
}
