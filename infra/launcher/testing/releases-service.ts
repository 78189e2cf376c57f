import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { serverUrl } from '@forecourt/testing';
import { Client } from 'pg';
import { root } from '../paths.ts';
import { type Child, startChild } from '../processes/child.ts';
import { until } from '../processes/until.ts';
import { ReleasesClient } from '../releases/releases-client.ts';
import { freePort } from '../servers/ports.ts';
import { makeKeyPair } from '../system/secrets.ts';

/** The releases service and the host of the files in a folder, on a database of their own. */
export class ReleasesService {
  readonly client: ReleasesClient;
  private readonly children: readonly Child[];
  private readonly database: string;

  private constructor(client: ReleasesClient, children: readonly Child[], database: string) {
    this.client = client;
    this.children = children;
    this.database = database;
  }

  static async start(remotesDir: string): Promise<ReleasesService> {
    const database = `test_${randomUUID().replaceAll('-', '')}`;
    await onServer(`CREATE DATABASE ${database}`);
    const [token, registry] = [await makeKeyPair('ES256'), await makeKeyPair('EdDSA')];
    const [port, management, remotes] = [await freePort(), await freePort(), await freePort()];
    const url = `http://127.0.0.1:${port}`;
    const log = join(remotesDir, '.log');
    const run = (name: string, script: string, env: NodeJS.ProcessEnv) =>
      startChild({
        name,
        command: process.execPath,
        args: [join(root, script)],
        log,
        env: { PATH: process.env['PATH'], ...env },
      });
    const host = await run('remotes', 'infra/dist/remotes.js', { PORT: String(remotes), REMOTES_DIR: remotesDir });
    const service = await run('releases', 'services/releases/dist/bundle.js', {
      PORT: String(port),
      MANAGEMENT_PORT: String(management),
      DATABASE_URL: Object.assign(new URL(serverUrl('DATABASE_URL')), { pathname: `/${database}` }).href,
      // Nothing listens here.
      NATS_URL: 'nats://127.0.0.1:9',
      REDIS_URL: serverUrl('REDIS_URL'),
      REMOTES_URL: `http://127.0.0.1:${remotes}`,
      JWT_PUBLIC_KEY: token.publicKey,
      REGISTRY_PRIVATE_KEY: registry.privateKey,
      DEALERSHIP_FILE: join(root, 'tests/dealership.json'),
      LOG_LEVEL: 'error',
    });
    await until(() => fetch(`http://127.0.0.1:${management}/health/ready`), { child: service, seconds: 30, log });
    await sayRevocationsAreKnown();
    const client = new ReleasesClient({ url, tokenPrivateKey: token.privateKey, patience: 10 });
    return new ReleasesService(client, [service, host], database);
  }

  async stop(): Promise<void> {
    await Promise.all(this.children.map((child) => child.stop(10_000)));
    await onServer(`DROP DATABASE ${this.database} WITH (FORCE)`);
  }
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl('DATABASE_URL') });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** What identity says once Redis holds every revocation. */
async function sayRevocationsAreKnown(): Promise<void> {
  const { hostname, port, username, password } = new URL(serverUrl('REDIS_URL'));
  const socket = connect(Number(port), hostname);
  socket.end(`AUTH ${username} ${password}\r\nSET revocations:known 1\r\n`);
  await once(socket.resume(), 'close');
}
