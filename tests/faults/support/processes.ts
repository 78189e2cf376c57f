import { readdir, readFile, readlink } from 'node:fs/promises';
import { eventually } from './system.ts';

const LISTENING = '0A';

/**
 * Kills the process that listens on a URL's port; waits for one that is just being started. The launcher restarts it.
 */
export async function killListener(address: string): Promise<void> {
  const port = Number(new URL(address).port);
  process.kill(await eventually(`a process listens on port ${port}`, () => pidListeningOn(port)), 'SIGKILL');
}

/** The same, unless nothing listens. */
export async function killIfListening(address: string): Promise<void> {
  const pid = await pidListeningOn(Number(new URL(address).port));
  if (pid !== null) process.kill(pid, 'SIGKILL');
}

export async function pidListeningOn(port: number): Promise<number | null> {
  const inode = await listeningSocket(port);
  if (inode === undefined) return null;
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    // The process may exit meanwhile, or belong to another user.
    const handles = await readdir(`/proc/${pid}/fd`).catch(() => []);
    const links = await Promise.all(handles.map((handle) => readlink(`/proc/${pid}/fd/${handle}`).catch(() => '')));
    if (links.includes(`socket:[${inode}]`)) return Number(pid);
  }
  return null;
}

async function listeningSocket(port: number): Promise<string | undefined> {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = (await readFile('/proc/net/tcp', 'utf8')).split('\n').map((row) => row.trim().split(/\s+/));
  return rows.find(([, local, , state]) => local?.endsWith(suffix) && state === LISTENING)?.[9];
}
