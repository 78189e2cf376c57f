import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const ASK_AGAIN_MS = 5;

interface Connection {
  readonly client: Socket;
  readonly server: Socket;
  /** Only the client still believes in it. */
  forgotten: boolean;
}

/**
 * A TCP proxy between a service and a server that breaks as networks do. {@link open} mends it again, whatever it suffers from.
 */
export class ServerGate {
  private readonly connections = new Set<Connection>();
  private port = 0;
  private delayMs = 0;
  private isHeld = false;

  private constructor(
    private readonly target: URL,
    private readonly listener = createServer((socket) => this.join(socket)),
  ) {}

  static async to(url: string): Promise<ServerGate> {
    const gate = new ServerGate(new URL(url));
    await gate.open();
    return gate;
  }

  /** The target's URL, through the gate. */
  get url(): string {
    return Object.assign(new URL(this.target.href), { hostname: '127.0.0.1', port: String(this.port) }).href;
  }

  /** Lets everything through, also what was held up. */
  async open(): Promise<void> {
    this.delayMs = 0;
    this.isHeld = false;
    if (this.listener.listening) return;
    this.listener.listen(this.port, '127.0.0.1');
    await once(this.listener, 'listening');
    this.port = (this.listener.address() as AddressInfo).port;
  }

  /** Connections break and new ones are refused, as if the server had stopped. */
  async shut(): Promise<void> {
    const closed = once(this.listener, 'close');
    this.listener.close();
    for (const end of this.ends()) end.destroy();
    await closed;
  }

  /** Everything takes longer, by milliseconds each way. */
  slow(milliseconds: number): void {
    this.delayMs = milliseconds;
  }

  /** Present connections are reset. */
  reset(): void {
    for (const end of this.ends()) end.resetAndDestroy();
  }

  /** The server loses the present connections and clients are not told: what they send is acknowledged and lost. */
  forget(): void {
    for (const connection of this.connections) {
      connection.forgotten = true;
      connection.server.destroy();
    }
  }

  /** Nothing passes in either direction; connections are still accepted. */
  swallow(): void {
    this.isHeld = true;
  }

  private ends(): Socket[] {
    return [...this.connections].flatMap(({ client, server }) => [client, server]);
  }

  private join(client: Socket): void {
    const server = connect(Number(this.target.port), this.target.hostname);
    const connection = { client, server, forgotten: false };
    this.connections.add(connection);
    client.once('close', () => this.connections.delete(connection));
    void this.carry(connection, client, server);
    void this.carry(connection, server, client);
  }

  private async carry(connection: Connection, from: Socket, to: Socket): Promise<void> {
    try {
      for await (const chunk of from) {
        if (this.delayMs > 0) await delay(this.delayMs);
        while (this.isHeld) await delay(ASK_AGAIN_MS);
        if (!to.destroyed) to.write(chunk);
      }
    } catch {
      // Broken, which is what a gate is for.
    }
    if (!connection.forgotten) to.destroy();
  }
}
