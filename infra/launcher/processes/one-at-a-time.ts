import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const RETRY_MS = 200;

/**
 * Does `work` once no other process of this machine does any under the same name. The name is that of an abstract socket, which
 * only one process can have, and which Linux takes from one that ends, however it ends.
 * @param waiting Called if another process has it.
 */
export async function oneAtATime<Result>(name: string, waiting: () => void, work: () => Promise<Result>): Promise<Result> {
  const socket = createServer();
  for (let hasWaited = false; ; hasWaited = true) {
    const isOurs = await once(socket.listen(`\0${name}`), 'listening').then(() => true, isInUse);
    if (isOurs) break;
    if (!hasWaited) waiting();
    await pause(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    socket.close();
  }
}

function isInUse(error: NodeJS.ErrnoException): false {
  if (error.code !== 'EADDRINUSE') throw error;
  return false;
}
