import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createStaffTokens } from '@forecourt/service-kit/testing';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const DEALERSHIP_FILE = fileURLToPath(new URL('../../../../infra/dealership.json', import.meta.url));
const staff = createStaffTokens();

/** Where nothing listens: a service whose events are not looked at keeps them in its outbox. */
export const NOWHERE = 'nats://127.0.0.1:9';

export const FORM_TOKEN_SECRET = 'the secret of forms in these tests, long enough';

/** A staff token that every {@link EnquiriesProcess} accepts. */
export const staffToken = (): string => staff.sign();

export interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

export interface ProcessSettings {
  readonly DATABASE_URL: string;
  readonly MAIL_DIR: string;
  readonly [name: string]: string;
}

/** A replica of the built service in a process of its own. */
export class EnquiriesProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly address: string,
  ) {}

  static async start(settings: ProcessSettings): Promise<EnquiriesProcess> {
    const { PATH, NATS_URL, REDIS_URL, TEST_LOG_LEVEL = 'info' } = process.env;
    const child = spawn(process.execPath, ['--enable-source-maps', MAIN], {
      env: {
        PATH,
        NATS_URL,
        REDIS_URL,
        PORT: '0',
        LOG_LEVEL: TEST_LOG_LEVEL,
        JWT_PUBLIC_KEY: staff.publicKey,
        DEALERSHIP_FILE,
        FORM_TOKEN_SECRET,
        PUBLIC_URL: 'https://vans.example',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const end = () => child.kill('SIGKILL');
    process.once('exit', end);
    child.once('exit', () => process.removeListener('exit', end));
    const lines: string[] = [];
    for await (const line of createInterface(child.stdout)) {
      lines.push(line);
      const { msg, address }: { msg?: string; address?: string } = line.startsWith('{') ? JSON.parse(line) : {};
      if (msg !== 'ready' || !address) continue;
      child.stdout.resume();
      return new EnquiriesProcess(child, address);
    }
    throw new Error(`The service ended before it was ready:\n${lines.join('\n')}`);
  }

  /** Ends it as a lost machine does. */
  kill(): void {
    this.child.kill('SIGKILL');
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill('SIGTERM');
    await once(this.child, 'exit');
  }

  async get<Body>(path: string, headers: Record<string, string> = {}): Promise<Answer<Body>> {
    return this.#call<Body>(path, { headers });
  }

  /** Reads as staff do. */
  async read<Body>(path: string): Promise<Answer<Body>> {
    return this.get<Body>(path, { authorization: `Bearer ${staffToken()}` });
  }

  /** Sends as a visitor whom nobody has seen before, unless `headers` say otherwise. */
  async post<Body>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer<Body>> {
    return this.#call<Body>(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress(), ...headers },
      body: JSON.stringify(body),
    });
  }

  async #call<Body>(path: string, init: RequestInit): Promise<Answer<Body>> {
    const response = await fetch(this.address + path, init);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
  }
}

/** An address that no other test uses: limits are counted by address, in one Redis. */
export const newAddress = (): string => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
