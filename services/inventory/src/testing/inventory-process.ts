import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { publicKeyPem, staffToken } from './staff-token.ts';
import { environment } from './test-database.ts';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

export interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** A replica of the built service in a process of its own. */
export class InventoryProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly address: string,
  ) {}

  static async start(databaseUrl: string, settings: Record<string, string> = {}): Promise<InventoryProcess> {
    const child = spawn(process.execPath, ['--enable-source-maps', MAIN], {
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        DATABASE_URL: databaseUrl,
        NATS_URL: environment('NATS_URL'),
        REDIS_URL: environment('REDIS_URL'),
        JWT_PUBLIC_KEY: publicKeyPem,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    process.once('exit', () => child.kill('SIGKILL'));
    const lines: string[] = [];
    for await (const line of createInterface(child.stdout)) {
      lines.push(line);
      const { msg, address }: { msg?: string; address?: string } = line.startsWith('{') ? JSON.parse(line) : {};
      if (msg !== 'ready' || !address) continue;
      child.stdout.resume();
      return new InventoryProcess(child, address);
    }
    throw new Error(`The service ended before it was ready:\n${lines.join('\n')}`);
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    this.child.kill('SIGTERM');
    await once(this.child, 'exit');
  }

  async get<Body>(path: string, headers: Record<string, string> = {}): Promise<Answer<Body>> {
    return this.#call<Body>(path, { headers });
  }

  /** Writes as staff unless `headers` say otherwise. */
  async send<Body>(
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    return this.#call<Body>(path, {
      method,
      headers: {
        authorization: `Bearer ${staffToken()}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  async #call<Body>(path: string, init: RequestInit): Promise<Answer<Body>> {
    const response = await fetch(this.address + path, init);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
  }
}
