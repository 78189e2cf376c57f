import { createPublicKey } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createThrowAwayDatabase, runService, ServiceProcess } from '@forecourt/service-kit/testing';
import { OwnNats } from '@forecourt/testing';
import { SETTINGS_FILE } from './dealership.ts';
import { freePort, startOwnShell } from './own-shell.ts';

const MAIN = fileURLToPath(new URL('../../../services/identity/dist/bundle.js', import.meta.url));
const given = (name: string): string => process.env[name] ?? '';

/** The site with a staff of its own: a rule for all of them is a rule for nobody else. */
export interface OwnStaffSite {
  /** By name: browsers make no passkeys for an IP address. */
  readonly url: string;
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

/** Starts another identity, on a database of its own and with the keys of the system under test, and a shell that uses it. */
export async function startOwnStaffSite(): Promise<OwnStaffSite> {
  const database = await createThrowAwayDatabase(given('DATABASE_URL'));
  const nats = await OwnNats.start();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const identity = new ServiceProcess(
    await runService(MAIN, {
      DATABASE_URL: database.url,
      NATS_URL: nats.url,
      REDIS_URL: Object.assign(new URL(given('REDIS_URL')), { pathname: '/3' }).href,
      JWT_PUBLIC_KEY: createPublicKey(given('JWT_PRIVATE_KEY')).export({ type: 'spki', format: 'pem' }).toString(),
      JWT_PRIVATE_KEY: given('JWT_PRIVATE_KEY'),
      PUBLIC_URL: url,
      DEALERSHIP_FILE: SETTINGS_FILE,
      SECOND_FACTOR_SECRET: 'the secret of second factors in these tests',
      ADMIN_PASSWORD: given('ADMIN_PASSWORD'),
    }),
  );
  const shell = await startOwnShell({ IDENTITY_URL: identity.address, PORT: String(port), PUBLIC_URL: url });
  const stop = async () => {
    await shell.stop();
    await identity.stop();
    await nats.stop();
    await database.drop();
  };
  return { url, databaseUrl: database.url, stop };
}
