import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startChild } from '../processes/child.ts';
import type { Start } from '../processes/supervised.ts';
import { until } from '../processes/until.ts';
import { privateFolder, writePrivateFile } from './private-files.ts';
import type { Server, ServerPlace } from './server.ts';
import { type Program, serverProgram } from './server-program.ts';
import { redisUsers, type StorePasswords, sha256 } from './store-files.ts';

/** Redis on the loopback address, with users; limits and revocations survive a restart in its append-only file. */
export function redis({ data, log, port, cache, disposable }: ServerPlace, passwords: StorePasswords): Server {
  const start: Start = async (track) => {
    const program = await serverProgram('redis-server', { cache, setting: 'REDIS_URL' });
    await privateFolder(data);
    const users = join(data, 'users.acl');
    const version = await majorVersion(program);
    await writePrivateFile(
      users,
      redisUsers((user) => `#${sha256(passwords[user])}`, version),
    );
    const appendOnly = disposable ? 'no' : 'yes';
    const place = ['--bind', '127.0.0.1', '--port', String(port), '--dir', data, '--aclfile', users];
    const args = [...place, '--save', '', '--appendonly', appendOnly];
    const child = track(await startChild({ name: 'Redis', command: program.path, args, env: program.env, log }));
    await until(() => ping(port, passwords.operator), { child, seconds: 20, log });
    return child;
  };
  return { url: `redis://127.0.0.1:${port}`, start };
}

async function majorVersion({ path, env }: Program): Promise<number> {
  const { stdout } = await promisify(execFile)(path, ['--version'], { env });
  return Number(/v=(\d+)/.exec(stdout)?.[1]);
}

async function ping(port: number, password: string) {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  try {
    socket.write(`AUTH operator ${password}\r\nPING\r\nQUIT\r\n`);
    let answer = '';
    for await (const part of socket) answer += part;
    // It answers -LOADING while it reads its file.
    if (!answer.includes('+PONG')) throw new Error(answer.trim());
  } finally {
    socket.destroy();
  }
}
