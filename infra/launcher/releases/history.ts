import { changeInWords, type ReleaseChange } from '@forecourt/contracts';
import type { Settings } from '../settings.ts';
import { moment } from './describe-release.ts';
import { readReleaseCommand } from './release-command.ts';

/** `history mfe-catalog`: every change of what is live, newest first. */
export async function history(words: string[], settings: Settings): Promise<number> {
  const { name, client } = await readReleaseCommand(words, [], settings);
  for await (const change of client.history(name)) console.log(describe(change));
  return 0;
}

const describe = (change: ReleaseChange): string =>
  `${moment(change.at)}  ${change.by} ${changeInWords(change)}${change.reason ? `: ${change.reason}` : ''}`;
