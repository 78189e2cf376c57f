import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { startChild } from '../processes/child.ts';
import type { Start } from '../processes/supervised.ts';
import { until } from '../processes/until.ts';
import type { Server, ServerPlace } from './server.ts';
import { serverProgram } from './server-program.ts';

/** Redis on the loopback address; limits and revocations survive a restart in its append-only file. */
export function redis({ data, log, port, cache, disposable }: ServerPlace): Server {
  const start: Start = async (track) => {
    const { path, env } = await serverProgram('redis-server', { cache, setting: 'REDIS_URL' });
    await mkdir(data, { recursive: true });
    const appendOnly = disposable ? 'no' : 'yes';
    const args = ['--bind', '127.0.0.1', '--port', String(port), '--dir', data, '--save', '', '--appendonly', appendOnly];
    const child = track(await startChild({ name: 'Redis', command: path, args, env, log }));
    await until(() => ping(port), { child, seconds: 20, log });
    return child;
  };
  return { url: `redis://127.0.0.1:${port}`, start };
}

async function ping(port: number) {
  const socket = connect(port, '127.0.0.1');
  try {
    socket.write('PING\r\n');
    const [answer] = await once(socket, 'data');
    // While it still loads its file it answers -LOADING.
    if (!String(answer).startsWith('+PONG')) throw new Error(String(answer).trim());
  } finally {
    socket.destroy();
  }
}
