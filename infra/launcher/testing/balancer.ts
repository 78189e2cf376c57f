import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A replica behind a {@link Balancer}. */
export interface Target {
  readonly port: number;
  readonly managementPort: number;
}

const ASK_EVERY_MS = 500;

/**
 * Spreads connections over the replicas whose `/health/ready` answered 200 when last asked, as a Kubernetes Service does: it
 * knows nothing of requests, and what is connected stays connected.
 */
export class Balancer {
  private readonly ready = new Set<Target>();
  private next = 0;
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((socket) => this.take(socket));
  private readonly timer = setInterval(() => void this.ask(), ASK_EVERY_MS);

  constructor(private readonly targets: readonly Target[]) {}

  /** Whether every replica is given connections. */
  get isWhole(): boolean {
    return this.targets.every((target) => this.ready.has(target));
  }

  async listen(port: number): Promise<void> {
    await this.ask();
    this.server.listen(port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  stop(): void {
    clearInterval(this.timer);
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private async ask(): Promise<void> {
    await Promise.all(
      this.targets.map(async (target) => {
        const response = await fetch(`http://127.0.0.1:${target.managementPort}/health/ready`).catch(() => null);
        await response?.arrayBuffer().catch(() => undefined);
        if (response?.ok) this.ready.add(target);
        else this.ready.delete(target);
      }),
    );
  }

  private take(client: Socket): void {
    const ready = [...this.ready];
    this.next += 1;
    const target = ready[this.next % ready.length];
    if (!target) return void client.resetAndDestroy();
    const server = connect(target.port, '127.0.0.1');
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.sockets.add(one);
      one.setNoDelay(true);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.once('close', () => this.sockets.delete(one));
    }
  }
}
