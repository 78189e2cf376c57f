import { readdir, readFile } from 'node:fs/promises';

/**
 * The process of a service.
 * @param folder such as "services/media"
 * @throws Error if no process of it answers at this address
 */
export async function processOf(folder: string, url: string): Promise<string> {
  const port = `PORT=${new URL(url).port}`;
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const [command, environment] = await Promise.all(
      ['cmdline', 'environ'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
    );
    if (command?.includes(folder) && environment?.split('\0').includes(port)) return pid;
  }
  throw new Error(`No process of ${folder} was found that answers at ${url}.`);
}

/** MB of resident memory: `VmRSS` is current, `VmHWM` the peak. */
export async function memoryOf(pid: string, name: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
}
