import type { ReleaseChange } from '@forecourt/contracts';
import type { Settings } from '../settings.ts';
import { moment } from './describe-release.ts';
import { readReleaseCommand } from './release-command.ts';

const DONE: Readonly<Record<ReleaseChange['action'], (change: ReleaseChange) => string>> = {
  released: ({ to }) => `released ${to}`,
  'rolled-back': ({ from, to }) => `rolled back ${from} to ${to}`,
  'put-back': ({ to }) => `put ${to} back`,
  'trial-begun': ({ to }) => `began the trial of ${to}`,
  'trial-raised': ({ to }) => `gave ${to} more visitors`,
  'trial-passed': ({ to }) => `made ${to} live after its trial`,
  'trial-ended': ({ to }) => `ended the trial of ${to}`,
  locked: () => 'locked it',
  unlocked: () => 'unlocked it',
};

/** `history mfe-catalog`: every change of what is live, newest first. */
export async function history(words: string[], settings: Settings): Promise<number> {
  const { name, client } = await readReleaseCommand(words, [], settings);
  for await (const change of client.history(name)) console.log(describe(change));
  return 0;
}

const describe = (change: ReleaseChange): string =>
  `${moment(change.at)}  ${change.by} ${DONE[change.action](change)}${change.reason ? `: ${change.reason}` : ''}`;
