import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { startChild } from '../processes/child.ts';
import type { Start } from '../processes/supervised.ts';
import { until } from '../processes/until.ts';
import { privateFolder, writePrivateFile } from './private-files.ts';
import type { Server, ServerPlace } from './server.ts';
import { serverProgram } from './server-program.ts';
import { natsConfig, type StorePasswords } from './store-files.ts';

/** NATS with JetStream on the loopback address, with a password and permissions for each user. */
export function nats({ data, log, port, cache }: ServerPlace, passwords: StorePasswords): Server {
  const start: Start = async (track) => {
    const { path, env } = await serverProgram('nats-server', { cache, setting: 'NATS_URL' });
    await privateFolder(data);
    const config = join(data, 'nats.conf');
    const place = { listen: `127.0.0.1:${port}`, store: data };
    await writePrivateFile(
      config,
      natsConfig(place, (user) => JSON.stringify(passwords[user])),
    );
    const child = track(await startChild({ name: 'NATS', command: path, args: ['--config', config], env, log }));
    await until(() => greeting(port), { child, seconds: 20, log });
    return child;
  };
  return { url: `nats://127.0.0.1:${port}`, start };
}

/** Waits for the INFO line that NATS sends first, once it serves clients. */
async function greeting(port: number) {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'data');
  } finally {
    socket.destroy();
  }
}
