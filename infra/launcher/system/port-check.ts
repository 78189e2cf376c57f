import { once } from 'node:events';
import { createServer } from 'node:net';
import { Failure } from '../failure.ts';

const sentences: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (_, port) => `Port ${port} is taken by another program: stop it, or choose another port with PORT=8081 npm start.`,
  EACCES: (_, port) => `Port ${port} may only be used by root: choose one above 1023 with PORT=8080 npm start.`,
  EADDRNOTAVAIL: (host) => `${host} is not an address of this machine: set HOST to one that is.`,
  ENOTFOUND: (host) => `${host} is not an address of this machine: set HOST to one that is.`,
};

/** Fails at once, instead of after a minute of starting, if the website's port is not available. */
export async function checkPort(host: string, port: number): Promise<void> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    const sentence = sentences[(error as NodeJS.ErrnoException).code ?? ''];
    throw sentence ? new Failure(sentence(host, port)) : error;
  } finally {
    server.close();
  }
}
