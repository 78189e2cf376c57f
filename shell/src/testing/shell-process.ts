import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { registryKeys } from './test-registry.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const SERVER = join(ROOT, 'shell/dist/server.js');
const START_SECONDS = 20;
const SERVICES = ['INVENTORY', 'ENQUIRIES', 'ASSISTANT', 'MEDIA', 'SOCIAL', 'IDENTITY', 'RELEASES'];

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}

export interface ShellProcessOptions {
  readonly natsUrl: string;
  readonly remotesUrl: string;
  readonly stateDir: string;
  readonly environment?: NodeJS.ProcessEnv;
}

/** The built shell as a process of its own. Its services are at a port where nobody listens, unless the test sets them. */
export class ShellProcess {
  readonly url: string;
  /** Address of its health and metrics. */
  readonly management: string;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, url: string, management: string) {
    this.child = child;
    this.url = url;
    this.management = management;
  }

  static async start({ natsUrl, remotesUrl, stateDir, environment }: ShellProcessOptions): Promise<ShellProcess> {
    if (!existsSync(SERVER)) throw new Error('Build the shell first: npm run build -w shell');
    const [port, managementPort, nobody] = [await freePort(), await freePort(), await freePort()];
    const management = `http://127.0.0.1:${managementPort}`;
    const url = `http://127.0.0.1:${port}`;
    const child = spawn(process.execPath, [SERVER], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        PORT: String(port),
        MANAGEMENT_PORT: String(managementPort),
        PUBLIC_URL: url,
        NATS_URL: natsUrl,
        REMOTES_URL: remotesUrl,
        STATE_DIR: stateDir,
        REGISTRY_PUBLIC_KEY: registryKeys.publicKey,
        DEALERSHIP_FILE: join(ROOT, 'tests/dealership.json'),
        EDGE_ROUTES_FILE: join(ROOT, 'infra/edge/routes.json'),
        ...Object.fromEntries(SERVICES.map((name) => [`${name}_URL`, `http://127.0.0.1:${nobody}`])),
        ...environment,
      },
    });
    const shell = new ShellProcess(child, url, management);
    await shell.until(async () => (await fetch(`${management}/health/live`)).ok, START_SECONDS);
    return shell;
  }

  page(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.url + path, { headers, redirect: 'manual' });
  }

  async text(path: string): Promise<string> {
    return (await this.page(path)).text();
  }

  /** Waits for a condition; a refused connection counts as not yet. */
  async until(condition: () => Promise<boolean>, seconds = 30): Promise<void> {
    const deadline = Date.now() + seconds * 1_000;
    while (!(await condition().catch(() => false))) {
      if (Date.now() > deadline) throw new Error(`Not within ${seconds} s: ${condition}`);
      if (this.child.exitCode !== null) throw new Error(`The shell ended with ${this.child.exitCode}`);
      await delay(20);
    }
  }

  /** Stops it as the launcher does; resolves to its exit code. */
  async stop(): Promise<number | null> {
    if (this.child.exitCode !== null) return this.child.exitCode;
    this.child.kill('SIGTERM');
    const [code] = (await once(this.child, 'exit')) as [number | null];
    return code;
  }
}
