import { Failure } from '../failure.ts';
import type { Settings } from '../settings.ts';
import { readReleaseCommand } from './release-command.ts';

/** `lock mfe-catalog --reason "…"`: nothing but `lock mfe-catalog --off` changes what is live of it until then. */
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
