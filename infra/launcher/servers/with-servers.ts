import { Failure } from '../failure.ts';
import { runToTheEnd } from '../processes/run-to-the-end.ts';
import { testEnvironment, withTemporaryServers } from './temporary-servers.ts';

/**
 * `with-servers -- <command…>`: runs a command with its own PostgreSQL (DATABASE_URL, a superuser's), NATS (NATS_URL) and Redis
 * (REDIS_URL) in a temporary directory, and returns its exit code. NATS_PROGRAM is the path of the server's program.
 */
export async function withServers(words: string[]): Promise<number> {
  const [command, ...args] = words[0] === '--' ? words.slice(1) : words;
  if (!command) throw new Failure('Say which command to run: node infra/start.mjs with-servers -- <command…>');
  const cwd = process.env['INIT_CWD'] ?? process.cwd();
  return withTemporaryServers(async (urls) => runToTheEnd(command, args, { env: await testEnvironment(urls), cwd }));
}
