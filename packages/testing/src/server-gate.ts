import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A TCP proxy between a service and a server that can be shut: connections break and new ones are refused, as if the server had
 * stopped.
 */
export class ServerGate {
  private readonly sockets = new Set<Socket>();
  private port = 0;

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

  async open(): Promise<void> {
    this.listener.listen(this.port, '127.0.0.1');
    await once(this.listener, 'listening');
    this.port = (this.listener.address() as AddressInfo).port;
  }

  async shut(): Promise<void> {
    const closed = once(this.listener, 'close');
    this.listener.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private join(socket: Socket): void {
    const server = connect(Number(this.target.port), this.target.hostname);
    for (const [end, other] of [
      [socket, server],
      [server, socket],
    ] as const) {
      this.sockets.add(end);
      end.on('error', () => other.destroy());
      end.on('close', () => {
        this.sockets.delete(end);
        other.destroy();
      });
    }
    socket.pipe(server).pipe(socket);
  }
}
