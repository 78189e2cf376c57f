import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICES } from '@forecourt/contracts';
import { Failure } from '../failure.ts';
import type { Settings } from '../settings.ts';
import { readSecrets } from '../system/secrets.ts';
import { signStaffToken } from './staff-token.ts';

/** `token`: prints a staff token signed with the data directory's key, for manual calls. */
export async function printToken({ dataDir }: Settings): Promise<number> {
  if (!existsSync(join(dataDir, 'secrets.json')))
    throw new Failure(`${dataDir} has no key yet: start Forecourt once with npm start.`);
  const { tokenPrivateKey } = await readSecrets(dataDir, SERVICES);
  console.log(await signStaffToken(tokenPrivateKey));
  return 0;
}
