import { readFileSync } from 'node:fs';
import { readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { explain, Failure } from '../failure.ts';
import { privateFolder, writePrivateFile } from '../servers/private-files.ts';

/** With fewer free bytes a start would only fail halfway: an empty PostgreSQL and the demo stock's pictures. */
const NEEDED = 300 * 1024 * 1024;

/** Addresses of the system that runs on a data directory, stored in its lock file for the other commands. */
export interface Addresses {
  publicUrl: string;
  inventoryUrl: string;
  mediaUrl: string;
  identityUrl: string;
  releasesUrl: string;
  /** The website on this machine, whatever `publicUrl` is. */
  siteUrl: string;
  /** The superuser's; undefined if a server is used that DATABASE_URL names. */
  postgresUrl?: string;
  /** Where the pictures are; undefined if they are in a store that MINIO_URL names. */
  objectsDir?: string;
}

interface Lock {
  pid: number;
  /** When that process started, so that another process with the same id is not mistaken for it. */
  began: string;
  addresses?: Addresses;
}

/** The parts' folders, which only this user may enter; the stores protect their own. */
const FOLDERS = ['logs', 'mail', 'social', 'objects', 'shell', 'remotes'];

/** Creates the data directory if necessary and locks it for this process. Returns how to release the lock. */
export async function openDataDirectory(dataDir: string): Promise<() => Promise<void>> {
  try {
    await privateFolder(dataDir);
    for (const name of FOLDERS) await privateFolder(join(dataDir, name));
    const { bavail, bsize } = await statfs(dataDir);
    if (bavail * bsize < NEEDED) throw Object.assign(new Error('Too little space'), { code: 'ENOSPC' });
    await lock(dataDir);
  } catch (error) {
    throw explain(error);
  }
  return () => rm(lockFile(dataDir), { force: true });
}

export async function publishAddresses(dataDir: string, addresses: Addresses): Promise<void> {
  const own: Lock = { pid: process.pid, began: beginning(process.pid), addresses };
  await writePrivateFile(lockFile(dataDir), JSON.stringify(own));
}

/** The addresses of the system that runs on `dataDir`; undefined if none does. */
export async function findAddresses(dataDir: string): Promise<Addresses | undefined> {
  const lock = await readLock(dataDir);
  return lock && isAlive(lock) ? lock.addresses : undefined;
}

/** @throws {Failure} if no system runs on `dataDir`. */
export async function readAddresses(dataDir: string): Promise<Addresses> {
  const addresses = await findAddresses(dataDir);
  if (!addresses) throw new Failure(`Nothing is running on ${dataDir}: start it with npm start first.`);
  return addresses;
}

async function lock(dataDir: string): Promise<void> {
  const holder = await readLock(dataDir);
  if (holder && isAlive(holder)) {
    throw new Failure(
      `${dataDir} is in use by another Forecourt (process ${holder.pid}): stop it, or set DATA_DIR to another directory.`,
    );
  }
  await rm(lockFile(dataDir), { force: true });
  const own: Lock = { pid: process.pid, began: beginning(process.pid) };
  await writeFile(lockFile(dataDir), JSON.stringify(own), { flag: 'wx', mode: 0o600 });
}

async function readLock(dataDir: string): Promise<Lock | undefined> {
  try {
    return JSON.parse(await readFile(lockFile(dataDir), 'utf8')) as Lock;
  } catch (error) {
    // A lock file truncated by a full disk or a power cut is not valid JSON.
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function isAlive({ pid, began }: Lock): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is running, and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return beginning(pid) === began;
}

/** Clock ticks from boot to the process's start (proc(5), field 22); empty if there is no /proc. */
function beginning(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

const lockFile = (dataDir: string) => join(dataDir, 'launcher.json');
