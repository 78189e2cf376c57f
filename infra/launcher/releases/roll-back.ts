import type { Settings } from '../settings.ts';
import { readReleaseCommand, stateOf } from './release-command.ts';

/** `rollback mfe-catalog [--version v] [--reason "…"]`: ends a trial, or makes the previous or the named release live again. */
export async function rollBack(words: string[], settings: Settings): Promise<number> {
  const { name, values, client } = await readReleaseCommand(words, ['version', 'reason'], settings);
  const { version, reason } = values;
  const { serial, candidate } = await stateOf(client, name);
  const { stable } = await client.rollBack(name, { serial, ...(version && { version }), ...(reason && { reason }) });
  const isTrialEnded = candidate && version === undefined;
  console.log(
    isTrialEnded
      ? `The trial of ${name} ${candidate.version} has ended: ${stable.version} stays live.`
      : `${name} ${stable.version} is live again.`,
  );
  return 0;
}
