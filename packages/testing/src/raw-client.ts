import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Sends raw bytes on a connection, for requests that no HTTP client would make. */
export class RawClient {
  readonly socket: Socket;
  received = '';

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setEncoding('latin1').on('data', (text: string) => {
      this.received += text;
    });
    // Tests see a reset by what was received.
    socket.on('error', () => undefined);
  }

  static async to(url: string): Promise<RawClient> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return new RawClient(socket);
  }

  send(...texts: string[]): this {
    this.socket.write(texts.join(''));
    return this;
  }

  /** Waits for the server to close the connection; resolves to everything it sent. */
  async ended(): Promise<string> {
    if (!this.socket.closed) await once(this.socket, 'close');
    return this.received;
  }

  /** The statuses of all answers, in order. */
  get statuses(): number[] {
    return [...this.received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
  }
}
