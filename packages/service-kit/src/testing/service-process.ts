import assert from 'node:assert';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { problemSchema, readAnswer } from '@forecourt/contracts';
import type { Readiness } from '@forecourt/server-kit';
import { sayRevocationsAreKnown } from './known-revocations.ts';

export interface ServiceAnswer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** A service in its own process. */
export interface RunningProcess {
  readonly child: ChildProcess;
  readonly address: string;
  readonly management: string;
}

/** Starts a built service with these environment variables only; resolves when it is ready. */
export const runService = async (main: string, environment: Readonly<Record<string, string>>): Promise<RunningProcess> => {
  if (environment['REDIS_URL']) await sayRevocationsAreKnown(environment['REDIS_URL']);
  const { PATH, TEST_LOG_LEVEL = 'info' } = process.env;
  const child = spawn(process.execPath, [main], {
    env: { PATH, PORT: '0', LOG_LEVEL: TEST_LOG_LEVEL, TRUSTED_PROXIES: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.removeListener('exit', end));
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    const { msg, address, management }: { msg?: string; address?: string; management?: string } = line.startsWith('{')
      ? JSON.parse(line)
      : {};
    if (msg !== 'ready' || !address || !management) continue;
    child.stdout.resume();
    return { child, address, management };
  }
  throw new Error(`The service ended before it was ready:\n${lines.join('\n')}`);
};

/** Fails a test if a service's answer breaks its contract or has extra fields. */
const holdToContract = (method: string, path: string, status: number, answer: unknown): void => {
  const read = status < 400 ? readAnswer(method, path, answer) : problemSchema.parse(answer);
  assert.deepStrictEqual(read, answer, `${method} ${path} answers what its contract does not name`);
};

/** A built service, called over HTTP, that can be stopped gracefully or killed. */
export class ServiceProcess {
  readonly #child: ChildProcess;
  readonly address: string;
  /** Where health and metrics are served. */
  readonly management: string;

  constructor({ child, address, management }: RunningProcess) {
    this.#child = child;
    this.address = address;
    this.management = management;
  }

  /** Kills it without warning. */
  kill(): void {
    this.#child.kill('SIGKILL');
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    this.#child.kill('SIGTERM');
    await once(this.#child, 'exit');
  }

  async get<Body>(path: string, headers: Record<string, string> = {}): Promise<ServiceAnswer<Body>> {
    return this.call<Body>('GET', path, undefined, headers);
  }

  /** Its readiness, and that of each store. */
  async readiness(): Promise<Readiness> {
    return (await fetch(`${this.management}/health/ready`)).json() as Promise<Readiness>;
  }

  protected async call<Body>(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<ServiceAnswer<Body>> {
    const response = await fetch(this.address + path, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const answer = text === '' ? undefined : JSON.parse(text);
    if (answer !== undefined) holdToContract(method, path, response.status, answer);
    return { status: response.status, headers: response.headers, body: answer };
  }
}
