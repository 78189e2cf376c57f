import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Problem } from '@forecourt/contracts';
import { SERVICES } from '@forecourt/contracts';
import { Failure } from '../failure.ts';
import type { Settings } from '../settings.ts';
import { readAddresses } from '../system/data-directory.ts';
import { readSecrets } from '../system/secrets.ts';
import { signStaffToken } from './staff-token.ts';

/** `password`: sets a new back-office password in the running system and signs everyone out. */
export async function changePassword({ dataDir }: Settings): Promise<number> {
  const { identityUrl } = await readAddresses(dataDir);
  const { tokenPrivateKey } = await readSecrets(dataDir, SERVICES);
  const newPassword = await ask('New password: ');
  const response = await fetch(`${identityUrl}/api/admin/password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await signStaffToken(tokenPrivateKey)}` },
    body: JSON.stringify({ newPassword }),
  });
  if (!response.ok) {
    const { detail, errors } = (await response.json()) as Problem;
    throw new Failure(`The password was not changed: ${errors?.[0]?.message ?? detail}.`);
  }
  console.log('The password has been changed and everyone has been signed out.');
  return 0;
}

/** Reads a line without echoing it; also from a pipe. */
async function ask(question: string): Promise<string> {
  process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  const nothing = new Promise<never>((_, reject) => {
    reader.once('close', () => reject(new Failure('Nothing was typed. Type the new password, or give it through a pipe.')));
  });
  const answer = await Promise.race([reader.question(''), nothing]);
  reader.close();
  process.stdout.write('\n');
  return answer;
}
