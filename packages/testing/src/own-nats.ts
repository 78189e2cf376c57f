import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
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

/** A test's own NATS server, which can be killed, emptied and restarted. */
export class OwnNats {
  #child: ChildProcess | undefined;

  private constructor(
    private readonly port: number,
    private readonly store: string,
    private readonly mostBytes: number | undefined,
  ) {}

  /** @param mostBytes limits its storage, to simulate a full disk. */
  static async start(mostBytes?: number): Promise<OwnNats> {
    const nats = new OwnNats(await freePort(), await mkdtemp(join(tmpdir(), 'own-nats-')), mostBytes);
    await nats.begin();
    return nats;
  }

  get url(): string {
    return `nats://127.0.0.1:${this.port}`;
  }

  /** Starts it with its existing storage. */
  async begin(): Promise<void> {
    const config = `${this.store}.conf`;
    const limit = this.mostBytes === undefined ? '' : `, max_file_store: ${this.mostBytes}`;
    await writeFile(config, `listen: "127.0.0.1:${this.port}"\njetstream { store_dir: "${this.store}"${limit} }\n`);
    const args = ['--config', config];
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

  /** Deletes its storage; kill it first. */
  async empty(): Promise<void> {
    await rm(this.store, { recursive: true, force: true });
  }

  async stop(): Promise<void> {
    await this.kill();
    await this.empty();
    await rm(`${this.store}.conf`, { force: true });
  }

  /** Resolves when the server is up, because NATS sends the first message. */
  async #greeting(): Promise<void> {
    const socket = connect(this.port, '127.0.0.1');
    try {
      await once(socket, 'data');
    } finally {
      socket.destroy();
    }
  }
}
