import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { natsProgram } from './environment.ts';
import { eventually } from './eventually.ts';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** A NATS of a test's own: nobody else is heard on it, and it can be killed, emptied and started again. */
export class OwnNats {
  #child: ChildProcess | undefined;

  private constructor(
    private readonly port: number,
    private readonly store: string,
  ) {}

  static async start(): Promise<OwnNats> {
    const nats = new OwnNats(await freePort(), await mkdtemp(join(tmpdir(), 'own-nats-')));
    await nats.begin();
    return nats;
  }

  get url(): string {
    return `nats://127.0.0.1:${this.port}`;
  }

  /** Starts it again, with what it had stored. */
  async begin(): Promise<void> {
    const args = ['--addr', '127.0.0.1', '--port', String(this.port), '--jetstream', '--store_dir', this.store];
    const child = spawn(natsProgram(), args, { stdio: 'ignore' });
    const end = () => child.kill('SIGKILL');
    process.once('exit', end);
    child.once('exit', () => process.removeListener('exit', end));
    this.#child = child;
    await eventually(() => this.#greeting());
  }

  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  /** Takes away what it had stored, after it was killed. */
  async empty(): Promise<void> {
    await rm(this.store, { recursive: true, force: true });
  }

  async stop(): Promise<void> {
    await this.kill();
    await this.empty();
  }

  /** NATS speaks first. */
  async #greeting(): Promise<void> {
    const socket = connect(this.port, '127.0.0.1');
    try {
      await once(socket, 'data');
    } finally {
      socket.destroy();
    }
  }
}
