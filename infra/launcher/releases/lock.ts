import { Failure } from '../failure.ts';
import type { Settings } from '../settings.ts';
import { readReleaseCommand } from './release-command.ts';

/** `lock mfe-catalog --reason "…"`: what is live stays live until `lock mfe-catalog --off`, and a trial keeps its share. */
export async function lock(words: string[], settings: Settings): Promise<number> {
  const { name, values, client } = await readReleaseCommand(words, ['reason', 'off'], settings);
  if (values.off) {
    await client.unlock(name);
    console.log(`${name} is unlocked.`);
    return 0;
  }
  if (!values.reason) throw new Failure(`Say why it is locked: npm run lock -- ${name} --reason "…"`);
  await client.lock(name, values.reason);
  console.log(`${name} is locked. npm run lock -- ${name} --off unlocks it.`);
  return 0;
}
