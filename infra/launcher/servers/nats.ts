import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { startChild } from '../processes/child.ts';
import type { Start } from '../processes/supervised.ts';
import { until } from '../processes/until.ts';
import type { Server, ServerPlace } from './server.ts';
import { serverProgram } from './server-program.ts';

/** NATS with JetStream on the loopback address. */
export function nats({ data, log, port, cache }: ServerPlace): Server {
  const start: Start = async (track) => {
    const { path, env } = await serverProgram('nats-server', { cache, setting: 'NATS_URL' });
    await mkdir(data, { recursive: true });
    const args = ['--addr', '127.0.0.1', '--port', String(port), '--jetstream', '--store_dir', data];
    const child = track(await startChild({ name: 'NATS', command: path, args, env, log }));
    await until(() => greeting(port), { child, seconds: 20, log });
    return child;
  };
  return { url: `nats://127.0.0.1:${port}`, start };
}

/** NATS speaks first; its INFO line means that clients are served. */
async function greeting(port: number) {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'data');
  } finally {
    socket.destroy();
  }
}
