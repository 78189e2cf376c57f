import { buildAll } from '../build/build.ts';
import { Failure } from '../failure.ts';
import { runToTheEnd } from '../processes/run-to-the-end.ts';
import { requireHeadlessChromium } from '../servers/system-packages.ts';
import { testEnvironment } from '../servers/temporary-servers.ts';
import { systemEnvironment } from './system-environment.ts';
import { withTemporarySystem } from './temporary-system.ts';

/** `with-system -- <command>`: runs a command with a whole system of its own, as `npm test` does for journeys and faults. */
export async function withSystem(words: string[]): Promise<number> {
  const [program, ...args] = words[0] === '--' ? words.slice(1) : words;
  if (!program) throw new Failure('Say what to run: node infra/start.mjs with-system -- <command>');
  const CHROMIUM = await requireHeadlessChromium();
  await buildAll();
  process.env['TRACING'] ??= 'true';
  // Tests have the pictures of other sites on this machine.
  process.env['PICTURES_FROM_LOOPBACK'] ??= 'true';
  return withTemporarySystem(async (system) => {
    const env = { ...(await testEnvironment(system.context.servers)), ...systemEnvironment(system), CHROMIUM };
    return runToTheEnd(program, args, { env });
  });
}
