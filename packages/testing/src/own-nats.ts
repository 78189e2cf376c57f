import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { natsProgram } from './environment.ts';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';

export interface OwnNatsOptions {
  /** Limits its storage, to simulate a full disk. */
  readonly mostBytes?: number;
  /** Of the servers of its cluster: its name and the ports at which they find one another. */
  readonly cluster?: { readonly name: string; readonly port: number; readonly others: readonly number[] };
}

/** A test's own NATS server, which can be killed, emptied and restarted. */
export class OwnNats {
  #child: ChildProcess | undefined;

  private constructor(
    private readonly port: number,
    private readonly store: string,
    private readonly options: OwnNatsOptions,
  ) {}

  static async start(options: OwnNatsOptions = {}): Promise<OwnNats> {
    const nats = new OwnNats(await freePort(), await mkdtemp(join(tmpdir(), 'own-nats-')), options);
    await nats.begin();
    return nats;
  }

  /** Three servers that keep streams together, by name. */
  static async startCluster(): Promise<ReadonlyMap<string, OwnNats>> {
    const members: [string, number][] = [];
    for (const name of ['one', 'two', 'three']) members.push([name, await freePort()]);
    const ports = members.map(([, port]) => port);
    const begun = members.map(async ([name, port]) => {
      const others = ports.filter((other) => other !== port);
      return [name, await OwnNats.start({ cluster: { name, port, others } })] as const;
    });
    return new Map(await Promise.all(begun));
  }

  get url(): string {
    return `nats://127.0.0.1:${this.port}`;
  }

  /** Starts it with its existing storage. */
  async begin(): Promise<void> {
    const config = `${this.store}.conf`;
    const { mostBytes, cluster } = this.options;
    const limit = mostBytes === undefined ? '' : `, max_file_store: ${mostBytes}`;
    await writeFile(
      config,
      `listen: "127.0.0.1:${this.port}"\njetstream { store_dir: "${this.store}"${limit} }\n${cluster ? clusterConfig(cluster) : ''}`,
    );
    const args = ['--config', config];
    const child = spawn(natsProgram(), args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let log = '';
    child.stderr?.on('data', (text) => {
      log += text;
    });
    const end = () => child.kill('SIGKILL');
    process.once('exit', end);
    child.once('exit', () => {
      process.removeListener('exit', end);
      if (this.#child === child) process.stderr.write(`A test's NATS server ended by itself:\n${log}`);
    });
    this.#child = child;
    await eventually(() => this.#greeting());
  }

  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    // One that has ended by itself does not end again.
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
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

const clusterConfig = ({ name, port, others }: NonNullable<OwnNatsOptions['cluster']>): string => {
  const routes = others.map((other) => `"nats://127.0.0.1:${other}"`).join(', ');
  return `server_name: ${name}\ncluster { name: test, listen: "127.0.0.1:${port}", routes: [${routes}] }\n`;
};
