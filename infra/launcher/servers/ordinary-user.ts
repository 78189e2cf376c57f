import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Failure } from '../failure.ts';
import { findProgram } from './find-program.ts';

export interface OrdinaryUser {
  uid: number;
  gid: number;
}

/** The user for PostgreSQL, which refuses to run as root: `postgres` or else `nobody`. Undefined if we are not root. */
export function ordinaryUser(): OrdinaryUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = ['postgres', 'nobody'].map((name) => accounts.find(([user]) => user === name)).find(Boolean);
  if (!account)
    throw new Failure('PostgreSQL refuses to run as root and there is no user "nobody": start Forecourt as an ordinary user.');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/** A command line, and the user to run it as. */
export interface Invocation {
  command: string;
  args: string[];
  user?: OrdinaryUser;
}

/**
 * How to run `command` as `user`. Below a folder that only root may enter (a checkout in /root, `mktemp -d`) the process also
 * needs the one capability of traversing folders; otherwise it has no more rights than the user.
 */
export function runAs(user: OrdinaryUser | undefined, command: string, args: string[], paths: string[]): Invocation {
  if (!user) return { command, args };
  if ([command, ...paths].every((path) => mayReach(user, dirname(path)))) return { command, args, user };
  const setpriv = findProgram('setpriv');
  if (!setpriv)
    throw new Failure(
      `PostgreSQL refuses to run as root and cannot reach ${paths[0] ?? command} as another user: move DATA_DIR.`,
    );
  const pass = `+${holds(CAP_DAC_READ_SEARCH) ? 'dac_read_search' : 'dac_override'}`;
  const identity = ['--reuid', String(user.uid), '--regid', String(user.gid), '--clear-groups'];
  return { command: setpriv, args: [...identity, '--inh-caps', pass, '--ambient-caps', pass, '--', command, ...args] };
}

const CAP_DAC_READ_SEARCH = 2n;

/** Containers often withhold this capability but grant the wider one. */
function holds(capability: bigint): boolean {
  const effective = /^CapEff:\s*([0-9a-f]+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0';
  return ((BigInt(`0x${effective}`) >> capability) & 1n) === 1n;
}

function mayReach(user: OrdinaryUser, folder: string): boolean {
  const { mode, uid, gid } = statSync(folder);
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  return (mode & bit) !== 0 && (folder === dirname(folder) || mayReach(user, dirname(folder)));
}
