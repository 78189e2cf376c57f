import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { acceptConnection } from './accept-connection.ts';

/** A message of PostgreSQL's protocol 3.0: its type, its length, its body. */
const message = (type: string, body: string): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(4 + Buffer.byteLength(body));
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)]);
};

const ADMITTED = Buffer.concat([message('R', '\0\0\0\0'), message('Z', 'I')]);
const KILLED = message('E', 'SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0');

/** Listens as a PostgreSQL server that answers the start of each connection with `answer`. */
const listening = async (answer: (socket: Socket) => void) => {
  const server = createServer((socket) => {
    socket.once('data', () => answer(socket)).on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `postgres://forecourt@127.0.0.1:${(server.address() as AddressInfo).port}/postgres`,
    close: () => server.close(),
  };
};

it('survives a server that is killed just after it has let the client in', async () => {
  const { url, close } = await listening((socket) => socket.end(Buffer.concat([ADMITTED, KILLED])));
  await expect(acceptConnection(url)).resolves.toBeUndefined();
  close();
});

it('rejects when the server is killed before it lets the client in', async () => {
  const { url, close } = await listening((socket) => socket.end(KILLED));
  await expect(acceptConnection(url)).rejects.toThrow('unexpected postmaster exit');
  close();
});
