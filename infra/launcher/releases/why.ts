import type { Settings } from '../settings.ts';
import { describeRelease } from './describe-release.ts';
import { readReleaseCommand, stateOf } from './release-command.ts';

/** `why mfe-catalog`: what is live, since when, by whom and why; what is under trial, or why a trial ended. */
export async function why(words: string[], settings: Settings): Promise<number> {
  const { name, client } = await readReleaseCommand(words, [], settings);
  console.log(describeRelease(await stateOf(client, name)));
  return 0;
}
